import { dateOfDay, indianDay, startOfIndianDay } from '@tohfa/contract/shared/indian-days'
import {
  answerDays,
  returnTable,
  type ReturnState,
  returnWindowDays,
} from '@tohfa/contract/fulfilment/return-moves'

const dayMs = 86_400_000
const sunday = 0

function isWorkingDay(day: number): boolean {
  return new Date(day * dayMs).getUTCDay() !== sunday
}

/**
 * The first instant at which a return of a parcel delivered then is too late: the end of the third
 * day in India.
 */
export function windowEnd(deliveredAt: Date): Date {
  return startOfIndianDay(indianDay(deliveredAt) + returnWindowDays + 1)
}

/**
 * The day in India by which the shop must act on a return, which entered its state then; null when
 * the shop has nothing to do.
 */
export function dueDayOf(state: ReturnState, since: Date): string | null {
  let left = returnTable[state].days
  if (left === undefined) return null
  let day = indianDay(since)
  while (left > 0) if (isWorkingDay(++day)) left -= 1
  return dateOfDay(day)
}

/** Working days from today to a day, both India's; below 0 when it is past. */
export function workingDaysUntil(due: string, now: Date): number {
  const [today, last] = [indianDay(now), Date.parse(due) / dayMs]
  const [from, to] = today < last ? [today, last] : [last, today]
  let days = 0
  for (let day = from + 1; day <= to; day++) if (isWorkingDay(day)) days += 1
  return today <= last ? days : -Math.max(days, 1)
}

/** A question asked before this has waited too long for its answer. */
export function answerCutoff(now: Date): Date {
  return new Date(now.getTime() - answerDays * dayMs)
}
