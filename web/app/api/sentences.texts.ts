/** What is said when a call could not be made. */
export const connectionTexts = {
  unreachable: 'The shop cannot be reached. Please check your connection and try again',
} as const

/** A sentence that came from the server, in the language of the pages; the server speaks English. */
export function inLanguage(sentence: string): string {
  return sentence
}
