/** How shoppers search for a type of product. */
export type TypeSearchWords = {
  /** The words that name it by themselves, with commas between. */
  names: string
  /** What else its products are indexed by. */
  also: string
  /**
   * What else is said for a word, in English and in Hindi as it is written in both scripts, with commas
   * between. A search for one of those also looks for the word itself.
   */
  synonyms: Readonly<Record<string, string>>
}
