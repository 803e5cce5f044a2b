// chunk: staff
import { useId } from 'react'

/** A switch that applies at once, with an explanation. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string
  hint?: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label className="group relative flex min-h-11 w-fit cursor-pointer items-center gap-3 rounded-control text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
        />
        <span
          aria-hidden
          className="flex h-6 w-11 shrink-0 items-center rounded-full border border-control bg-surface px-1 transition-colors group-hover:border-link peer-checked:border-link peer-checked:bg-link [&>i]:bg-control peer-checked:[&>i]:translate-x-4.5 peer-checked:[&>i]:bg-on-link"
        >
          <i className="size-4 rounded-full transition-transform" />
        </span>
        {label}
      </label>
      {hint && (
        <p id={id} className="text-xs text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
