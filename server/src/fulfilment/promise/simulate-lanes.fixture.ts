import { readConfig } from '#platform/config/config.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { workingDayAfter } from './due-day.ts'
import { daysAfter, expectedArrival, promisedDates } from './promised-dates.ts'

/** Of every hundred orders so many leave a day late, and so many parcels travel longer than the carrier said. */
const lateDispatches = 1
const lateParcels = 1.5

/** The same numbers from the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * Orders to so many places, through a year: the shop dispatches them, the courier fetches them on the
 * working day after, and the carrier needs the days that it said, or now and then more.
 *
 * @returns how many arrived after the promised day, and how many of these buyers were not told before
 *   the day after it
 */
export function simulateLanes(lanes: number, seed = 1): { late: number; untold: number } {
  const random = numbersFrom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const { promise: untouched } = readConfig({}).settings
  let late = 0
  let untold = 0
  for (let lane = 0; lane < lanes; lane++) {
    const at = new Date(Date.UTC(2026, 10, 1) + upTo(365 * 24 * 60) * 60_000)
    const transitDays = 1 + upTo(8)
    const settings = {
      ...untouched,
      cutoffHour: 10 + upTo(12),
      productionDays: { ...untouched.productionDays, caps: upTo(4) },
      holidays: [daysAfter(indianDay(at), 1 + upTo(5))],
    }
    const { dispatchBy, arrivesBy } = promisedDates({ at, types: ['caps'], settings, transitDays })
    const bookedOn =
      random() * 100 < lateDispatches ? workingDayAfter(dispatchBy, settings) : dispatchBy
    const more = random() * 100 < lateParcels ? 1 + upTo(3) : 0
    const fetched = workingDayAfter(bookedOn, settings)
    const delivered = daysAfter(fetched, transitDays + more)
    if (delivered <= arrivesBy) continue
    late++
    const isToldOn = (day: string) => {
      const isBooked = bookedOn <= day
      const isDoubtful = arrivesBy < day || (isBooked ? bookedOn > dispatchBy : dispatchBy < day)
      const order = {
        dispatchBy,
        bookedOn: isBooked ? bookedOn : null,
        isFailed: false,
        transitDays,
      }
      return isDoubtful && expectedArrival(order, day, settings) > arrivesBy
    }
    let day = dispatchBy
    while (day < delivered && !isToldOn(day)) day = daysAfter(day, 1)
    if (!isToldOn(day) || day > daysAfter(arrivesBy, 1)) untold++
  }
  return { late, untold }
}
