import type { BlankArea } from '@tohfa/contract/studio/blanks'
import { Button } from '../../ui/button.tsx'
import { removeArea, withArea } from './change-areas.ts'
import { controlAt, type Editor } from './editor.ts'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'

const lengths = ['width', 'height', 'bleed', 'safe'] as const

/** A place of the product's own. */
export function AreaFields({
  area,
  index,
  isOnly,
  faults,
  change,
  onRemoved,
}: Omit<Editor, 'draft'> & {
  area: BlankArea
  index: number
  isOnly: boolean
  onRemoved: () => void
}) {
  const control = controlAt(faults, `areas.${index}`)
  const set = (part: Partial<BlankArea>) => change(withArea(index, part))
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-3">
      <legend className="float-left w-full truncate text-sm font-semibold">
        {texts.area(index + 1, area.label)}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 pt-2 sm:grid-cols-4">
        <LabelFields labels={area} control={control} set={set} className="sm:col-span-2" />
        {lengths.map((key) => (
          <NumberField
            key={key}
            {...control(key)}
            label={texts.lengths[key]}
            value={area[key]}
            onChange={(length) => set({ [key]: length })}
          />
        ))}
      </div>
      {!isOnly && (
        <Button
          look="quiet"
          className="-ml-5"
          onClick={() => {
            change(removeArea(index))
            onRemoved()
          }}
        >
          {texts.removeArea}
        </Button>
      )}
    </fieldset>
  )
}
