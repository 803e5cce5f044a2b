import { formatRupees } from '@tohfa/contract/money'
import type { OrderDay } from '@tohfa/contract/overview'
import { formatDate } from '../../locale/dates.ts'
import { overviewTexts as texts } from './overview.texts.ts'

const { columns } = texts

/** The chart's figures, the newest day first. */
export function TakingsTable({ days }: { days: readonly OrderDay[] }) {
  return (
    <table className="tabular w-full max-w-xl text-left text-sm">
      <thead>
        <tr className="border-b border-hairline text-xs text-quiet">
          <th scope="col" className="py-2 font-medium">
            {columns.day}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {columns.orders}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {columns.takings}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, takings }) => (
          <tr key={day} className="border-b border-hairline">
            <th scope="row" className="py-1.5 font-normal">
              {formatDate(day)}
            </th>
            <td className="py-1.5 text-right">{orders}</td>
            <td className="py-1.5 text-right">{formatRupees(takings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
