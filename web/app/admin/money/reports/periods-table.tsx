import { formatRupees } from '@tohfa/contract/shared/money'
import type { Report } from '@tohfa/contract/backoffice/report'
import { reportTexts as texts } from './reports.texts.ts'
import { formatCount, namePeriod } from './format-figures.ts'

const { columns } = texts
const counts = ['visits', 'productViews', 'bags', 'checkouts', 'orders'] as const
const amounts = ['refunded', 'due', 'takings'] as const

/** All figures of the charts, the newest first. */
export function PeriodsTable({ periods }: Pick<Report, 'periods'>) {
  return (
    // On a narrow screen it scrolls by finger or arrow keys.
    <section
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={texts.tableScrolls}
      className="overflow-x-auto"
    >
      <table className="tabular w-full text-left text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-quiet">
            <th scope="col" className="py-2 font-medium">
              {columns.period}
            </th>
            {[...counts, ...amounts].map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right font-medium">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map((period) => (
            <tr key={period.from} className="border-b border-hairline">
              <th scope="row" className="py-1.5 font-normal whitespace-nowrap">
                {namePeriod(period)}
              </th>
              {counts.map((column) => (
                <td key={column} className="py-1.5 pl-3 text-right">
                  {formatCount(period[column])}
                </td>
              ))}
              {amounts.map((column) => (
                <td key={column} className="py-1.5 pl-3 text-right whitespace-nowrap">
                  {formatRupees(period[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
