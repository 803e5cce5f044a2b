import { toPaise, toRupees } from '#shared/money.ts'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'

/** The number of areas with content; a background alone does not count. */
export const areasInUse = ({ areas }: Scene): number =>
  areas.filter((area) => shownItems(area).length > 0).length

/**
 * The price of the print on a piece with this many areas (docs/studio.md 10.4), in the unit of the
 * prices.
 */
export function personalisationPrice(
  { surcharge, extraArea }: { surcharge: number; extraArea: number },
  areasInUse: number,
): number {
  return surcharge + extraArea * Math.max(0, areasInUse - 1)
}

/** The price of a piece with its print in rupees; `base` is the price without. */
export function piecePrice(
  prices: { base: number; surcharge: number; extraArea: number },
  areasInUse: number,
): number {
  return toRupees(toPaise(prices.base) + toPaise(personalisationPrice(prices, areasInUse)))
}
