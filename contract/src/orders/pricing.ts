// chunk: lines
import { deliveryChargePerItem } from './cart.ts'
import { toPaise, toRupees } from '#shared/money.ts'

type PricedLine = {
  quantity: number
  product: { price: number; discountedPrice: number }
  /** What printing one piece costs more. */
  personalisation?: { price: number } | undefined
}

/** What a cart or order comes to, in rupees; computed in paise. */
type Totals = {
  units: number
  price: number
  discount: number
  personalisation: number
  /** What an offer takes off all of it. */
  offer: number
  deliveryCharges: number
  total: number
}

/**
 * Sums lines as the cart shows them (docs/product.md 8.7); delivery is named but never charged.
 *
 * @param offer in rupees, what an offer takes off them
 */
export function totals(lines: readonly PricedLine[], offer = 0): Totals {
  let units = 0
  let price = 0
  let discounted = 0
  let printed = 0
  for (const { quantity, product, personalisation } of lines) {
    units += quantity
    price += toPaise(product.price) * quantity
    discounted += toPaise(product.discountedPrice) * quantity
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

/** A total in rupees with what the wrap of a gift costs. */
export const withWrap = (total: number, wrap: number): number =>
  toRupees(toPaise(total) + toPaise(wrap))
