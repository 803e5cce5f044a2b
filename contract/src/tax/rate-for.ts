/** The rates of a class on a day: hundredths of a percent; `abovePaise` before tax, a piece. */
type ClassRates = {
  rateBp: number
  abovePaise: number | null
  rateAboveBp: number | null
}

const wholeBp = 10_000

/** Whether a price with tax in it is, without that tax, at most so many paise. Exact, no rounding. */
function isWithin(grossPaise: number, abovePaise: number, rateBp: number): boolean {
  return grossPaise * wholeBp <= abovePaise * (wholeBp + rateBp)
}

/**
 * The rate of a piece by what it is sold for, tax included and after all discounts, in hundredths of
 * a percent. The lower slab ends where the price less its tax passes `abovePaise`; a price that then
 * fits the upper slab neither is taxed at the higher rate.
 */
export function rateFor(rates: ClassRates, grossPaise: number): number {
  const { rateBp, abovePaise, rateAboveBp } = rates
  if (abovePaise === null || rateAboveBp === null) return rateBp
  return isWithin(grossPaise, abovePaise, rateBp) ? rateBp : rateAboveBp
}

/**
 * Prices that fit neither slab: above the first, up to the last, in paise with tax. A price among them
 * earns the seller less than the price where they begin. Null where there is one rate.
 */
export function betweenSlabs({ rateBp, abovePaise, rateAboveBp }: ClassRates) {
  if (abovePaise === null || rateAboveBp === null) return null
  const priceAt = (bp: number) => Math.floor((abovePaise * (wholeBp + bp)) / wholeBp)
  return { abovePaise: priceAt(rateBp), upToPaise: priceAt(rateAboveBp) }
}

/** Whether a price with tax in it, in paise, fits neither slab. */
export function isBetweenSlabs(rates: ClassRates, grossPaise: number): boolean {
  const gap = betweenSlabs(rates)
  return gap !== null && grossPaise > gap.abovePaise && grossPaise <= gap.upToPaise
}
