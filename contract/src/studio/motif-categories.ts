/** The headings under which motifs are listed. */
export const motifCategories = [
  'festivals',
  'wedding',
  'symbols',
  'plants',
  'animals',
  'food',
  'sports',
  'babies',
  'travel',
  'work',
  'zodiac',
  'frames',
  'patterns',
] as const
export type MotifCategory = (typeof motifCategories)[number]
