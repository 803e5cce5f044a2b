import { daysAfter } from '#fulfilment/promise/promise.service.ts'

/** A day of every year. */
export type DayOfYear = { month: number; day: number }

/** People look around before they order: the mail comes so many days before the last order day. */
const choosingDays = 3

const twoDigits = (number: number) => String(number).padStart(2, '0')
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** The day in a year; 29 February is the 28th in a year without one. */
function inYear({ month, day }: DayOfYear, year: number): string {
  const shown = month === 2 && day === 29 && !isLeap(year) ? 28 : day
  return `${year}-${twoDigits(month)}-${twoDigits(shown)}`
}

const yearOf = (date: string) => Number(date.slice(0, 4))

/** The first time that a day comes after a date. */
export function nextAfter(of: DayOfYear, date: string): string {
  const year = yearOf(date)
  const inThis = inYear(of, year)
  return inThis > date ? inThis : inYear(of, year + 1)
}

/** The day of a year that a date names. */
export function dayOfYear(date: string): DayOfYear {
  return { month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

/** A date that names this day of the year: of 29 February one of a year that has it. */
export function dateOf(of: DayOfYear, near: string): string {
  let year = yearOf(near)
  if (of.month === 2 && of.day === 29) while (!isLeap(year)) year++
  return inYear(of, year)
}

/** The day on which the mail is due, by the last day to order on. */
export function mailDay(lastOrder: string): string {
  return daysAfter(lastOrder, -choosingDays)
}
