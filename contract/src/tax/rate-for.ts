/** The rates of a class on a day: hundredths of a percent; `abovePaise` per piece, before tax. */
type ClassRates = {
  rateBp: number
  abovePaise: number | null
  rateAboveBp: number | null
}

const wholeBp = 10_000

/**
 * Whether a price including tax is, before tax, at most this many paise. Exact, without rounding.
 */
function isWithin(grossPaise: number, abovePaise: number, rateBp: number): boolean {
  return grossPaise * wholeBp <= abovePaise * (wholeBp + rateBp)
}

/**
 * The rate of a piece by its price including tax and after all discounts, in hundredths of a
 * percent. The lower slab ends where the price before tax exceeds `abovePaise`. A price that fits
 * neither slab is taxed at the higher rate.
 */
export function rateFor(rates: ClassRates, grossPaise: number): number {
  const { rateBp, abovePaise, rateAboveBp } = rates
  if (abovePaise === null || rateAboveBp === null) return rateBp
  return isWithin(grossPaise, abovePaise, rateBp) ? rateBp : rateAboveBp
}

/**
 * The prices that fit neither slab: above the first, up to the second, in paise including tax. Such
 * a price earns the seller less than the price at the start of the range. Null for a single rate.
 */
export function betweenSlabs({ rateBp, abovePaise, rateAboveBp }: ClassRates) {
  if (abovePaise === null || rateAboveBp === null) return null
  const priceAt = (bp: number) => Math.floor((abovePaise * (wholeBp + bp)) / wholeBp)
  return { abovePaise: priceAt(rateBp), upToPaise: priceAt(rateAboveBp) }
}

/** Whether a price including tax, in paise, fits neither slab. */
export function isBetweenSlabs(rates: ClassRates, grossPaise: number): boolean {
  const gap = betweenSlabs(rates)
  return gap !== null && grossPaise > gap.abovePaise && grossPaise <= gap.upToPaise
}
