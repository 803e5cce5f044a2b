// chunk: lines
import { deliveryChargePerItem } from './cart.ts'
import { toPaise, toRupees } from '#shared/money.ts'

type PricedLine = {
  quantity: number
  product: { price: number }
  /** The price of a piece without its print, after a break, in rupees. */
  unitPrice: number
  /** The price of the print on one piece, in rupees. */
  personalisation?: { price: number } | undefined
}

/** The sums of a cart or order in rupees; computed in paise. */
type Totals = {
  units: number
  price: number
  discount: number
  personalisation: number
  /** The discount of an offer on all of it. */
  offer: number
  deliveryCharges: number
  total: number
}

/**
 * Sums lines as the cart shows them (docs/product.md 8.7); the delivery price is shown but never
 * charged.
 * @param offer the discount of an offer on the lines, in rupees
 */
export function totals(lines: readonly PricedLine[], offer = 0): Totals {
  let units = 0
  let price = 0
  let discounted = 0
  let printed = 0
  for (const { quantity, product, unitPrice, personalisation } of lines) {
    units += quantity
    price += toPaise(product.price) * quantity
    discounted += toPaise(unitPrice) * quantity
    printed += toPaise(personalisation?.price ?? 0) * quantity
  }
  return {
    units,
    price: toRupees(price),
    discount: toRupees(price - discounted),
    personalisation: toRupees(printed),
    offer,
    deliveryCharges: units * deliveryChargePerItem,
    total: toRupees(discounted + printed - toPaise(offer)),
  }
}

/** A total plus gift wrapping, in rupees. */
export const withWrap = (total: number, wrap: number): number =>
  toRupees(toPaise(total) + toPaise(wrap))
