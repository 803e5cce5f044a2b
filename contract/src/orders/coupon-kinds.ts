/** What a coupon takes off: a part of the price, or a sum. */
export const couponKinds = ['percent', 'amount'] as const
export type CouponKind = (typeof couponKinds)[number]
