import type { ReactNode } from 'react'
import { OrnamentBorder } from './ornament-border.tsx'

/**
 * A message for an empty list: a text, a printed border, and a link. The heading brings its own
 * tag.
 */
export function EmptyState({
  heading,
  sentence,
  action,
}: {
  heading: ReactNode
  sentence?: string
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-10 text-center">
      <OrnamentBorder className="max-w-60" />
      <div className="pt-2 text-2xl font-semibold">{heading}</div>
      {sentence && <p className="text-quiet">{sentence}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
