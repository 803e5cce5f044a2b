import type { Translation } from '@tohfa/print-engine/text/translation'
import type { cashTexts as english } from './cash.texts.ts'

export const cashTexts = {
  rounding: 'राउंड ऑफ़',
  toCollect: 'कैश में देना है',
  paidInCash: 'कैश में दिया',
} as const satisfies Translation<typeof english>
