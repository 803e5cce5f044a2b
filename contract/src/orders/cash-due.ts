/** The amount to collect in cash: whole rupees, because couriers and buyers have no paise coins. */
export type CashDue = {
  /** In paise, a multiple of 100. */
  toCollect: number
  /** `toCollect` minus the exact sum, in paise: from -49 to 50. */
  rounding: number
}

/** The nearest whole rupee to a sum in paise; half a rupee is rounded up (docs/product.md 9.15). */
export function cashDue(paise: number): CashDue {
  const toCollect = Math.floor((paise + 50) / 100) * 100
  return { toCollect, rounding: toCollect - paise }
}
