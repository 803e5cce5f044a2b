import { formatRupees } from '@tohfa/contract/shared/money'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Refunds that the provider refused, until their sum is refunded in another way. */
export function FailedRefunds({ refunds }: { refunds: Dashboard['failedRefunds'] }) {
  if (refunds.length === 0) return null
  return (
    <Panel id="failedRefunds" heading={texts.failedRefunds}>
      <p className="text-sm">{texts.failedRefundsWhat}</p>
      <ul>
        {refunds.map(({ orderNumber, amount, reason }, at) => (
          <PanelLine key={`${orderNumber} ${at}`} end={formatRupees(amount)}>
            <Link
              to={`/admin/orders?search=${encodeURIComponent(orderNumber)}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {orderNumber}
            </Link>
            <p className="text-xs text-quiet">{reason}</p>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
