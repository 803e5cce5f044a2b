import type { MessageKey } from '@tohfa/contract/shared/envelope'
import { messageTexts } from '@tohfa/contract/i18n/messages.texts'

type Words = string | ((...params: readonly unknown[]) => string)

const sentences = new Map(Object.entries(messageTexts) as [code: string, words: Words][])

export function inLanguage(
  sentence: string,
  { code = '', params = [] }: Partial<MessageKey> = {},
): string {
  const words = sentences.get(code) ?? sentence
  return typeof words === 'string' ? words : words(...params)
}
