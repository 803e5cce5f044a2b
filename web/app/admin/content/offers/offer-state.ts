import type { Coupon } from '@tohfa/contract/orders/coupons'

export type OfferState = 'running' | 'planned' | 'over' | 'usedUp'

/**
 * The state of an offer.
 * @param today the day in India, as `YYYY-MM-DD`
 */
export function offerState(
  { from, until, limit, uses }: Pick<Coupon, 'from' | 'until' | 'limit' | 'uses'>,
  today: string,
): OfferState {
  if (until !== null && until < today) return 'over'
  if (limit !== null && uses >= limit) return 'usedUp'
  return from !== null && from > today ? 'planned' : 'running'
}
