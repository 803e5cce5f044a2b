import type { Ref, SelectHTMLAttributes } from 'react'
import { FieldFrame } from './field.tsx'
import { Select, type Option } from './select.tsx'

/** A select with its label and message. */
export function SelectField({
  label,
  error,
  hint,
  className,
  options,
  ...select
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  label: string
  error?: string | undefined
  hint?: string
  className?: string
  options: readonly Option[]
  ref?: Ref<HTMLSelectElement>
}) {
  return (
    <FieldFrame
      label={label}
      error={error}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      {(tie) => <Select {...select} {...tie} options={options} />}
    </FieldFrame>
  )
}
