const dayMs = 86_400_000
/** India's clock is ahead of UTC by this, all year round. */
const aheadMs = 5.5 * 3_600_000
const sunday = 0

/** The day, in India, on which a print that is ordered now should be done: the next one that is no Sunday (docs/studio.md 9.1). */
export function dueDay(now: Date): string {
  const day = new Date(now.getTime() + aheadMs + dayMs)
  const isSunday = day.getUTCDay() === sunday
  return new Date(day.getTime() + (isSunday ? dayMs : 0)).toISOString().slice(0, 10)
}
