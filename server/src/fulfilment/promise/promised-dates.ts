import { isDeepStrictEqual } from 'node:util'
import type { PromisedDates } from '@tohfa/contract/fulfilment/promise'
import {
  settingsTable,
  type ShopSettings,
} from '@tohfa/contract/backoffice/settings/settings-table'
import { indianDay } from '#platform/runtime/clock.ts'
import { dueDay, workingDayAfter } from './due-day.ts'

type PromiseSettings = ShopSettings['promise']

/** Of what is ordered when, and of how a parcel comes to its place. */
export type Occasion = {
  at: Date
  /** Of what is ordered; all that are sold when left empty. */
  types: readonly string[]
  settings: PromiseSettings
  /** The carrier's days from the pick-up to the door; null: nobody knows. */
  transitDays: number | null
  /** Whether no more pieces of a type can be made on a day. */
  isFull?: (type: string, day: string) => boolean
}

/** What a shop promises that has set nothing, and of the carrier knows nothing (docs/product.md 12.1). */
const usualDays = 6
/** From the dispatch to the door where nobody knows, and how much later it may be. */
const unknownDays = 5
const unknownWidth = 3

/** A year is more than anything takes. */
const mostDays = 366

const dayMs = 86_400_000

/** A day so many days after another, both as `2027-03-31`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

const latestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? ''

/**
 * When what is ordered now is handed over and arrives (docs/product.md 12.14). The courier comes on the
 * working day after the dispatch, which is when the parcel can be booked for.
 */
export function promisedDates(occasion: Occasion): PromisedDates {
  const { at, settings, transitDays } = occasion
  const types = occasion.types.length > 0 ? occasion.types : Object.keys(settings.productionDays)
  const dispatchBy = latestOf(types.map((type) => dispatchDay(type, occasion)))
  const reached = arrival(dispatchBy, settings, transitDays)
  if (!isAsAtFirst(settings)) return { dispatchBy, ...reached }
  const usual = daysAfter(indianDay(at), usualDays)
  // Where nobody knows it is that day, whatever Sunday lies between; the window says how sure it is.
  const arrivesBy =
    transitDays === null ? latestOf([usual, dispatchBy]) : latestOf([usual, reached.arrivesBy])
  const width = transitDays === null ? unknownWidth : 0
  return { dispatchBy, arrivesBy, latest: daysAfter(arrivesBy, width + settings.buffer) }
}

/**
 * The promise for what must be there on a day: it is dispatched as late as the slowest arrival allows, on
 * a day that is not full, and not before the earliest dispatch. Undefined when the day cannot be met.
 */
export function promisedOn(
  arriveOn: string,
  earliest: PromisedDates,
  { types, settings, transitDays, isFull }: Occasion,
): PromisedDates | undefined {
  if (arriveOn < earliest.arrivesBy) return undefined
  let { dispatchBy } = earliest
  for (
    let later = dispatchBy;
    arrival(later, settings, transitDays).latest <= arriveOn;
    later = workingDayAfter(later, settings)
  )
    if (!types.some((type) => isFull?.(type, later))) dispatchBy = later
  return { dispatchBy, arrivesBy: arriveOn, latest: latestOf([arriveOn, earliest.latest]) }
}

function dispatchDay(type: string, { at, settings, isFull }: Occasion): string {
  let day = dueDay(at, settings, type)
  for (let tried = 0; tried < mostDays && isFull?.(type, day) === true; tried++)
    day = workingDayAfter(day, settings)
  return day
}

/** The window of a parcel that is ready on a day. */
function arrival(dispatchBy: string, settings: PromiseSettings, transitDays: number | null) {
  const arrivesBy =
    transitDays === null
      ? daysAfter(dispatchBy, unknownDays)
      : daysAfter(workingDayAfter(dispatchBy, settings), transitDays)
  const width = transitDays === null ? unknownWidth : 0
  return { arrivesBy, latest: daysAfter(arrivesBy, width + settings.buffer) }
}

/** Whether staff have set nothing of what days follow from. */
export function isAsAtFirst(settings: PromiseSettings): boolean {
  const rows = settingsTable['promise']
  if (!rows || !('of' in rows)) return false
  return Object.entries(rows.of).every(([name, { first }]) =>
    isDeepStrictEqual(settings[name as keyof PromiseSettings], first),
  )
}

/**
 * The last day of India on which an order of anything still arrives before a day, however late on that
 * day it is ordered; wherever it goes, unless the carrier's days are given.
 */
export function lastOrderDay(
  day: string,
  settings: PromiseSettings,
  way: Pick<Occasion, 'transitDays' | 'isFull'> = { transitDays: null },
): string {
  let ordered = daysAfter(day, -1)
  const reaches = (on: string) =>
    promisedDates({ at: endOf(on), types: [], settings, ...way }).latest < day
  for (let n = 0; n < mostDays && !reaches(ordered); n++) ordered = daysAfter(ordered, -1)
  return ordered
}

/** The last second of a day in India. */
const endOf = (day: string) => new Date(`${day}T23:59:59+05:30`)

/** How far an order with a promise has come. */
export type UnderWay = {
  dispatchBy: string
  /** The day in India on which its parcel was booked; null before that. */
  bookedOn: string | null
  /** The courier came and could not hand it over. */
  isFailed: boolean
  transitDays: number | null
}

/** The day on which an order that is under way can be expected, at the earliest today. */
export function expectedArrival(
  { dispatchBy, bookedOn, isFailed, transitDays }: UnderWay,
  today: string,
  settings: PromiseSettings,
): string {
  if (isFailed) return workingDayAfter(today, settings)
  if (bookedOn === null)
    return arrival(latestOf([dispatchBy, today]), settings, transitDays).arrivesBy
  const reckoned = transitDays === null ? today : arrival(bookedOn, settings, transitDays).arrivesBy
  return latestOf([today, reckoned])
}
