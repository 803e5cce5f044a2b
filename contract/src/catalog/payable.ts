// chunk: cards
import { toPaise, toRupees } from '#shared/money.ts'
import { discounted, leastPrice, type PackPrice, priceOfPack } from './pack-prices.ts'

type Priced = {
  price: number
  discount: number
  payable: number
  packPrices: readonly PackPrice[]
  quantity?: readonly number[] | undefined
}

/** The displayed prices in rupees: the old one, the payable one, and the discount in percent. */
export type ShownPrice = { price: number; payable: number; discount: number }

/** The price of a product's mandatory print, in rupees; 0 where it has none. */
export function mandatoryPrint(product: Priced): number {
  const least = discounted(leastPrice(product), product.discount)
  return toRupees(toPaise(product.payable) - toPaise(least))
}

/**
 * The prices of a product with its mandatory print (docs/product.md 3.6), of a pack or of the cheapest
 * one. The old one is the MRP. The print has no discount, so the percentage is that of the sum,
 * rounded down.
 */
export function shownPrice(product: Priced, pack: number | null = null): ShownPrice {
  const { discount } = product
  const price = pack === null ? leastPrice(product) : priceOfPack(product, pack)
  const print = mandatoryPrint(product)
  const before = toRupees(toPaise(price) + toPaise(print))
  const payable = toRupees(toPaise(discounted(price, discount)) + toPaise(print))
  return {
    price: before,
    payable,
    discount: print ? Math.floor(100 - (100 * payable) / before) : discount,
  }
}
