import { deliveryChargePerItem } from './cart.ts'
import { toPaise, toRupees } from './money.ts'

type PricedLine = { quantity: number; product: { price: number; discountedPrice: number } }

/** What a cart or order comes to, in rupees; computed in paise. */
export type Totals = {
  units: number
  price: number
  discount: number
  deliveryCharges: number
  total: number
}

/** Sums lines as the cart shows them (docs/product.md 8.7); delivery is named but never charged. */
export function totals(lines: readonly PricedLine[]): Totals {
  let units = 0
  let price = 0
  let total = 0
  for (const { quantity, product } of lines) {
    units += quantity
    price += toPaise(product.price) * quantity
    total += toPaise(product.discountedPrice) * quantity
  }
  return {
    units,
    price: toRupees(price),
    discount: toRupees(price - total),
    deliveryCharges: units * deliveryChargePerItem,
    total: toRupees(total),
  }
}
