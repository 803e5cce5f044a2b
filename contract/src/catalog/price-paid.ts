import { toPaise, toRupees } from '#shared/money.ts'

/** The least discount of a product, in percent. */
const leastDiscount = 1
/** How many prices are tried before a fraction of a rupee is accepted. */
const mostTries = 20_000

export type PriceAndDiscount = { price: number; discount: number }

/**
 * The price and the discount that come to what a buyer pays, in rupees. A given discount stays.
 * Without one, the lowest price in whole rupees is chosen whose discount is at least one percent.
 */
export function priceFromPaid(paid: number, discount?: number): PriceAndDiscount {
  const paise = toPaise(paid)
  if (discount !== undefined) return { price: priceBefore(paise, discount), discount }
  const first = Math.ceil(paise / (100 - leastDiscount))
  for (let price = first; price < first + mostTries; price++) {
    const wanted = Math.round((1 - paise / (price * 100)) * 10_000) / 100
    if (wanted >= leastDiscount && paidFor(price, wanted) === paise)
      return { price, discount: wanted }
  }
  return { price: priceBefore(paise, leastDiscount), discount: leastDiscount }
}

/** What a buyer pays, in paise, as the database computes it. */
const paidFor = (price: number, discount: number): number =>
  Math.round((toPaise(price) * (10_000 - Math.round(discount * 100))) / 10_000)

/** A discount takes off, so the rounded price always comes to exactly what is paid. */
const priceBefore = (paise: number, discount: number): number =>
  toRupees(Math.round((paise * 10_000) / (10_000 - Math.round(discount * 100))))
