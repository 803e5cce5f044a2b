import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/money'
import { mayMove, orderStatusLabels, type Order } from '@tohfa/contract/orders'
import { AddressLines } from '../account/address-lines.tsx'
import { formatDateTime } from '../orders/dates.ts'
import { OrderItem } from '../orders/order-item.tsx'
import { paymentLabels } from '../orders/orders.texts.ts'
import { StatusMark } from '../orders/status-mark.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { advanceOrder } from './use-admin-orders.ts'

/** An order as a whole, and the one step that the shop may move it (spec section 4). */
export function OrderDialog({
  order,
  onClose,
  onMoved,
}: {
  order: Order | null
  onClose: () => void
  onMoved: () => void
}) {
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order ? texts.dialogTitle(order.orderNumber) : ''}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      {order && <OrderDetails key={order.id} order={order} onMoved={onMoved} />}
    </Dialog>
  )
}

function OrderDetails({ order, onMoved }: { order: Order; onMoved: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const next = (['shipped', 'out-for-delivery'] as const).find((status) =>
    mayMove(order.status, status, 'admin'),
  )

  async function move() {
    if (!next) return
    setBusy(true)
    setFailure(null)
    const sentence = await advanceOrder(order.id, next)
    setBusy(false)
    if (sentence) return setFailure(sentence)
    toast('success', texts.moved(order.orderNumber, orderStatusLabels[next]))
    onMoved()
  }

  return (
    <div className="flex flex-col gap-6 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-sm text-quiet">{formatDateTime(order.order_date)}</p>
        <StatusMark status={order.status} />
      </div>
      <section aria-labelledby="items-heading">
        <h3 id="items-heading" className="mb-3 text-sm font-semibold">
          {texts.itemsHeading}
        </h3>
        <ul className="flex flex-col gap-4">
          {order.order_items.map((item) => (
            <OrderItem key={item.id} item={item} />
          ))}
        </ul>
      </section>
      <div className="grid gap-6 border-t border-hairline pt-5 sm:grid-cols-2">
        <section aria-labelledby="address-heading">
          <h3 id="address-heading" className="mb-2 text-sm font-semibold">
            {texts.shippingAddress}
          </h3>
          <AddressLines address={order.shipping_address} />
        </section>
        <dl className="tabular grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2 text-sm">
          <dt className="text-quiet">{texts.paymentMethod}</dt>
          <dd className="text-right font-medium">{paymentLabels[order.payment_method]}</dd>
          {order.waybill && (
            <>
              <dt className="text-quiet">{texts.waybill}</dt>
              <dd className="text-right break-all">{order.waybill}</dd>
            </>
          )}
          <dt className="text-quiet">{texts.total}</dt>
          <dd className="text-right text-base font-semibold">{formatRupees(order.total)}</dd>
        </dl>
      </div>
      <div role="alert" className="empty:hidden">
        {failure && (
          <p className="border-l-2 border-danger bg-action-wash px-4 py-3 text-sm">{failure}</p>
        )}
      </div>
      {next && (
        <Button className="self-end" busy={busy} onClick={() => void move()}>
          {texts.moveTo[next]}
        </Button>
      )}
    </div>
  )
}
