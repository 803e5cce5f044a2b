import type { ShapeItem } from '@tohfa/print-engine/scene/scene'
import { Checkbox } from '#ui/form/choice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { ItemEditor } from './item-editor.ts'
import { OutlineFields } from './outline-fields.tsx'
import { PaintFields } from './paint-fields.tsx'
import { SizeFields } from './place-fields.tsx'

const shapes = ['rect', 'ellipse', 'line'] as const satisfies ShapeItem['shape'][]
const firstFill = '#e9a319'
const firstStroke = { color: '#1c1a17', width: 0.5 }

/** A rectangle, an ellipse or a line: its size, fill and stroke. */
export function ShapeFields(editor: ItemEditor<ShapeItem>) {
  const { item, control, change } = editor
  const { fill, stroke } = item
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <SelectField
          {...control('shape')}
          label={texts.shape}
          value={item.shape}
          options={shapes.map((value) => ({ value, label: texts.shapes[value] }))}
          onChange={({ currentTarget }) => change({ shape: currentTarget.value })}
        />
        <SizeFields {...editor} />
        {item.shape === 'rect' && (
          <NumberField
            {...control('radius')}
            label={texts.radius}
            value={item.radius}
            onChange={(radius) => change({ radius })}
          />
        )}
      </div>
      <Checkbox
        name={control('filled').name}
        value="on"
        label={texts.filled}
        checked={fill !== null}
        onChange={(on) => change({ fill: on ? firstFill : null })}
      />
      {fill !== null && (
        <PaintFields
          {...editor}
          color={
            <ColorField
              {...control('fill')}
              label={texts.color}
              value={fill}
              onChange={(color) => change({ fill: color })}
            />
          }
        />
      )}
      <OutlineFields
        path="stroke"
        value={stroke}
        first={firstStroke}
        control={control}
        onChange={(stroke) => change({ stroke })}
      />
    </>
  )
}
