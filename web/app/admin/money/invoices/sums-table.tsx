import { formatRupees } from '@tohfa/contract/shared/money'
import type { RegisterSum } from '@tohfa/contract/tax/register'
import { documentLabels } from '#orders/order/documents/documents.texts.ts'
import { invoicesTexts as texts } from './invoices.texts.ts'

const heads = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
const { columns } = texts

/** What the documents come to, a row for each kind. */
export function SumsTable({ sums }: { sums: readonly RegisterSum[] }) {
  return (
    <section
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={texts.sums}
      className="overflow-x-auto"
    >
      <table className="tabular w-full text-left text-sm">
        <caption className="sr-only">{texts.sums}</caption>
        <thead>
          <tr className="border-b border-hairline text-xs text-quiet">
            <td aria-hidden />
            {(['documents', ...heads] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.kind} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-3 font-medium whitespace-nowrap">
                {documentLabels[sum.kind]}
              </th>
              <td className="py-2 pl-4 text-right">{sum.documents}</td>
              {heads.map((head) => (
                <td key={head} className="py-2 pl-4 text-right whitespace-nowrap">
                  {formatRupees(sum[head])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
