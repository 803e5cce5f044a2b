// chunk: cards
import { toPaise, toRupees } from '#shared/money.ts'

type Priced = { price: number; discount: number; discountedPrice: number; payable: number }

/** What people are shown of a price, in rupees: the old one, what is to be paid, and the percent between. */
export type ShownPrice = { price: number; payable: number; discount: number }

/**
 * The prices of a product with the print that it cannot be had without (docs/product.md 3.6). The old
 * one is the MRP. No discount is taken off the print, so of both together less is off: whole percent,
 * never more than it is.
 */
export function shownPrice({ price, discount, discountedPrice, payable }: Priced): ShownPrice {
  const print = payable - discountedPrice
  const before = toRupees(toPaise(price + print))
  return {
    price: before,
    payable,
    discount: print ? Math.floor(100 - (100 * payable) / before) : discount,
  }
}
