import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import type { Gift } from '@tohfa/contract/orders/gift'

/** What a purchase is given with; null where it is no gift. */
export function giftOf({ gift }: Pick<OrderPlacement, 'gift'>): Gift | null {
  if (!gift) return null
  const { to, from, message, wrap = false, hidePrices = false } = gift
  return { to, ...(from && { from }), message, wrap, hidePrices }
}
