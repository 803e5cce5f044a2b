import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import { toPaise } from '@tohfa/contract/shared/money'
import { type LineToBuy, offeredLine, piecePaise } from '#orders/cart/cart.service.ts'
import { type Coupon, type PricedOffer, priceOffers } from '#orders/offers/offers.service.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'

/** What a purchase comes to, and what is taken off it. */
export type Priced = {
  totalPaise: number
  offer: PricedOffer | null
  wrapPaise: number
  /** What the lines with a print come to, less their shares of the offer. */
  personalisedPaise: number
}

/**
 * Prices a purchase anew. Whoever was shown another total orders nothing, and is given the reason where
 * it is that their coupon no longer counts. Who was shown the total without it has seen that.
 */
export function pricePlacement(
  lines: readonly LineToBuy[],
  coupons: readonly Coupon[],
  { shown_total: shown, gift }: Pick<OrderPlacement, 'shown_total' | 'gift'>,
  wrapping: ShopSettings['gift'],
): Priced {
  if (gift?.wrap && !wrapping.wrap) throw refusedFields({ 'gift.wrap': message('wrapNotOffered') })
  const wrapPaise = gift?.wrap ? toPaise(wrapping.wrapPrice) : 0
  const { applied: offer, kept } = priceOffers(coupons, lines.map(offeredLine))
  const goodsPaise = lines.reduce((sum, line) => sum + piecePaise(line) * line.quantity, 0)
  const totalPaise = goodsPaise - (offer?.discountPaise ?? 0) + wrapPaise
  const isShown = shown !== undefined && toPaise(shown) === totalPaise
  if (!isShown && kept?.refusal) throw kept.refusal
  if (shown !== undefined && !isShown) throw new Failure('total_changed')
  const personalisedPaise = lines.reduce(
    (sum, line, at) =>
      sum + (line.print ? piecePaise(line) * line.quantity - (offer?.shares[at] ?? 0) : 0),
    0,
  )
  return { totalPaise, offer, wrapPaise, personalisedPaise }
}
