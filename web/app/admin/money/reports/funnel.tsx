import { useId } from 'react'
import type { Report } from '@tohfa/contract/backoffice/report'
import { Bar } from './bar.tsx'
import { reportTexts as texts } from './reports.texts.ts'
import { formatCount, per100 } from './format-figures.ts'

const steps = ['visits', 'productViews', 'bags', 'checkouts', 'orders'] as const
const { funnelColumns: columns } = texts

/** The funnel from visits to orders. */
export function Funnel({ totals }: Pick<Report, 'totals'>) {
  const id = useId()
  const most = Math.max(...steps.map((step) => totals[step]))
  const { home, listing, product, other } = totals.landings
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="pb-2 text-lg font-semibold">
        {texts.funnel}
      </h2>
      <table className="tabular w-full text-left text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-quiet">
            <th scope="col" className="py-2 font-medium">
              {columns.step}
            </th>
            <td aria-hidden className="w-1/3" />
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {columns.number}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {columns.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-3 font-normal">
                {texts.columns[step]}
              </th>
              <td aria-hidden>
                <Bar value={totals[step]} most={most} />
              </td>
              <td className="py-2 pl-3 text-right font-semibold">{formatCount(totals[step])}</td>
              <td className="py-2 pl-3 text-right">{per100(totals[step], totals.visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.visits > 0 && (
        <p className="pt-2 text-sm text-quiet">
          {texts.landings(
            formatCount(home),
            formatCount(listing),
            formatCount(product),
            formatCount(other),
          )}
        </p>
      )}
    </section>
  )
}
