// chunk: cards
import { toPaise, toRupees } from '#shared/money.ts'
import { discountedPaise } from './discounted-paise.ts'

/** The price of a pack in rupees, before the discount. */
export type PackPrice = { quantity: number; price: number }

type Priced = {
  price: number
  discount: number
  packPrices: readonly PackPrice[]
  quantity?: readonly number[] | undefined
}

/** The price of a pack before the discount, in rupees; of the product where it has none of its own. */
export const priceOfPack = (
  { price, packPrices }: Omit<Priced, 'discount' | 'quantity'>,
  pack: number | undefined,
): number => packPrices.find(({ quantity }) => quantity === pack)?.price ?? price

/** The price of the cheapest pack before the discount, in rupees; without packs that of the product. */
export const leastPrice = (product: Omit<Priced, 'discount'>): number =>
  product.quantity?.length
    ? Math.min(...product.quantity.map((pack) => priceOfPack(product, pack)))
    : product.price

/** A price less the discount, in rupees. */
export const discounted = (price: number, discount: number): number =>
  toRupees(discountedPaise(toPaise(price), discount))
