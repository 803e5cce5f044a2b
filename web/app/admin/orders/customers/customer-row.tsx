import { isolated } from '@tohfa/print-engine/text/isolated'
import type { Customer } from '@tohfa/contract/backoffice/customers'
import { formatRupees } from '@tohfa/contract/shared/money'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { cashLabels, customersTexts as texts } from './customers.texts.ts'

/** A customer in the list: who, how to reach them, and what they bought. */
export function CustomerRow({ customer }: { customer: Customer }) {
  const { id, name, email, phone, account, cash, note } = customer
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 text-sm sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={`/admin/customers/${id}`} className={`wrap-anywhere ${textLinkClass}`}>
            <span data-from-people>{isolated(name || email || texts.noName)}</span>
          </Link>
          {!account && <span className="text-xs text-quiet">{texts.noAccount}</span>}
          {cash === 'refused' && (
            <span className="text-xs font-medium text-danger">{cashLabels.refused}</span>
          )}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-quiet">
          {phone && <span>{phone}</span>}
          {email && email !== name && <span className="wrap-anywhere">{email}</span>}
        </p>
        {note && (
          <p data-from-people className="line-clamp-1 text-xs text-quiet wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <Bought customer={customer} />
    </li>
  )
}

function Bought({ customer: { orders, spent, refunded, lastOrder } }: { customer: Customer }) {
  return (
    <p className="tabular flex flex-wrap gap-x-3 sm:flex-col sm:items-end">
      <span>{`${texts.orders(orders)} · ${texts.paid(formatRupees(spent))}`}</span>
      {refunded > 0 && <span className="text-quiet">{texts.refunded(formatRupees(refunded))}</span>}
      <span className="text-xs text-quiet">
        {lastOrder === null ? texts.never : texts.last(formatDate(lastOrder))}
      </span>
    </p>
  )
}
