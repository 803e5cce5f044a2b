import type { Language } from '@tohfa/contract/i18n/languages'

/** How this language is marked up, and how it writes dates. */
export const localeTexts = {
  language: 'en' as Language,
  tag: 'en-IN',
  times: {},
  dates: { locale: 'en-US', month: 'short' },
} as const
