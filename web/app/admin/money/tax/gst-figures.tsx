import { formatRupees } from '@tohfa/contract/shared/money'
import type { GstOverview } from '@tohfa/contract/tax/gst-returns'
import { formatMonth } from '#platform/i18n/months.ts'
import { gstReturnTexts as texts } from './gst-return.texts.ts'

type Heads = GstOverview['totals']

const { columns } = texts
const figure = 'py-1.5 pl-3 text-right align-top whitespace-nowrap'

/** A return table by table; on a narrow screen the three taxes are one. */
export function GstFigures({ overview }: { overview: GstOverview }) {
  const { tables, totals, issued, gstin, period, sample, complete } = overview
  // One document may be in two tables: here each invoice, bill and credit note counts once.
  const supplies = issued.reduce(
    (sum, { nature, count }) => sum + (nature === 1 || nature === 5 ? count : 0),
    0,
  )
  const isEmpty = tables.every(({ documents }) => documents === 0)
  return (
    <>
      {sample && <p className="pb-2 text-sm text-warning">{texts.sample}</p>}
      {!complete && <p className="pb-2 text-sm text-quiet">{texts.notOver}</p>}
      {isEmpty ? (
        <p className="text-sm">{texts.empty(formatMonth(period), gstin)}</p>
      ) : (
        <table className="tabular w-full max-w-4xl text-left text-sm">
          <caption className="pb-2 text-left font-medium">
            {texts.caption(formatMonth(period), gstin)}
          </caption>
          <thead>
            <tr className="border-b border-hairline text-xs text-quiet">
              <th scope="col" className="py-1.5 align-top font-medium">
                {columns.table}
              </th>
              <th scope="col" className={`${figure} font-medium max-sm:hidden`}>
                {columns.documents}
              </th>
              <th scope="col" className={`${figure} font-medium`}>
                {columns.taxable}
              </th>
              {(['cgst', 'sgst', 'igst'] as const).map((head) => (
                <th key={head} scope="col" className={`${figure} font-medium max-md:hidden`}>
                  {columns[head]}
                </th>
              ))}
              <th scope="col" className={`${figure} font-medium md:hidden`}>
                {columns.tax}
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ table, documents, ...heads }) => (
              <tr key={table} className="border-b border-hairline">
                <th scope="row" className="py-1.5 font-normal">
                  {`${texts.tables[table]} (${table.toUpperCase()})`}
                </th>
                <td className={`${figure} max-sm:hidden`}>{documents}</td>
                <Amounts heads={heads} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-1.5">
                {columns.total}
              </th>
              <td className={`${figure} max-sm:hidden`}>{supplies}</td>
              <Amounts heads={totals} />
            </tr>
          </tfoot>
        </table>
      )}
      {issued.length > 0 && (
        <p className="pt-3 text-sm">
          {texts.issued}{' '}
          {issued.map(({ nature, count }) => texts.natures[nature](count)).join(', ')}
        </p>
      )}
    </>
  )
}

function Amounts({ heads: { taxable, cgst, sgst, igst } }: { heads: Heads }) {
  // Sums of rupees have rounding noise; the display has paise.
  const tax = Math.round((cgst + sgst + igst) * 100) / 100
  return (
    <>
      <td className={figure}>{formatRupees(taxable)}</td>
      {[cgst, sgst, igst].map((amount, at) => (
        <td key={at} className={`${figure} max-md:hidden`}>
          {formatRupees(amount)}
        </td>
      ))}
      <td className={`${figure} md:hidden`}>{formatRupees(tax)}</td>
    </>
  )
}
