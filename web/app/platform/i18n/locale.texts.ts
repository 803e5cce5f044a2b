import type { Language } from '@tohfa/contract/i18n/languages'

/** The markup and date format of this language. */
export const localeTexts = {
  language: 'en' as Language,
  tag: 'en-IN',
  times: {},
  dates: { locale: 'en-US', month: 'short' },
} as const
