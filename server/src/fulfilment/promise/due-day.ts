import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'

const dayMs = 86_400_000
/** India's clock is ahead of UTC by this, all year round. */
const aheadMs = 5.5 * 3_600_000
const sunday = 0

const after = (day: Date) => new Date(day.getTime() + dayMs)
const dateOf = (day: Date) => day.toISOString().slice(0, 10)
type Holidays = Pick<ShopSettings['promise'], 'holidays'>
const isOff = (day: Date, { holidays }: Holidays) =>
  day.getUTCDay() === sunday || holidays.includes(dateOf(day))

/** The first working day after a day, both as dates of India. */
export function workingDayAfter(date: string, holidays: Holidays): string {
  let day = after(new Date(date))
  while (isOff(day, holidays)) day = after(day)
  return dateOf(day)
}

/**
 * The number of working days until goods of a type are printed; Sundays and holidays do not count.
 */
function doneOn(counted: Date, promise: ShopSettings['promise'], type: string): string {
  let day = counted
  for (let left = promise.productionDays[type as ProductType] ?? 1; left > 0; left--)
    for (day = after(day); isOff(day, promise);) day = after(day)
  while (isOff(day, promise)) day = after(day)
  return dateOf(day)
}

/**
 * The day, in India, on which goods of a type that are ordered now should be done
 * (docs/studio.md 9.1). From the cut-off hour on an order counts for the next day.
 */
export function dueDay(now: Date, promise: ShopSettings['promise'], type: string): string {
  const ordered = new Date(now.getTime() + aheadMs)
  const isLate = ordered.getUTCHours() >= promise.cutoffHour
  return doneOn(isLate ? after(ordered) : ordered, promise, type)
}

/** The time before which an order must have been placed if goods of a type are due by this day. */
export function orderedBefore(day: string, promise: ShopSettings['promise'], type: string): Date {
  let counted = new Date(day)
  while (doneOn(counted, promise, type) > day) counted = new Date(counted.getTime() - dayMs)
  return new Date(counted.getTime() - aheadMs + promise.cutoffHour * 3_600_000)
}
