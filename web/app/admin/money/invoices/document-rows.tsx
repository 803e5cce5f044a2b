import { formatRupees } from '@tohfa/contract/shared/money'
import type { RegisterRow } from '@tohfa/contract/tax/register'
import { isStateCode } from '@tohfa/contract/tax/states'
import { stateNames } from '@tohfa/contract/tax/states.texts'
import { SelectBox } from '#admin/orders/select-box.tsx'
import { documentLabels } from '#orders/order/documents/documents.texts.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { invoicesTexts as texts } from './invoices.texts.ts'

const heads = ['taxable', 'cgst', 'sgst', 'igst'] as const
const { columns } = texts
const cell = 'py-2 pr-4 align-top wrap-anywhere max-lg:block max-lg:p-0'
const sum = 'tabular py-2 pl-4 text-right align-top whitespace-nowrap'

/** Documents, one a line; on a phone each is a card with its total. */
export function DocumentRows({
  rows,
  selected,
  onSelect,
}: {
  rows: readonly RegisterRow[]
  selected: ReadonlySet<string>
  onSelect: (id: string, isSelected: boolean) => void
}) {
  return (
    <table className="w-full text-left text-sm max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-hairline text-xs text-quiet">
          <td aria-hidden />
          {[columns.number, columns.buyer, columns.place].map((name) => (
            <th key={name} scope="col" className="py-3 pr-4 font-medium">
              {name}
            </th>
          ))}
          {[...heads, 'total' as const].map((name) => (
            <th key={name} scope="col" className="py-3 pl-4 text-right font-medium">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-hairline max-lg:grid max-lg:grid-cols-[2.75rem_1fr_auto] max-lg:py-2"
          >
            <td className="w-11 align-top max-lg:row-span-3">
              <SelectBox
                name={texts.select(row.number)}
                checked={selected.has(row.id)}
                onChange={(isSelected) => onSelect(row.id, isSelected)}
              />
            </td>
            <td className={cell}>
              <span className="block font-semibold">{row.number}</span>
              <span className="block text-quiet">
                {[
                  documentLabels[row.kind],
                  formatDate(row.date),
                  ...(row.against ? [texts.against(row.against)] : []),
                ].join(' · ')}
              </span>
              <Link
                to={`/admin/orders?order=${row.orderId}`}
                className="text-link underline-offset-4 hover:underline"
              >
                {texts.order(row.order)}
              </Link>
            </td>
            <td className={`${cell} max-lg:col-start-2`}>
              <bdi className="block">{row.buyer}</bdi>
              {row.gstin && <span className="block text-quiet">{row.gstin}</span>}
            </td>
            <td className={`${cell} max-lg:hidden`}>
              {isStateCode(row.placeOfSupply) ? stateNames[row.placeOfSupply] : row.placeOfSupply}
            </td>
            {heads.map((head) => (
              <td key={head} className={`${sum} max-lg:hidden`}>
                {formatRupees(row[head])}
              </td>
            ))}
            <td className={`${sum} font-semibold max-lg:col-start-3 max-lg:row-start-1 max-lg:p-0`}>
              {formatRupees(row.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
