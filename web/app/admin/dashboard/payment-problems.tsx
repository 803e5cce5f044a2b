import { isolated } from '@tohfa/print-engine/text/isolated'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PaymentProblem } from '@tohfa/contract/backoffice/dashboard'
import { Link } from '#ui/link.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { paymentProblemLabels, dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Failed or flagged payments, and refunds that do not succeed. */
export function PaymentProblems({ matters }: { matters: readonly PaymentProblem[] }) {
  if (matters.length === 0) return null
  return (
    <Panel id="payments" heading={texts.payments}>
      <ul>
        {matters.map((matter) => (
          <PanelLine
            key={`${matter.kind} ${matter.providerPaymentId} ${matter.at}`}
            end={
              matter.currency === 'INR'
                ? formatRupees(matter.amount)
                : `${matter.amount} ${matter.currency}`
            }
          >
            <p className="font-medium">{paymentProblemLabels[matter.kind]}</p>
            <p className="text-xs text-quiet">
              {[
                matter.customer && `${isolated(matter.customer.name)}, ${matter.customer.phone}`,
                matter.providerPaymentId,
                formatDateTime(matter.at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-xs empty:hidden">{matter.note}</p>
            {matter.orderId && (
              <Link
                to={`/admin/orders?order=${matter.orderId}`}
                className="text-xs text-link underline underline-offset-4"
              >
                {texts.viewOrder}
              </Link>
            )}
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
