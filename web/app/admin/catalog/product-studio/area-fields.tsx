import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { shapeLabel } from '@tohfa/print-engine/mockup/blank-labels'
import { shapesOf } from '@tohfa/print-engine/mockup/piece-shapes'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { removeArea, withArea } from './change-areas.ts'
import { controlAt, type Editor } from './editor.ts'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'

const lengths = ['width', 'height', 'bleed', 'safe'] as const

/** A printed area that belongs to the product. */
export function AreaFields({
  blank,
  area,
  index,
  isOnly,
  faults,
  change,
  onRemoved,
}: Omit<Editor, 'draft'> & {
  blank: BlankId
  area: BlankArea
  index: number
  isOnly: boolean
  onRemoved: () => void
}) {
  const control = controlAt(faults, `areas.${index}`)
  const shapes = shapesOf(blank)
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
        {shapes.length > 0 && (
          <SelectField
            {...control('shape')}
            label={texts.pieceShape}
            value={area.shape ?? ''}
            options={[
              { value: '', label: texts.usualShape },
              ...shapes.map((value) => ({ value, label: shapeLabel(blank, value) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set({ shape: shapes.find((shape) => shape === value) })
            }
            className="col-span-2"
          />
        )}
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
