import { formatRupees } from '@tohfa/contract/shared/money'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Refunds by hand that wait for the buyer's details. */
export function RefundsAwaited({ refunds }: { refunds: Dashboard['refundsAwaited'] }) {
  if (refunds.length === 0) return null
  return (
    <Panel id="refundsAwaited" heading={texts.awaited}>
      <p className="text-sm">{texts.awaitedWhat}</p>
      <ul>
        {refunds.map(({ orderId, orderNumber, amount, since }) => (
          <PanelLine key={`${orderId} ${since}`} end={formatRupees(amount)}>
            <Link
              to={`/admin/orders?order=${orderId}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {orderNumber}
            </Link>
            <span className="block text-quiet">{texts.waitsSince(formatDate(since))}</span>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
