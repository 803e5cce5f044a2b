// chunk: dates
import { localeTexts } from './locale.texts.ts'
import { once } from './once.ts'

const zone = { timeZone: 'Asia/Kolkata' } as const
const date = once(
  () =>
    new Intl.DateTimeFormat(localeTexts.dates.locale, {
      ...zone,
      month: localeTexts.dates.month,
      day: '2-digit',
      year: 'numeric',
    }),
)
const time = once(
  () =>
    new Intl.DateTimeFormat(localeTexts.tag, {
      ...zone,
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      ...localeTexts.times,
    }),
)

/** An instant's day in India as `MMM DD, YYYY` (docs/product.md 18.6). */
export function formatDate(instant: string): string {
  return date().format(new Date(instant))
}

/** The same with the hour and minute in India: `Nov 05, 2026, 4:07 pm`. */
export function formatDateTime(instant: string): string {
  const moment = new Date(instant)
  return `${date().format(moment)}, ${time().format(moment)}`
}
