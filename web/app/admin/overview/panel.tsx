import { useId, type ReactNode } from 'react'

/** A part of the overview under its heading. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-hairline pt-4">
      <h2 id={id} className="pb-2 text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export const panelLink =
  'inline-flex min-h-11 items-center text-sm font-medium text-link underline-offset-4 hover:underline'

/** One thing that waits: what it is on the left, how much on the right. */
export function PanelLine({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-hairline py-2 text-sm last:border-0">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="tabular shrink-0 text-right font-semibold">{end}</div>
    </li>
  )
}
