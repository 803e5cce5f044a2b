/** A word of a search: as it was typed, maybe unfinished, and its synonyms. */
export type SearchTerm = { typed: string; means: readonly string[] }
