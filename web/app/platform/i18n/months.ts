import { localeTexts } from './locale.texts.ts'
import { once } from './once.ts'

const month = once(
  () =>
    new Intl.DateTimeFormat(localeTexts.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A month given as `2026-10`, in the language of the page: October 2026. */
export function formatMonth(period: string): string {
  return month().format(new Date(`${period}-01T00:00:00Z`))
}
