import type { MessageKey } from '@tohfa/contract/shared/envelope'
import { sentenceTexts } from '@tohfa/contract/i18n/sentences.texts.hi'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { connectionTexts as connectionInEnglish } from './sentences.texts.ts'

export const connectionTexts = {
  unreachable: 'दुकान से संपर्क नहीं हो पा रहा। कृपया अपना इंटरनेट देखें और फिर कोशिश करें',
} as const satisfies Translation<typeof connectionInEnglish>

type Words = string | ((...params: readonly unknown[]) => string)

const sentences = new Map(Object.entries(sentenceTexts) as [code: string, words: Words][])

export function inLanguage(
  sentence: string,
  { code = '', params = [] }: Partial<MessageKey> = {},
): string {
  const words = sentences.get(code) ?? sentence
  return typeof words === 'string' ? words : words(...params)
}
