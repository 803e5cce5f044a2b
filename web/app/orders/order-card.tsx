import { formatRupees } from '@tohfa/contract/money'
import type { Order } from '@tohfa/contract/orders'
import { Button } from '../ui/button.tsx'
import { formatDate } from '../locale/dates.ts'
import { OrderItem } from './order-item.tsx'
import { ordersTexts as texts } from './orders.texts.ts'
import { StatusMark } from './status-mark.tsx'

export function OrderCard({
  order,
  userId,
  onTrack,
}: {
  order: Order
  /** Whose order it is. */
  userId: string
  onTrack: () => void
}) {
  return (
    <article className="border-b border-hairline py-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="tabular text-base font-semibold">{`${texts.order} ${order.orderNumber}`}</h2>
        <StatusMark status={order.status} />
        <p className="tabular w-full text-xs text-quiet">
          {`${texts.placed} `}
          <time dateTime={order.order_date}>{formatDate(order.order_date)}</time>
        </p>
      </header>
      <ul className="mt-4 grid gap-4 xl:grid-cols-2">
        {order.order_items.map((item) => (
          <OrderItem
            key={item.id}
            item={item}
            userId={userId}
            isDelivered={order.status === 'delivered'}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-sm">
          <span className="text-quiet">{`${texts.total} `}</span>
          <strong className="text-base font-semibold">{formatRupees(order.total)}</strong>
        </p>
        <Button look="secondary" aria-label={texts.trackOf(order.orderNumber)} onClick={onTrack}>
          {texts.track}
        </Button>
      </div>
    </article>
  )
}
