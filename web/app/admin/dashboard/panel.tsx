import type { ReactNode } from 'react'

/** The items of a pile under a heading; the pile links to its id. */
export function Panel({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-hairline pt-4">
      <h2 id={id} tabIndex={-1} className="pb-2 text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** One item of work: its description on the left, its amount on the right. */
export function PanelLine({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-hairline py-2 text-sm last:border-0">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="tabular shrink-0 text-right font-semibold">{end}</div>
    </li>
  )
}
