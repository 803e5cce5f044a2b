/** India's offset from UTC, all year round. */
const aheadMs = 5.5 * 3_600_000

let offsetMs = 0

/**
 * Sets the shop's clock ahead, or back for negative values, to try out expiry and the end of a
 * year. `shop_now()` in the database is the same clock, for connections that are opened with this
 * offset (`connect`).
 */
export function shiftClock(ms: number): void {
  offsetMs = ms
}

/** The shop's current time, for its rules. Mere durations do not need it. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/**
 * The machine's time at which the shop's clock has this time; for the job queue, which uses the
 * machine's clock.
 */
export function onMachine(at: Date): Date {
  return new Date(at.getTime() - offsetMs)
}

/** The day in India at an instant, by default now: `2027-03-31`. */
export function indianDay(at: Date = now()): string {
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 10)
}
