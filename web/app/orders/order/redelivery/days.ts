import { dateOfDay } from '@tohfa/contract/shared/indian-days'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { once } from '#platform/i18n/once.ts'

const dayMs = 86_400_000
const weekday = once(
  () =>
    new Intl.DateTimeFormat(localeTexts.dates.locale, {
      timeZone: 'UTC',
      weekday: 'long',
      month: localeTexts.dates.month,
      day: 'numeric',
    }),
)

/** A day such as `2026-11-27` with its weekday: `Friday, Nov 27`. */
export function formatDay(day: string): string {
  return weekday().format(new Date(day))
}

/** Every day of a range, both ends included. */
export function daysFrom(from: string, until: string): string[] {
  const [first, last] = [Date.parse(from) / dayMs, Date.parse(until) / dayMs]
  return Array.from({ length: last - first + 1 }, (_, n) => dateOfDay(first + n))
}
