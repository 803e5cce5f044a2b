/** A sentence that came from the server, in the language of the pages; the server speaks English. */
export function inLanguage(sentence: string): string {
  return sentence
}
