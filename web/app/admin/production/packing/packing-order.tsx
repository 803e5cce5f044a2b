import { isolated } from '@tohfa/print-engine/text/isolated'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { isOver } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { totals } from '@tohfa/contract/orders/pricing'
import { formatRupees } from '@tohfa/contract/shared/money'
import { packingTexts as texts } from './packing.texts.ts'

/** An order whose slip is printed: number, recipient, pieces, and the cash to collect. */
export function PackingOrder({
  order,
  isPaymentShown,
}: {
  order: AdminOrder
  isPaymentShown: boolean
}) {
  const { name, streetAddress, city, pinCode } = order.shipping_address
  const items = order.order_items.filter(({ quantity, cancelled }) => cancelled < quantity)
  return (
    <article
      aria-label={`${texts.order} ${order.orderNumber}`}
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-4"
    >
      <div className="min-w-0 basis-60">
        <h2 className="tabular font-semibold">{`${texts.order} ${order.orderNumber}`}</h2>
        <p className="text-sm text-quiet wrap-anywhere">{`${isolated(name)}, ${isolated(streetAddress)}, ${isolated(city)} ${pinCode}`}</p>
      </div>
      <p className="tabular text-sm">{texts.pieces(totals(items).units)}</p>
      {(isPaymentShown || isOver(order.status)) && (
        <p className="text-sm font-medium">{whatIsDue(order)}</p>
      )}
      {order.gift && (
        <p className="w-full text-sm">{order.gift.wrap ? texts.giftWrapped : texts.gift}</p>
      )}
    </article>
  )
}

function whatIsDue({ status, toCollect = 0 }: AdminOrder): string {
  if (isOver(status)) return texts.over(orderStatusLabels[status])
  return toCollect > 0 ? texts.collect(formatRupees(toCollect)) : texts.paid
}
