/** What is asked for in cash: whole rupees, since a courier and a buyer have no paise. */
export type CashDue = {
  /** In paise, a multiple of 100. */
  toCollect: number
  /** `toCollect` less the exact sum, in paise: from -49 to 50. */
  rounding: number
}

/** The nearest whole rupee to an exact sum of paise, half a rupee rounded up (docs/product.md 9.15). */
export function cashDue(paise: number): CashDue {
  const toCollect = Math.floor((paise + 50) / 100) * 100
  return { toCollect, rounding: toCollect - paise }
}
