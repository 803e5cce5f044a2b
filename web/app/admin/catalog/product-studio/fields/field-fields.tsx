import { lettersBound } from '@tohfa/print-engine/scene/bounds'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { Field } from '#ui/form/field.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { withField } from '#admin/catalog/product-studio/change-fields.ts'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import { controlAt, type Editor } from '#admin/catalog/product-studio/editor.ts'
import { LabelFields } from '#admin/catalog/product-studio/label-fields.tsx'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { ChoicesFields } from './choices-fields.tsx'

type Props = Editor & { field: TemplateField; path: string }

/** All properties of one field. */
export function FieldFields(props: Props) {
  const { faults, change, field, path } = props
  const control = controlAt(faults, path)
  const set = (part: Partial<TemplateField>) => change(withField(field.id, part))
  const isFilledIn = field.kind === 'text' || field.kind === 'photo'
  // A missing item is reported at the field's name, because nobody chooses its id.
  const labelFault = faults[`${path}.label`] ?? faults[`${path}.id`]
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <LabelFields labels={field} control={control} error={labelFault} set={set} />
        <Sample {...props} />
        {field.kind === 'text' && (
          <NumberField
            {...control('max')}
            optional
            label={texts.max}
            hint={texts.maxHint}
            value={field.max}
            onChange={(max) => set({ max })}
          />
        )}
      </div>
      {isFilledIn && (
        <Checkbox
          name={control('required').name}
          value="on"
          label={texts.fieldRequired}
          checked={field.required}
          onChange={(required) => set({ required })}
        />
      )}
      {field.kind === 'choice' && <ChoicesFields {...props} />}
    </>
  )
}

/** The sample; a photo has none, and a choice has its own at each choice. */
function Sample({ faults, change, field, path }: Props) {
  const control = controlAt(faults, path)
  const set = (sample: string) => change(withField(field.id, { sample: sample || null }))
  if (field.kind === 'text')
    return (
      <Field
        {...control('sample')}
        label={texts.sample}
        hint={texts.sampleHint}
        value={field.sample ?? ''}
        maxLength={lettersBound[1]}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    )
  if (field.kind === 'color')
    return (
      <ColorField
        {...control('sample')}
        label={texts.firstColor}
        value={field.sample ?? ''}
        onChange={set}
      />
    )
  return null
}
