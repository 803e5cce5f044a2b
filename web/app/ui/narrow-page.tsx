import type { ReactNode } from 'react'
import { OrnamentBorder } from './ornament-border.tsx'

const widths = { sm: 'max-w-sm', xl: 'max-w-xl' }

/** A page of one narrow column under an ornament, for what a link of a mail leads to. */
export function NarrowPage({
  heading,
  width = 'sm',
  busy,
  children,
}: {
  heading: string
  width?: keyof typeof widths
  busy?: true
  children: ReactNode
}) {
  return (
    <div className="page py-10 sm:py-16" aria-busy={busy}>
      <div className={`mx-auto ${widths[width]}`}>
        <OrnamentBorder />
        <h1 className="tabular pt-6 pb-4 text-2xl font-semibold">{heading}</h1>
        {children}
      </div>
    </div>
  )
}
