/** Of the words of a gift; `units` is how much 200 letters of the richest script may take. */
export const giftLimits = { name: 80, message: 200, units: 2_400 } as const

/** What is packed with a gift beside the lines of its order. */
export const giftExtras = ['card', 'wrap'] as const
export type GiftExtra = (typeof giftExtras)[number]

/** How staff read the card of a gift among what is printed, and its wrap among what is packed. */
export const giftCardTitle = 'Gift card'
export const giftWrapTitle = 'Gift wrap'
/** What kind of goods it is there. */
export const giftCardType = 'gift-card'
