import type { Translation } from '@tohfa/print-engine/text/translation'
import type { localeTexts as english } from './locale.texts.ts'

export const localeTexts = {
  language: 'hi',
  tag: 'hi-IN',
  times: { dayPeriod: 'short' },
  dates: { locale: 'hi-IN', month: 'long' },
} as const satisfies Translation<Omit<typeof english, 'times'>> & { times: object }
