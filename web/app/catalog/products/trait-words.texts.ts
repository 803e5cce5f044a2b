/** Categories and common trait values, part by part between commas, by the English text. */
export const traits: Readonly<Record<string, string>> = {}

/** The units of measurements, by their symbols. */
export const units: Readonly<Record<string, string>> = {}

/** The dimensions before a measurement, by the English word. */
export const parts: Readonly<Record<string, string>> = {}

/** The patterns of measurements: `15 to 18 cm`, `3 × 3 cm each`, `30 cm across`. */
export const measures = {
  until: 'to',
  each: (size: string) => `${size} each`,
  across: 'across',
} as const
