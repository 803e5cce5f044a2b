// chunk: stage
import { useId, useState } from 'react'
import type { Bound } from '@tohfa/print-engine/scene/bounds'
import { inBound } from '@tohfa/print-engine/edit/rounded'
import { inputClass } from '#ui/form/input-class.ts'

/** A figure with its unit. What is typed counts as soon as it is a number within its bounds. */
export function NumberField({
  label,
  unit,
  value,
  bound,
  step = 0.5,
  disabled,
  onChange,
}: {
  label: string
  unit: string
  value: number
  bound: Bound
  step?: number
  disabled?: boolean
  onChange: (value: number) => void
}) {
  const id = useId()
  /** What is typed, while the field has the focus. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown = Math.round(value * 100) / 100
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-xs font-medium">
        {label} <span className="font-normal text-quiet">{unit}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={bound[0]}
        max={bound[1]}
        step={step}
        disabled={disabled}
        value={typed ?? shown}
        onChange={({ currentTarget: input }) => {
          setTyped(input.value)
          if (Number.isFinite(input.valueAsNumber)) onChange(inBound(input.valueAsNumber, bound))
        }}
        onBlur={() => setTyped(null)}
        className={`${inputClass} tabular`}
      />
    </div>
  )
}
