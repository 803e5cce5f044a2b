/** Limits of a gift's texts; `units` is the maximum UTF-16 length of 200 letters in any script. */
export const giftLimits = { name: 80, message: 200, units: 2_400 } as const

/** The gift items that are packed besides the lines of an order. */
export const giftExtras = ['card', 'wrap'] as const
export type GiftExtra = (typeof giftExtras)[number]

/**
 * How staff's lists name the gift card among the prints, and the wrapping among the packed items.
 */
export const giftCardTitle = 'Gift card'
export const giftWrapTitle = 'Gift wrap'
/** Its kind of goods in those lists. */
export const giftCardType = 'gift-card'
