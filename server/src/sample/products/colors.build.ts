import type { SampleColor } from '../sample-product.ts'

const firstColorPictures = 2

/** The keys of a colour's pictures; only the first colour has a second view, to keep the folder small. */
function pictureKeys(slug: string, color: string, position: number): string[] {
  const kebab = color.toLowerCase().replaceAll(' ', '-')
  const count = position === 0 ? firstColorPictures : 1
  return Array.from({ length: count }, (_, index) => `${slug}-${kebab}-${index + 1}`)
}

/** A steady, varied stock figure, so that a reseed gives the same shop again. */
function usualStock(seed: string): number {
  let sum = 7
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return 12 + (sum % 78)
}

/** Colours with one stock number each; a number given in `stock` wins over the usual one. */
export function plainColors(
  slug: string,
  colors: string[],
  stock: Record<string, number> = {},
): SampleColor[] {
  return colors.map((color, position) => ({
    color,
    images: pictureKeys(slug, color, position),
    stock: stock[color] ?? usualStock(slug + color),
  }))
}

/** Colours with a stock for each size; `stock` is keyed by colour, then by size. */
export function sizedColors(
  slug: string,
  colors: string[],
  sizes: string[],
  stock: Record<string, Record<string, number>> = {},
): SampleColor[] {
  return colors.map((color, position) => ({
    color,
    images: pictureKeys(slug, color, position),
    sizes: sizes.map((size) => ({
      size,
      stock: stock[color]?.[size] ?? usualStock(slug + color + size),
    })),
  }))
}
