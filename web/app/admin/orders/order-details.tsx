import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { formatRupees } from '@tohfa/contract/shared/money'
import { mayMove, staffAdvances } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import { stateLabel } from '#accounts/addresses/state-options.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { BusinessLines } from '#orders/order/business-lines.tsx'
import { DocumentList } from '#orders/order/documents/document-list.tsx'
import { documentTexts } from '#orders/order/documents/documents.texts.ts'
import { offerRows } from '#orders/order/offer-rows.ts'
import { staffPromiseRows } from '#orders/order/promise-rows.ts'
import { OrderItem } from '#orders/order/order-item.tsx'
import { ordersTexts } from '#orders/order/orders.texts.ts'
import { StatusMark } from '#orders/order/status-mark.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { adminOrdersTexts, adminOrderTexts as texts } from './admin-orders.texts.ts'
import { BulkQuestion } from './bulk/bulk-question.tsx'
import { isReady } from './bulk/moves.ts'
import { ChangeOrder } from './change/change-order.tsx'
import { OrderCash } from './order-cash.tsx'
import { OrderCheckList } from './order-check-list.tsx'
import { OrderGift } from './order-gift.tsx'
import { OrderEwayBill } from './order-eway-bill.tsx'
import { HandOver } from './hand-over.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderNews } from './order-news.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { OrderPaid } from './order-paid.tsx'
import { Part } from './part.tsx'
import { advanceOrder, packingHref } from './use-admin-orders.ts'

/** One order with all details for staff. */
export function OrderDetails({
  order,
  onClose,
  onMoved,
  onChanged,
}: {
  order: AdminOrder
  onClose: () => void
  onMoved: () => void
  /** Called after a change, to reload it. */
  onChanged: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const promised = staffPromiseRows(order)
  const isCounter = order.delivery === 'counter'
  const next =
    isCashOpen(order.cashState) || isCounter
      ? undefined
      : staffAdvances.find((status) => mayMove(order.status, status, 'admin'))

  async function move(forcedBecause?: string) {
    if (!next) return
    setAsking(false)
    setBusy(true)
    setFailure(null)
    const answer = await advanceOrder(order.id, next, forcedBecause)
    setBusy(false)
    if ('sentence' in answer) return setFailure(answer.sentence)
    toast('success', texts.moved(order.orderNumber, orderStatusLabels[next]))
    onMoved()
  }

  return (
    <>
      <div className="flex flex-col gap-6 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="tabular text-sm text-quiet">
            {adminOrdersTexts.confirmedOn(formatDate(order.order_date))}
          </p>
          <StatusMark status={order.status} />
        </div>
        {promised.length > 0 && (
          <dl className="tabular flex flex-wrap gap-x-8 gap-y-1 text-sm">
            {promised.map(([name, day]) => (
              <div key={name} className="flex gap-2">
                <dt className="text-quiet">{name}</dt>
                <dd className="font-medium">{day}</dd>
              </div>
            ))}
          </dl>
        )}
        <Part heading={texts.items}>
          <ul className="flex flex-col gap-4">
            {order.order_items.map((item) => (
              <OrderItem key={item.id} item={item} />
            ))}
          </ul>
          <div className="mt-4 empty:hidden">
            <OrderCheckList order={order} />
          </div>
          <dl className="tabular mt-4 flex flex-col gap-1 border-t border-hairline pt-3">
            {offerRows(order).map(([name, sum]) => (
              <div key={name} className="flex justify-between gap-4 text-sm">
                <dt className="text-quiet">{name}</dt>
                <dd>{sum}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4">
              <dt className="text-sm text-quiet">{texts.total}</dt>
              <dd className="font-semibold">{formatRupees(order.total)}</dd>
            </div>
          </dl>
        </Part>
        <div className="grid gap-x-10 gap-y-6 border-t border-hairline pt-5 sm:grid-cols-2">
          <Part heading={texts.shippingAddress}>
            {isCounter ? (
              <p className="text-sm">
                <bdi className="font-semibold">{order.shipping_address.name}</bdi>
                <br />
                {order.shipping_address.phone}
              </p>
            ) : (
              <AddressLines address={order.shipping_address} />
            )}
            {order.stateDisagrees && order.stateOfPin && (
              <p className="mt-3 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm">
                {texts.stateDisagrees(order.shipping_address.pinCode, stateLabel(order.stateOfPin))}
              </p>
            )}
            <p className="mt-3 text-xs text-quiet wrap-anywhere">
              {`${texts.account}: ${order.account.email}`}
            </p>
          </Part>
          {order.business && (
            <Part heading={ordersTexts.boughtFor}>
              <BusinessLines business={order.business} />
            </Part>
          )}
          <OrderGift order={order} onChanged={onChanged} />
          <OrderPaid order={order} onChanged={onChanged} />
          <OrderCash order={order} onChanged={onChanged} />
          <OrderEwayBill order={order} onChanged={onChanged} />
          {isCounter ? (
            <HandOver order={order} onHanded={onMoved} />
          ) : (
            <OrderParcel order={order} />
          )}
          {order.documents.length > 0 && (
            <Part heading={documentTexts.heading}>
              <DocumentList documents={order.documents} />
            </Part>
          )}
          <OrderHistory history={order.history} />
          <OrderNews messages={order.messages} />
          <OrderMessages orderId={order.id} />
          <OrderNotes order={order} onChanged={onChanged} />
          <ChangeOrder order={order} onChanged={onChanged} />
        </div>
      </div>
      <div className="sticky bottom-0 border-t border-hairline bg-surface px-5 py-3">
        <div role="alert" className="empty:hidden">
          {failure && (
            <p className="mb-3 border-l-2 border-danger bg-action-wash px-4 py-3 text-sm">
              {failure}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink
            look="secondary"
            className="print:hidden"
            to={packingHref([order.id])}
            target="_blank"
          >
            {texts.packingSlip}
          </ButtonLink>
          {next ? (
            <Button
              busy={busy}
              look={next === 'shipped' && !isReady(order) ? 'secondary' : 'primary'}
              {...(next === 'shipped' && { 'aria-haspopup': 'dialog' })}
              onClick={() => (next === 'shipped' ? setAsking(true) : void move())}
            >
              {texts.moveTo[next]}
            </Button>
          ) : (
            <Button onClick={onClose}>{texts.close}</Button>
          )}
        </div>
        <BulkQuestion
          move={isAsking ? 'ship' : null}
          chosen={[order]}
          onAgree={(_, forcedBecause) => void move(forcedBecause)}
          onRefuse={() => setAsking(false)}
        />
      </div>
    </>
  )
}
