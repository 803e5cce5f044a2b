/** Categories, and what staff usually write, part by part between commas, by the words in English. */
export const traits: Readonly<Record<string, string>> = {}

/** The units of measures, by their signs. */
export const units: Readonly<Record<string, string>> = {}

/** What is measured of a thing, before its measure, by the words in English. */
export const parts: Readonly<Record<string, string>> = {}

/** How a measure reads: `15 to 18 cm`, `3 × 3 cm each`, `30 cm across`. */
export const measures = {
  until: 'to',
  each: (size: string) => `${size} each`,
  across: 'across',
} as const
