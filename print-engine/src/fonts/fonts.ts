/** The scripts that a font was cut to and has every letter of. */
export type FontScript = 'latin' | 'devanagari'

/** A font to choose: `id` is kept in designs, so it never stands for another font. */
type StudioFont = { id: FontId; name: string; scripts: readonly FontScript[] }

export const fontIds = [
  'baloo-2-400',
  'baloo-2-700',
  'kalam-400',
  'kalam-700',
  'noto-devanagari-400',
  'noto-devanagari-700',
  'yatra-one-400',
  'rozha-one-400',
  'tiro-hindi-400',
  'poppins-400',
  'great-vibes-400',
  'pacifico-400',
] as const
export type FontId = (typeof fontIds)[number]

/** What writes the letters that a chosen font has not: emoji in one colour. Nobody chooses it. */
export const emojiFontId = 'noto-emoji-400'

const both = ['latin', 'devanagari'] as const
const latin = ['latin'] as const

const particulars: Record<FontId, [name: string, scripts: readonly FontScript[]]> = {
  'baloo-2-400': ['Baloo 2', both],
  'baloo-2-700': ['Baloo 2 Bold', both],
  'kalam-400': ['Kalam', both],
  'kalam-700': ['Kalam Bold', both],
  'noto-devanagari-400': ['Noto Sans Devanagari', both],
  'noto-devanagari-700': ['Noto Sans Devanagari Bold', both],
  'yatra-one-400': ['Yatra One', both],
  'rozha-one-400': ['Rozha One', both],
  'tiro-hindi-400': ['Tiro Devanagari Hindi', both],
  'poppins-400': ['Poppins', both],
  'great-vibes-400': ['Great Vibes', latin],
  'pacifico-400': ['Pacifico', latin],
}

/** The fonts of the studio in the order in which they are offered. */
export const studioFonts: readonly StudioFont[] = fontIds.map((id) => {
  const [name, scripts] = particulars[id]
  return { id, name, scripts }
})
