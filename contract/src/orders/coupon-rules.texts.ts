/** Faults in a coupon, and why one does not apply to a cart. */
export const couponRuleTexts = {
  couponCode: 'Should be 3 to 30 letters, digits, dashes or underscores',
  couponKind: 'Should be percent or amount',
  couponValue: 'Should be above 0, with at most two decimals',
  couponPercent: 'Should be a percentage above 0 up to 100, with at most two decimals',
  couponCap: 'Only a percentage has a most that it takes off',
  couponLimit: 'Should be a whole number from 1 to 1000000',
  couponLimitUsed: (times: number) => `It was used ${times} times already`,
  couponTypes: 'Should be types of products that the shop has',
  couponNotBegun: (day: string) => `This coupon counts from ${day} on`,
  couponEnded: (day: string) => `This coupon ended with ${day}`,
  couponMinimum: (least: string, missing: string) =>
    `This coupon counts for goods of ${least} or more. ${missing} are missing`,
  couponBetter: 'Another offer takes more off, so that one is applied',
  couponLate: (code: string) => `The coupon ${code} was used up by the time the payment came.`,
  wrapNotOffered: 'This shop wraps no gifts at the moment',
} as const
