/** India's clock is ahead of UTC by this, all year round. */
const aheadMs = 5.5 * 3_600_000

let offsetMs = 0

/**
 * Sets the shop's clock ahead, or back where it is below 0, for trials of expiries and the year's end;
 * `shop_now()` in the database is the same clock, for connections that are told so (`connect`).
 */
export function shiftClock(ms: number): void {
  offsetMs = ms
}

/** The time in the shop, by which its rules judge. What is only measured needs no clock of the shop. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** When the machine's own clock says what the shop's says then: for what waits by that one, the queue. */
export function onMachine(at: Date): Date {
  return new Date(at.getTime() - offsetMs)
}

/** The day in India at an instant, today when none is given: `2027-03-31`. */
export function indianDay(at: Date = now()): string {
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 10)
}
