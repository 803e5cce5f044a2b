import type { Order } from '@tohfa/contract/orders'
import { Link } from '../ui/link.ts'
import { LineChoice } from '../cart/line-choice.tsx'
import { Picture } from '../ui/picture.tsx'
import { ordersTexts as texts } from './orders.texts.ts'

/** One thing of an order, as it was bought. */
export function OrderItem({
  item,
  isDelivered = false,
}: {
  item: Order['order_items'][number]
  /** Then its buyer is invited to review it. */
  isDelivered?: boolean
}) {
  const { product, selectedDetails, quantity } = item
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-4">
      <Picture
        src={selectedDetails.images[0] ?? null}
        alt=""
        sizes="4rem"
        className="aspect-4/5 w-full object-cover"
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm leading-snug font-semibold break-words">
          <Link
            to={`/product-detail/${product.id}`}
            className="rounded-control hover:text-link hover:underline"
          >
            {product.title}
          </Link>
        </p>
        <LineChoice chosen={selectedDetails} quantity={quantity} />
        {isDelivered && (
          <Link
            to={`/product-detail/${product.id}#reviews`}
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
