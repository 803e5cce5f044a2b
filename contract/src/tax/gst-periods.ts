/** The first month of GST. */
export const firstGstPeriod = '2017-07'

/** True for a month such as `2026-10`. */
export function isGstPeriod(period: string): boolean {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(period) && period >= firstGstPeriod
}

/** The month of a day such as `2026-10-31`. */
export function periodOf(day: string): string {
  return day.slice(0, 7)
}

/** The month before. */
export function periodBefore(period: string): string {
  return shifted(period, -1)
}

/** The days of a month: the first, and the first of the next month. */
export function spanOf(period: string): { from: string; until: string } {
  return { from: `${period}-01`, until: `${shifted(period, 1)}-01` }
}

/** The last day of a month. */
export function lastDayOf(period: string): string {
  const next = new Date(`${shifted(period, 1)}-01T00:00:00Z`)
  return new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10)
}

function shifted(period: string, months: number): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
