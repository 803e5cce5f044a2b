import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'

type Props = {
  label: string
  name: string
  error: string | undefined
  hint?: string
  className?: string
}

/**
 * A number field; arrow keys step it. An invalid value is NaN, and an empty one undefined if it is
 * `optional`.
 */
export function NumberField(
  props: Props &
    (
      | { optional: true; value: number | undefined; onChange: (value: number | undefined) => void }
      | { optional?: never; value: number; onChange: (value: number) => void }
    ),
) {
  const { optional, value, onChange, ...field } = props
  const read = (typed: string) =>
    typed.trim() === '' ? (optional ? undefined : Number.NaN) : Number(typed)
  const [typed, setTyped] = useState(() => shown(value))
  return (
    <Field
      {...field}
      type="number"
      step="any"
      // A value that differs from the typed one was set by a button.
      value={
        Object.is(read(typed), value ?? (optional ? undefined : Number.NaN)) ? typed : shown(value)
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(read(currentTarget.value) as number)
      }}
    />
  )
}

const shown = (value: number | undefined | null) =>
  value === undefined || value === null || Number.isNaN(value) ? '' : String(value)
