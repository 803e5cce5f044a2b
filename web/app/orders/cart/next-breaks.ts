import { maxQuantity } from '@tohfa/contract/orders/cart-limits'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { afterBreak, nextBreak } from '@tohfa/contract/catalog/price-breaks'
import { groupBy } from '@tohfa/contract/shared/group-by'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'

/** How many more pieces reach the next break of a product, and what a piece of the line costs then. */
export type NextBreak = { more: number; unitPrice: number }

/**
 * The next break that is within reach, by the id of the first line of each product that can be
 * bought. All its pieces count together.
 */
export function nextBreaks(lines: readonly CartLine[]): ReadonlyMap<string, NextBreak> {
  const byProduct = groupBy(
    lines.filter(({ available }) => available),
    ({ product }) => product.id,
  )
  const found = new Map<string, NextBreak>()
  for (const [first, ...others] of byProduct.values()) {
    if (!first) continue
    const pieces = [first, ...others].reduce((sum, { quantity }) => sum + quantity, 0)
    const next = nextBreak(first.product.priceBreaks, pieces)
    const more = next ? next.from - pieces : 0
    if (!next || more > maxQuantity) continue
    const unitPaise = afterBreak(toPaise(first.product.discountedPrice), next)
    found.set(first.id, { more, unitPrice: toRupees(unitPaise) })
  }
  return found
}
