import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { ItemEditor } from './item-editor.ts'

/** The position of an item from the middle of its area. */
export function PlaceFields({ item, control, change }: ItemEditor<SceneItem>) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 sm:grid-cols-4">
      <NumberField
        {...control('x')}
        label={texts.right}
        value={item.x}
        onChange={(x) => change({ x })}
      />
      <NumberField
        {...control('y')}
        label={texts.down}
        value={item.y}
        onChange={(y) => change({ y })}
      />
      <NumberField
        {...control('turn')}
        label={texts.turn}
        value={item.turn}
        onChange={(turn) => change({ turn })}
      />
      <Button look="secondary" className="mt-6" onClick={() => change({ x: 0, y: 0 })}>
        {texts.toTheMiddle}
      </Button>
    </div>
  )
}

/** Width and height of an item with a frame. */
export function SizeFields({
  item,
  control,
  change,
}: ItemEditor<Extract<SceneItem, { height: number }>>) {
  return (
    <>
      <NumberField
        {...control('width')}
        label={texts.width}
        value={item.width}
        onChange={(width) => change({ width })}
      />
      <NumberField
        {...control('height')}
        label={texts.height}
        value={item.height}
        onChange={(height) => change({ height })}
      />
    </>
  )
}
