import type { ReactNode } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { Link } from '#ui/link.ts'
import { BreakNote } from '#orders/cart/break-note.tsx'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { LinePicture } from '#orders/cart/line-picture.tsx'
import { LineWords, PrintedWords } from '#orders/cart/printed-words.tsx'
import { cancelTexts } from './cancel/cancel.texts.ts'
import { reviewState } from '#catalog/reviews/review-state.ts'
import { OrderAgain } from './order-again.tsx'
import { ordersTexts as texts } from './orders.texts.ts'

/** A line of an order, as it was bought. */
export function OrderItem({
  item,
  isDelivered = false,
  userId,
  change,
}: {
  item: Order['order_items'][number]
  /** If set, its buyer is invited to review it. */
  isDelivered?: boolean
  /** The owner of the order, who may add the same print to the cart again. */
  userId?: string
  /** Links to its print, while that can still be changed. */
  change?: ReactNode
}) {
  const { product, selectedDetails, quantity, cancelled, personalisation } = item
  const isGone = cancelled === quantity
  return (
    <li className={`grid grid-cols-[4rem_1fr] gap-4 ${isGone ? 'text-quiet grayscale' : ''}`}>
      <LinePicture line={item} sizes="4rem" className="w-full" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm leading-snug font-semibold break-words">
          <Link
            to={`/product-detail/${product.id}`}
            className={`rounded-control hover:text-link hover:underline ${isGone ? 'line-through' : ''}`}
          >
            {product.title}
          </Link>
        </p>
        <LineChoice chosen={selectedDetails} quantity={isGone ? quantity : quantity - cancelled} />
        {cancelled > 0 && (
          <p className="tabular text-xs font-medium">{cancelTexts.cancelled(cancelled)}</p>
        )}
        <BreakNote line={item} />
        {(item.plain || item.list) && <LineWords line={item} />}
        {personalisation && (
          <>
            <PrintedWords values={personalisation.values} />
            {personalisation.price > 0 && (
              <p className="tabular text-xs text-quiet">
                {cartTexts.forPrint(formatRupees(personalisation.price))}
              </p>
            )}
            <div className="flex flex-wrap items-center empty:hidden">
              {change}
              {userId && !item.list && <OrderAgain userId={userId} item={item} />}
            </div>
          </>
        )}
        {isDelivered && !isGone && (
          <Link
            to={`/product-detail/${product.id}#reviews`}
            state={reviewState}
            aria-label={texts.reviewOf(product.title)}
            className="self-start rounded-control py-1 text-sm text-link underline-offset-4 hover:underline"
          >
            {texts.review}
          </Link>
        )}
      </div>
    </li>
  )
}
