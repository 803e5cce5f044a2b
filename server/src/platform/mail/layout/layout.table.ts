import { createElement as h, Fragment, type TableHTMLAttributes } from 'react'

/** A table for mail programs, without the default spacing around its cells. */
export function Table({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, ...rest },
    h('tbody', null, children),
  )
}

/** Lines, one below the other. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line))
}
