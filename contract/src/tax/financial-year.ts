/** The number of years after the end of its financial year for which a document is kept. */
const yearsKept = 8

/**
 * The financial year of a day in India, as on documents: `2627` from 1 April 2026 to 31 March 2027.
 * @param day as `YYYY-MM-DD`
 */
export function financialYear(day: string): string {
  const begins = firstYear(day)
  return `${twoDigits(begins)}${twoDigits(begins + 1)}`
}

/** The last day on which a document of this day must be kept, as `YYYY-MM-DD`. */
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
