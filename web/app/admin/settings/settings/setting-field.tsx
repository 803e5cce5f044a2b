import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import type { SettingField } from './settings-fields.ts'
import { choiceLabels, fieldHints, fieldNames } from './settings.texts.ts'

/** A setting with its label, help text and error. */
export function SettingInput({
  field: { path, kind, most, choices },
  value,
  error,
  onChange,
}: {
  field: SettingField
  value: string | boolean | undefined
  error: string | undefined
  onChange: (value: string | boolean) => void
}) {
  const label = fieldNames[path] ?? path
  const hint = fieldHints[path]
  if (kind === 'switch')
    return (
      <div className="col-span-2">
        <Switch
          label={label}
          {...(hint && { hint })}
          checked={value === true}
          onChange={onChange}
        />
      </div>
    )
  const shared = {
    label,
    name: path,
    error,
    ...(hint && { hint }),
    value: String(value ?? ''),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  }
  if (choices)
    return (
      <SelectField
        {...shared}
        className="max-sm:col-span-2"
        options={choices.map((one) => ({ value: one, label: choiceLabels[one] ?? one }))}
      />
    )
  if (kind === 'days') return <TextArea {...shared} rows={3} className="col-span-2" />
  return (
    <Field
      {...shared}
      autoComplete="off"
      {...(most !== undefined && { maxLength: most })}
      {...(most !== undefined && { className: most > 120 ? 'col-span-2' : 'max-sm:col-span-2' })}
      {...(kind === 'number' && { inputMode: 'numeric' as const })}
      {...(kind === 'amount' && { inputMode: 'decimal' as const })}
    />
  )
}
