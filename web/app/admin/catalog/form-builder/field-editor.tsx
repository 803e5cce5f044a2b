import { Checkbox } from '#ui/form/choice.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { builtTypes, type BuiltField } from './built-field.ts'
import { formBuilderTexts as texts } from './form-builder.texts.ts'

type Limit = 'minValue' | 'maxValue' | 'minLength' | 'maxLength'
const limits: Record<BuiltField['type'], readonly (readonly [Limit, string])[]> = {
  number: [
    ['minValue', texts.min],
    ['maxValue', texts.max],
  ],
  text: [
    ['minLength', texts.minLength],
    ['maxLength', texts.maxLength],
  ],
  textarea: [
    ['minLength', texts.minLength],
    ['maxLength', texts.maxLength],
  ],
  email: [],
}

/** Edits the properties of one field. */
export function FieldEditor({
  field,
  number,
  onChange,
  onRemove,
}: {
  field: BuiltField
  number: number
  onChange: (change: Partial<BuiltField>) => void
  onRemove: () => void
}) {
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-3">
      <legend className="float-left mb-2 w-full truncate text-sm font-semibold">
        {texts.field(number, field.label)}
      </legend>
      <div className="clear-both grid gap-x-4 min-[25rem]:grid-cols-2">
        <Field
          label={texts.name}
          value={field.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Field
          label={texts.label}
          value={field.label}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        <SelectField
          label={texts.type}
          value={field.type}
          options={builtTypes.map((value) => ({ value, label: texts.types[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ type: builtTypes.find((type) => type === value) ?? 'text' })
          }
        />
        <div className="self-center max-[25rem]:pb-3">
          <Checkbox
            name={`${field.id}-required`}
            value="required"
            label={texts.required}
            checked={field.required}
            onChange={(required) => onChange({ required })}
          />
        </div>
        {limits[field.type].map(([limit, label]) => (
          <Field
            key={limit}
            label={label}
            type="number"
            value={field[limit]}
            onChange={(event) => onChange({ [limit]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Button look="quiet" className="-ml-4" onClick={onRemove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}
