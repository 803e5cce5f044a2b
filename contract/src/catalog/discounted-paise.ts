// chunk: cards
/**
 * Price minus discount in paise, rounded to the paisa (docs/product.md 3.6). `discount` is a
 * percentage with at most two decimals.
 */
export function discountedPaise(pricePaise: number, discount: number): number {
  const hundredths = Math.round(discount * 100)
  return Math.round((pricePaise * (10_000 - hundredths)) / 10_000)
}
