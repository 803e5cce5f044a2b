import type { Language } from '@tohfa/contract/i18n/languages'

const inLanguage = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: inLanguage('en-IN'),
  hi: inLanguage('hi-IN'),
}

/** Formats a day such as `2027-03-31` for mails: 31 March 2027. */
export function dayInMail(day: string, language: Language = 'en'): string {
  return formats[language].format(new Date(day))
}
