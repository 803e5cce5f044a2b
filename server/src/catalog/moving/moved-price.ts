import { discountedPaise } from '@tohfa/contract/catalog/discounted-paise'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'

/**
 * A price and its discount of which exactly `paid` is left. With a price from before a reduction it
 * is that price, at the nearest hundredth of a percent; the price moves by paise where none fits.
 * Null where it would be more than 80 percent, or nothing.
 * @param usual the discount without such a price
 */
export function movedPrice(
  paid: number,
  before: number | undefined,
  usual: number,
): { price: number; discount: number } | null {
  const left = toPaise(paid)
  const isReduced = before !== undefined && before > paid
  const discount = isReduced ? Math.round((1 - paid / before) * 10_000) / 100 : usual
  if (!(left > 0) || discount > 80) return null
  const used = Math.max(discount, isReduced ? 1 : usual)
  const near = Math.round(left / (1 - used / 100))
  // Below 80 percent a paisa of the price moves what is left by at most one, so one of these fits.
  for (const price of [near, near - 1, near + 1, near - 2, near + 2, near - 3, near + 3])
    if (discountedPaise(price, used) === left) return { price: toRupees(price), discount: used }
  return null
}
