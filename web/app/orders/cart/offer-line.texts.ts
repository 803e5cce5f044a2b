import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'

/** An offer before there is a cart: what it takes off what, until when, and on which terms. */
export const offerLineTexts = {
  percent: (percent: string, goods: string) => `${percent}% off ${goods}`,
  amount: (sum: string, goods: string) => `${sum} off ${goods}`,
  until: (offer: string, day: string) => `${offer} until ${day}`,
  atMost: (sum: string) => `at most ${sum}`,
  from: (sum: string) => `for ${sum} or more`,
  firstOrder: 'on your first order',
  perPerson: (times: number) => (times === 1 ? 'once for you' : `${times} times for you`),
  byItself: 'in the cart by itself',
  allGifts: 'all gifts',
  someGifts: 'many gifts',
} as const

/** What offers are for, as it is said within a sentence. */
export const offerGoods: Record<ProductType, string> = {
  't-shirts': 'T-shirts',
  'business-cards': 'business cards',
  'coffee-mug': 'mugs',
  caps: 'caps',
  pillow: 'pillow covers',
  'key-chain': 'key chains',
  mousepad: 'mousepads',
  bracelet: 'bracelets',
  photoframe: 'photo frames',
}
