// chunk: select
import { ChevronDown } from 'lucide'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '#ui/icon.tsx'
import { inputClass } from './input-class.ts'

export type Option = { value: string; label: string }

/** The native select; its label is next to it. */
export function Select({
  options,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly Option[]
  ref?: Ref<HTMLSelectElement>
}) {
  return (
    <div className="relative">
      <select {...select} className={`${inputClass} appearance-none pr-10`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        shape={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-quiet"
      />
    </div>
  )
}
