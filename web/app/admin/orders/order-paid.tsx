import type { AdminOrder, OrderPayment } from '@tohfa/contract/orders/admin-orders'
import { isUndone } from '@tohfa/contract/orders/order-moves'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { StaffRefund } from '@tohfa/contract/payments/refunds'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { cashRows } from '#orders/order/cash-rows.ts'
import { adminOrderTexts as texts, paymentStates, refundStates } from './admin-orders.texts.ts'
import { changeTexts } from './change/change.texts.ts'
import { RefundActions } from './change/refund-actions.tsx'
import { RefundDestinationNote } from './change/refund-destination.tsx'
import { useMay } from '#admin/frame/staff-role.ts'
import { Facts, Part } from './part.tsx'
import { paymentWord } from './payment-word.ts'

/** The payments and refunds of an order. */
export function OrderPaid({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const isCash = order.payment_method === 'cash'
  return (
    <Part heading={texts.payment}>
      <Facts
        facts={[
          [texts.paymentMethod, methodOf(order)],
          ...(isCash
            ? [[texts.amount, formatRupees(order.total)] as const, ...cashRows(order)]
            : []),
        ]}
      />
      {isCash && <p className="mt-2 text-sm text-quiet">{cashSentence(order)}</p>}
      {!isCash && order.payments.length === 0 && <p className="mt-2 text-sm">{texts.noPayment}</p>}
      {order.payments.map((payment) => (
        <Payment key={payment.id} payment={payment} />
      ))}
      {order.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} onChanged={onChanged} />
      ))}
    </Part>
  )
}

/** As staff received it, where they did. */
function methodOf({ payments, payment_method: method }: AdminOrder): string {
  const kind = payments.find((payment) => payment.kind !== 'provider')?.kind
  return paymentWord(method, kind === 'provider' ? undefined : kind)
}

function cashSentence({ status }: AdminOrder): string {
  if (status === 'delivered') return texts.cashCollected
  return isUndone(status) ? texts.cashVoid : texts.cashDue
}

function Payment({ payment }: { payment: OrderPayment }) {
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Facts
        facts={[
          [texts.state, <strong key="state">{paymentStates[payment.status]}</strong>],
          [texts.amount, amountOf(payment)],
          ...(payment.method ? [[texts.through, payment.method] as const] : []),
          ...(payment.providerPaymentId
            ? [[texts.provider, payment.providerPaymentId] as const]
            : []),
          ...(payment.reference ? [[texts.reference, payment.reference] as const] : []),
          ...(payment.flag ? [[texts.reason, payment.flag] as const] : []),
        ]}
      />
    </div>
  )
}

function Refund({ refund, onChanged }: { refund: StaffRefund; onChanged: () => void }) {
  const mayChange = useMay()('PUT /admin/refunds/:id')
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Facts
        facts={[
          [texts.refund, formatRupees(refund.amount)],
          [texts.state, <strong key="state">{stateOf(refund)}</strong>],
          [texts.reason, `${refund.reason} (${formatDateTime(refund.at)})`],
          ...(refund.credit === 'commercial'
            ? [[changeTexts.credit, changeTexts.credits.commercial] as const]
            : []),
          ...(refund.by ? [[changeTexts.decidedBy, refund.by] as const] : []),
          ...(refund.reference ? [[texts.refundId, refund.reference] as const] : []),
        ]}
      />
      {mayChange && refund.kind !== 'provider' && (
        <RefundDestinationNote refund={refund} onChanged={onChanged} />
      )}
      {mayChange && <RefundActions refund={refund} onChanged={onChanged} />}
    </div>
  )
}

function stateOf({ kind, status }: StaffRefund): string {
  return kind !== 'provider' && status === 'pending' ? changeTexts.toSend : refundStates[status]
}

function amountOf({ amount, currency }: OrderPayment): string {
  return currency === 'INR' ? formatRupees(amount) : `${amount} ${currency}`
}
