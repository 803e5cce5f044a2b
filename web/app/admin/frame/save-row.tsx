import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

/** The last row of a form: Save, further buttons, and whether something is not saved yet. */
export function SaveRow({
  save,
  label,
  busy,
  unsaved,
  className = '',
  children,
}: {
  save: string
  /** The name of the button, where several forms of a page have one. */
  label?: string | undefined
  busy: boolean
  unsaved: string | false
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      <Button type="submit" busy={busy} aria-label={label}>
        {save}
      </Button>
      {children}
      <p aria-live="polite" className="text-sm text-quiet">
        {unsaved}
      </p>
    </div>
  )
}
