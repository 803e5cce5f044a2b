import { formatRupees } from '@tohfa/contract/shared/money'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Refunds by hand with known details. */
export function RefundsToSend({ refunds }: { refunds: Dashboard['refundsToSend'] }) {
  if (refunds.length === 0) return null
  return (
    <Panel id="refundsToSend" heading={texts.toSend}>
      <p className="text-sm">{texts.toSendWhat}</p>
      <ul>
        {refunds.map(({ orderId, orderNumber, amount }, at) => (
          <PanelLine key={`${orderId} ${at}`} end={formatRupees(amount)}>
            <Link
              to={`/admin/orders?order=${orderId}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {orderNumber}
            </Link>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
