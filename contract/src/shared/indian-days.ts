// chunk: orders
const dayMs = 86_400_000
/** India's offset from UTC, all year round. */
const aheadMs = 5.5 * 3_600_000

/** The number of the day in India at an instant, counted from 1970-01-01. */
export function indianDay(at: Date): number {
  return Math.floor((at.getTime() + aheadMs) / dayMs)
}

/** The instant at which a day begins in India, by its number. */
export function startOfIndianDay(day: number): Date {
  return new Date(day * dayMs - aheadMs)
}

/** A day by its number as `2026-11-20`. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
