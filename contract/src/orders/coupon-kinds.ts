/** The kinds of discount: a percentage, or an amount. */
export const couponKinds = ['percent', 'amount'] as const
export type CouponKind = (typeof couponKinds)[number]
