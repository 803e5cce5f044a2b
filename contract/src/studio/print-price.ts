import { toPaise, toRupees } from '#shared/money.ts'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'

/** How many areas have something on them; a ground alone is none of a person's. */
export const areasInUse = ({ areas }: Scene): number =>
  areas.filter((area) => shownItems(area).length > 0).length

/** What a piece costs more with so many areas in use (docs/studio.md 10.4); in the unit of the prices. */
export function personalisationPrice(
  { surcharge, extraArea }: { surcharge: number; extraArea: number },
  areasInUse: number,
): number {
  return surcharge + extraArea * Math.max(0, areasInUse - 1)
}

/** What a piece comes to with its print, in rupees; `base` is what it costs without. */
export function piecePrice(
  prices: { base: number; surcharge: number; extraArea: number },
  areasInUse: number,
): number {
  return toRupees(toPaise(prices.base) + toPaise(personalisationPrice(prices, areasInUse)))
}
