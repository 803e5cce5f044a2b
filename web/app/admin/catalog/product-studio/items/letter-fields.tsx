import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { ItemEditor } from './item-editor.ts'

const aligns = ['left', 'center', 'right'] as const

/** The typography of a text: its size, its maximum width, and the spacing of letters and lines. */
export function LetterFields({
  item,
  control,
  change,
}: Pick<ItemEditor<TextItem>, 'item' | 'control' | 'change'>) {
  return (
    <div className="grid grid-cols-2 gap-x-4 pt-3 sm:grid-cols-4">
      <NumberField
        {...control('size')}
        label={texts.size}
        value={item.size}
        onChange={(size) => change({ size })}
      />
      <NumberField
        {...control('width')}
        optional
        label={texts.fitWidth}
        hint={texts.fitWidthHint}
        value={item.width}
        onChange={(width) => change({ width })}
      />
      <SelectField
        {...control('align')}
        label={texts.align}
        value={item.align}
        options={aligns.map((value) => ({ value, label: texts.aligns[value] }))}
        onChange={({ currentTarget }) => change({ align: currentTarget.value })}
      />
      <NumberField
        {...control('bend')}
        label={texts.bend}
        hint={texts.bendHint}
        value={item.bend}
        onChange={(bend) => change({ bend })}
      />
      <NumberField
        {...control('track')}
        label={texts.track}
        hint={texts.trackHint}
        value={item.track}
        onChange={(track) => change({ track })}
      />
      <NumberField
        {...control('leading')}
        label={texts.leading}
        hint={texts.leadingHint}
        value={item.leading}
        onChange={(leading) => change({ leading })}
      />
    </div>
  )
}
