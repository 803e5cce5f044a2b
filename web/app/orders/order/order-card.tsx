import { formatRupees } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { Button } from '#ui/button.tsx'
import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { CashQuestion } from './cash/cash-question.tsx'
import { cashRows } from './cash-rows.ts'
import { GiftLines } from './gift-lines.tsx'
import { giftTexts } from './gift.texts.ts'
import { offerRows } from './offer-rows.ts'
import { BusinessLines } from './business-lines.tsx'
import { OrderChanges } from './cancel/order-changes.tsx'
import { ChangeWords } from './change/change-words.tsx'
import { OrderDocuments } from './documents/order-documents.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderRedelivery } from './redelivery/order-redelivery.tsx'
import { OrderReturns } from './returns/order-returns.tsx'
import { RemindMe } from './reminder/remind-me.tsx'
import { promiseRows } from './promise-rows.ts'
import { ordersTexts as texts } from './orders.texts.ts'
import { StatusMark } from './status-mark.tsx'

export function OrderCard({
  order,
  userId,
  onTrack,
  onChanged,
}: {
  order: Order
  /** The owner of the order. */
  userId: string
  onTrack: () => void
  /** Called after a change, because the list is outdated. */
  onChanged: () => void
}) {
  const { latest, reload } = useGet(
    'GET /user-orders/:id',
    hasMoreToSay(order) ? { params: { id: order.id } } : null,
  )
  const details = hasMoreToSay(order) && latest?.success ? latest.data : null
  const changed = () => {
    reload()
    onChanged()
  }
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
            change={
              details?.changeable.items.includes(item.id) && (
                <ChangeWords orderId={order.id} item={item} onRefused={changed} />
              )
            }
          />
        ))}
      </ul>
      <CashQuestion order={order} onAnswered={changed} />
      {details && <OrderRedelivery order={details} onChanged={changed} />}
      {details && <OrderReturns order={details} onChanged={reload} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="tabular text-sm">
          {offerRows(order).map(([name, sum]) => (
            <p key={name}>
              <span className="text-quiet">{`${name} `}</span>
              {sum}
            </p>
          ))}
          <p>
            <span className="text-quiet">{`${texts.total} `}</span>
            <strong className="text-base font-semibold">{formatRupees(order.total)}</strong>
          </p>
          {[...cashRows(order), ...promiseRows(order)].map(([name, sum]) => (
            <p key={name}>
              <span className="text-quiet">{`${name} `}</span>
              {sum}
            </p>
          ))}
        </div>
        {!isNothingLeft(order) && (
          <Button look="secondary" aria-label={texts.trackOf(order.orderNumber)} onClick={onTrack}>
            {texts.track}
          </Button>
        )}
      </div>
      {order.gift && (
        <div className="mt-4">
          <h3 className="mb-1 text-sm font-semibold">{giftTexts.heading}</h3>
          <GiftLines gift={order.gift} />
          <RemindMe order={order} />
        </div>
      )}
      {order.business && (
        <div className="mt-4">
          <h3 className="mb-1 text-sm font-semibold">{texts.boughtFor}</h3>
          <BusinessLines business={order.business} />
        </div>
      )}
      {details && <OrderDocuments order={details} />}
      {details && <OrderChanges order={details} onChanged={changed} />}
    </article>
  )
}

/** Whether there are actions, downloads or refunds, which are loaded with the order. */
function hasMoreToSay({ status, refunded }: Order): boolean {
  return status !== 'cancelled' || refunded > 0
}

/** Whether it was cancelled before shipping: there is nothing to track or to pay. */
function isNothingLeft({ status, total }: Order): boolean {
  return status === 'cancelled' && total === 0
}
