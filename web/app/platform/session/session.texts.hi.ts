import type { Translation } from '@tohfa/print-engine/text/translation'
import type { sessionTexts as english } from './session.texts.ts'

export const sessionTexts = {
  ended: 'आपका सेशन ख़त्म हो गया है। कृपया फिर से साइन इन करें।',
} as const satisfies Translation<typeof english>
