import type { MessageKey } from '@tohfa/contract/shared/envelope'

/**
 * A server message in the language of the page, by its code and params. The server's own text is
 * English, and remains for unknown codes.
 */
export function inLanguage(sentence: string, _key?: Partial<MessageKey>): string {
  return sentence
}
