import { formatRupees } from '@tohfa/contract/shared/money'
import type { Report } from '@tohfa/contract/backoffice/report'
import { reportTexts as texts } from './reports.texts.ts'
import { formatCount, shareOf } from './format-figures.ts'

/** The range of days in six figures. */
export function Figures({ totals }: Pick<Report, 'totals'>) {
  const { takings, due, orders, kept, average, refunded, buyers, repeatBuyers, visits } = totals
  const figures = [
    [texts.takings, formatRupees(takings), due > 0 ? texts.due(formatRupees(due)) : ''],
    [texts.orders, formatCount(orders), texts.kept(formatCount(kept))],
    [texts.average, formatRupees(average), ''],
    [texts.refunded, formatRupees(refunded), shareOf(refunded, takings + refunded)],
    [
      texts.buyers,
      formatCount(buyers),
      texts.repeat(formatCount(repeatBuyers), shareOf(repeatBuyers, buyers)),
    ],
    [
      texts.conversion,
      shareOf(orders, visits),
      visits > 0 ? texts.ofVisits(formatCount(orders), formatCount(visits)) : texts.noVisits,
    ],
  ] as const
  return (
    <dl
      aria-label={texts.figures}
      className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-hairline py-4 lg:grid-cols-3"
    >
      {figures.map(([name, figure, more]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="tabular text-xl font-semibold">{figure}</dd>
          <dd className="tabular text-xs text-quiet empty:hidden">{more}</dd>
        </div>
      ))}
    </dl>
  )
}
