/** A word of a search: as it was typed, maybe unfinished, and the words that mean the same. */
export type SearchTerm = { typed: string; means: readonly string[] }
