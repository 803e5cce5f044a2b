import type { MessageKey } from '@tohfa/contract/shared/envelope'
import { sentenceTexts } from '@tohfa/contract/i18n/sentences.texts'

type Words = string | ((...params: readonly unknown[]) => string)

const sentences = new Map(Object.entries(sentenceTexts) as [code: string, words: Words][])

export function inLanguage(
  sentence: string,
  { code = '', params = [] }: Partial<MessageKey> = {},
): string {
  const words = sentences.get(code) ?? sentence
  return typeof words === 'string' ? words : words(...params)
}
