/** How shoppers search for a type of product. */
export type TypeSearchWords = {
  /** Words that identify it on their own, separated by commas. */
  names: string
  /** Further index words. */
  also: string
  /**
   * Synonyms of a word in English and in Hindi, in both scripts, separated by commas. A search for
   * a synonym also looks for the word itself.
   */
  synonyms: Readonly<Record<string, string>>
}
