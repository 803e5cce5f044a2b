import { useId } from 'react'
import type { Report } from '@tohfa/contract/backoffice/report'
import { returnReasonLabels } from '#orders/order/returns/returns.texts.ts'
import { Bar } from './bar.tsx'
import { reportTexts as texts } from './reports.texts.ts'
import { formatCount, shareOf } from './format-figures.ts'

const { returnColumns: columns } = texts

/** The returned part of the sales, with reasons. */
export function ReturnsTable({ returns, types }: Pick<Report, 'returns' | 'types'>) {
  const id = useId()
  const pieces = returns.reduce((sum, one) => sum + one.pieces, 0)
  const sold = types.reduce((sum, one) => sum + one.pieces, 0)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-lg font-semibold">
        {texts.returns}
      </h2>
      <p className="pb-2 text-sm text-quiet">
        {pieces === 0
          ? texts.noReturns
          : texts.returnRate(formatCount(pieces), formatCount(sold), shareOf(pieces, sold))}
      </p>
      {returns.length > 0 && (
        <table className="tabular w-full text-left text-sm">
          <thead>
            <tr className="border-b border-hairline text-xs text-quiet">
              <th scope="col" className="py-2 font-medium">
                {columns.reason}
              </th>
              <td aria-hidden className="w-1/4" />
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {columns.returns}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {columns.pieces}
              </th>
            </tr>
          </thead>
          <tbody>
            {returns.map((one) => (
              <tr key={one.reason} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {returnReasonLabels[one.reason]}
                </th>
                <td aria-hidden>
                  <Bar
                    value={one.pieces}
                    most={Math.max(...returns.map((other) => other.pieces))}
                  />
                </td>
                <td className="py-2 pl-3 text-right">{formatCount(one.returns)}</td>
                <td className="py-2 pl-3 text-right font-semibold">{formatCount(one.pieces)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
