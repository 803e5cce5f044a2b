/** For how many years after its financial year has ended a document is kept. */
const yearsKept = 8

/**
 * India's financial year of a day, as documents write it: `2627` from 1 April 2026 to 31 March 2027.
 *
 * @param day as `YYYY-MM-DD`
 */
export function financialYear(day: string): string {
  const begins = firstYear(day)
  return `${twoDigits(begins)}${twoDigits(begins + 1)}`
}

/** The last day on which a document of this day is kept, as `YYYY-MM-DD`. */
export function keptUntil(day: string): string {
  return `${firstYear(day) + 1 + yearsKept}-03-31`
}

function firstYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 4 ? year : year - 1
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}
