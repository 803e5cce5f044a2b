import { Field } from '#ui/form/field.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'

/** A colour: typed as `#a8322a`, or picked with the platform's picker. */
export function ColorField({
  label,
  name,
  value,
  error,
  onChange,
}: {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (color: string) => void
}) {
  return (
    <Field
      label={label}
      name={name}
      value={value}
      error={error}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
      end={
        <input
          type="color"
          aria-label={texts.pick(label)}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="mr-1.5 h-8 w-9 cursor-pointer rounded-control border border-control bg-surface p-0.5"
        />
      }
    />
  )
}
