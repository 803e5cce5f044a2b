import { formatRupees } from '@tohfa/contract/shared/money'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { overdueTexts as texts } from './overdue.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Orders whose money did not reach the bank in time, with the money of their months. */
export function Overdue({
  kind,
  overdue: { count, orders },
}: {
  kind: 'unsettled' | 'unremitted'
  overdue: Dashboard['unsettled']
}) {
  if (orders.length === 0) return null
  const { heading, sentence } = texts[kind]
  return (
    <Panel id={kind} heading={heading}>
      <p className="text-sm">{sentence}</p>
      <ul>
        {orders.map(({ orderId, orderNumber, period, amount, since }) => (
          <PanelLine key={orderId} end={formatRupees(amount)}>
            <Link
              to={`/admin/orders?order=${orderId}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {orderNumber}
            </Link>
            <p className="text-xs text-quiet">
              {`${texts.since(formatDate(since))} · `}
              <Link
                to={`/admin/money?month=${period}`}
                aria-label={texts.moneyOf(orderNumber)}
                className={textLinkClass}
              >
                {texts.money}
              </Link>
            </p>
          </PanelLine>
        ))}
      </ul>
      {count > orders.length && (
        <p className="text-xs text-quiet">{texts.more(count - orders.length)}</p>
      )}
    </Panel>
  )
}
