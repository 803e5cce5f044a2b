import type { ReportPeriod } from '@tohfa/contract/backoffice/report'
import { formatDate } from '#platform/i18n/dates.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { reportTexts as texts } from './reports.texts.ts'

const whole = new Intl.NumberFormat('en-IN')
const oneDigit = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat(localeTexts.tag, {
  style: 'percent',
  maximumFractionDigits: 1,
  numberingSystem: 'latn',
})

/** A number with Indian grouping: 1,00,000. */
export const formatCount = (number: number): string => whole.format(number)

/** A percentage as a number; '–' for a whole of 0. */
export const per100 = (part: number, all: number): string =>
  all === 0 ? '–' : oneDigit.format((part / all) * 100)

/** A percentage with its sign; '–' for a whole of 0. */
export const shareOf = (part: number, all: number): string =>
  all === 0 ? '–' : percent.format(part / all)

/** A day without its year. */
const withoutYear = (day: string): string => formatDate(day).replace(/,? \d{4}$/, '')

/** The label of a day, a week or a month: longer ones by their first and last day. */
export const namePeriod = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : texts.until(withoutYear(from), formatDate(to))

/** The same where there is little space. */
export const namePeriodShort = ({ from }: Pick<ReportPeriod, 'from'>): string => withoutYear(from)
