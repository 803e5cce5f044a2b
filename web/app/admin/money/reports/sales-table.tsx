import type { ReactNode } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { SoldType } from '@tohfa/contract/backoffice/report'
import { Bar } from './bar.tsx'
import { reportTexts as texts } from './reports.texts.ts'
import { formatCount } from './format-figures.ts'

const { productColumns: columns } = texts
type SoldRow = Pick<SoldType, 'pieces' | 'returned' | 'takings'> & {
  key: string
  name: ReactNode
}

/**
 * Sales with a row for each type, and a bar for its takings; `end` is a last row with takings only.
 */
export function SalesTable({
  first,
  rows,
  end,
}: {
  first: string
  rows: readonly SoldRow[]
  end?: { name: string; takings: number } | undefined
}) {
  const most = Math.max(0, ...rows.map(({ takings }) => takings))
  return (
    <table className="tabular w-full text-left text-sm">
      <thead>
        <tr className="border-b border-hairline text-xs text-quiet">
          <th scope="col" className="py-2 font-medium">
            {first}
          </th>
          <td aria-hidden className="w-1/4 max-sm:hidden" />
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {columns.pieces}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {columns.returned}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {columns.takings}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, pieces, returned, takings }) => (
          <tr key={key} className="border-b border-hairline">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              {name}
            </th>
            <td aria-hidden className="max-sm:hidden">
              <Bar value={takings} most={most} />
            </td>
            <td className="py-2 pl-3 text-right">{formatCount(pieces)}</td>
            <td className="py-2 pl-3 text-right">{formatCount(returned)}</td>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
              {formatRupees(takings)}
            </td>
          </tr>
        ))}
        {end && (
          <tr className="border-b border-hairline">
            <th scope="row" colSpan={3} className="py-2 pr-3 font-normal text-quiet sm:hidden">
              {end.name}
            </th>
            <th scope="row" colSpan={4} className="py-2 pr-3 font-normal text-quiet max-sm:hidden">
              {end.name}
            </th>
            <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
              {formatRupees(end.takings)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
