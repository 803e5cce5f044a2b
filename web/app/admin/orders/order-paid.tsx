import type { AdminOrder, OrderPayment } from '@tohfa/contract/admin-orders'
import { formatRupees } from '@tohfa/contract/money'
import { formatDateTime } from '../../locale/dates.ts'
import { paymentLabels } from '../../orders/orders.texts.ts'
import { adminOrderTexts as texts, paymentStates, refundStates } from './admin-orders.texts.ts'
import { Facts, Part } from './part.tsx'

/** What the money of an order is doing. */
export function OrderPaid({ order }: { order: AdminOrder }) {
  const isCash = order.payment_method === 'cash'
  return (
    <Part heading={texts.payment}>
      <Facts
        facts={[
          [texts.paymentMethod, paymentLabels[order.payment_method]],
          ...(isCash ? [[texts.amount, formatRupees(order.total)] as const] : []),
        ]}
      />
      {isCash && <p className="mt-2 text-sm text-quiet">{cashSentence(order)}</p>}
      {!isCash && order.payments.length === 0 && <p className="mt-2 text-sm">{texts.noPayment}</p>}
      {order.payments.map((payment) => (
        <Payment key={payment.providerPaymentId} payment={payment} />
      ))}
    </Part>
  )
}

function cashSentence({ status }: AdminOrder): string {
  if (status === 'delivered') return texts.cashCollected
  return status === 'cancelled' || status === 'returned' ? texts.cashVoid : texts.cashDue
}

function Payment({ payment }: { payment: OrderPayment }) {
  const { refund } = payment
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Facts
        facts={[
          [texts.state, <strong key="state">{paymentStates[payment.status]}</strong>],
          [texts.amount, amountOf(payment)],
          ...(payment.method ? [[texts.through, payment.method] as const] : []),
          [texts.provider, payment.providerPaymentId],
          ...(payment.flag ? [[texts.reason, payment.flag] as const] : []),
        ]}
      />
      {refund && (
        <div className="mt-2 border-t border-hairline pt-2">
          <Facts
            facts={[
              [texts.refund, formatRupees(refund.amount)],
              [texts.state, <strong key="state">{refundStates[refund.status]}</strong>],
              [texts.reason, `${refund.reason} (${formatDateTime(refund.createdAt)})`],
              ...(refund.providerRefundId
                ? [[texts.refundId, refund.providerRefundId] as const]
                : []),
            ]}
          />
        </div>
      )}
    </div>
  )
}

function amountOf({ amount, currency }: OrderPayment): string {
  return currency === 'INR' ? formatRupees(amount) : `${amount} ${currency}`
}
