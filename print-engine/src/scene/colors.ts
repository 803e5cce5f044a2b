// chunk: cards
/**
 * Colour names of fabric, glaze, wood and metal in the shop, with the hex colours of their
 * swatches.
 */
export const colorSwatches = {
  White: '#FAFAF7',
  'Off White': '#F1E9DA',
  Ivory: '#F5ECD7',
  Stone: '#CFC4B2',
  'Ash Grey': '#A9ABAA',
  Charcoal: '#3C3F43',
  Black: '#211F1E',
  Navy: '#22304F',
  'Midnight Blue': '#1B2440',
  Indigo: '#33447A',
  'Royal Blue': '#2A4FA3',
  'Sky Blue': '#A9CBE0',
  Teal: '#1F6F73',
  Mint: '#BFDDCB',
  Sage: '#A9B89A',
  Olive: '#6B6B3E',
  'Leaf Green': '#3F7D4E',
  'Bottle Green': '#1F4A3A',
  Marigold: '#EBA42B',
  Mustard: '#D29B2E',
  Saffron: '#EA7A26',
  Peach: '#F3C6A5',
  Coral: '#E8735F',
  'Blush Pink': '#EBC3C0',
  'Rani Pink': '#C9276B',
  Crimson: '#B3202E',
  'Madder Red': '#A8322A',
  Maroon: '#6B1F2B',
  Tan: '#B57A45',
  Walnut: '#6A4329',
  'Natural Wood': '#C99D6B',
  Gold: '#C9A14A',
  'Antique Brass': '#A9853F',
  Copper: '#B5673D',
  'Rose Gold': '#D79A86',
  Silver: '#BFC3C7',
} as const

const unknownColor = '#D9D2C6'

/** The hex colour of a name in any case; a neutral cotton for an unknown name. */
export function colorSwatch(name: string): string {
  const wanted = name.trim().toLowerCase()
  const known = Object.entries(colorSwatches).find(([color]) => color.toLowerCase() === wanted)
  return known?.[1] ?? unknownColor
}

/** Whether a named colour is about as light as paper, so that parts without ink look white. */
export function isLight(name: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colorSwatch(name).slice(at, at + 2), 16),
  )
  return 0.299 * red + 0.587 * green + 0.114 * blue > 225
}
