import { localeTexts } from './locale.texts.ts'
import { once } from './once.ts'

const { locale, month } = localeTexts.dates
const format = once(
  () => new Intl.DateTimeFormat(locale, { month, day: '2-digit', timeZone: 'Asia/Kolkata' }),
)

/** A date as MMM DD (docs/product.md 6.6), on the calendar of India: Nov 26. */
export function shortDate(iso: string): string {
  return format().format(new Date(iso))
}
