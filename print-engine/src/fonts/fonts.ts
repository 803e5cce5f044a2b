/** The scripts that words can be printed in. */
export const fontScripts = [
  'latin',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'urdu',
] as const
export type FontScript = (typeof fontScripts)[number]

/**
 * A font to choose: `id` is kept in designs, so it never stands for another font. The font itself has
 * the letters of the scripts in `own`; companions write the others in its style (text/companions.ts).
 */
type StudioFont = { id: FontId; name: string; own: readonly FontScript[] }

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
  'nastaliq-urdu-400',
  'bhaijaan-2-400',
  'galada-400',
  'anek-bangla-400',
  'anek-gujarati-400',
  'mukta-malar-400',
  'anek-tamil-400',
  'anek-telugu-400',
  'anek-kannada-400',
  'chilanka-400',
  'anek-malayalam-400',
] as const
export type FontId = (typeof fontIds)[number]

/** What writes the letters that a chosen font has not: emoji in one colour. Nobody chooses it. */
export const emojiFontId = 'noto-emoji-400'

/** What writes common signs that no chosen font has. Nobody chooses it. */
export const signsFontId = 'noto-signs-400'
export const signs = '€∞★☆✓♡♪♫☾○●◆◇■□▲△←↑↓'

/**
 * What writes letters and signs that no font of a text has, in both weights, in the order in which they
 * are tried. Nobody chooses them but the first.
 */
export const furtherFonts = [
  ['noto-devanagari-400', 'noto-devanagari-700'],
  ['noto-sans-400', 'noto-sans-700'],
  ['noto-math-400', 'noto-math-400'],
  ['noto-symbols-400', 'noto-symbols-400'],
  ['noto-symbols-2-400', 'noto-symbols-2-400'],
] as const

/** Fonts that write a script in the style of a chosen font. Nobody chooses them. */
export const companionIds = [
  'baloo-da-2-400',
  'baloo-da-2-700',
  'baloo-paaji-2-400',
  'baloo-paaji-2-700',
  'baloo-bhai-2-400',
  'baloo-bhai-2-700',
  'baloo-bhaina-2-400',
  'baloo-bhaina-2-700',
  'baloo-thambi-2-400',
  'baloo-thambi-2-700',
  'baloo-tammudu-2-400',
  'baloo-tammudu-2-700',
  'baloo-tamma-2-400',
  'baloo-tamma-2-700',
  'baloo-chettan-2-400',
  'baloo-chettan-2-700',
  'bhaijaan-2-700',
  'nastaliq-urdu-700',
  'noto-bengali-400',
  'noto-bengali-700',
  'noto-gurmukhi-400',
  'noto-gurmukhi-700',
  'noto-gujarati-400',
  'noto-gujarati-700',
  'noto-oriya-400',
  'noto-oriya-700',
  'noto-tamil-400',
  'noto-tamil-700',
  'noto-telugu-400',
  'noto-telugu-700',
  'noto-kannada-400',
  'noto-kannada-700',
  'noto-malayalam-400',
  'noto-malayalam-700',
] as const

/** Every font that a letter of a design may come from. */
export type FaceId =
  | FontId
  | (typeof companionIds)[number]
  | (typeof furtherFonts)[number][number]
  | typeof emojiFontId
  | typeof signsFontId

const both = ['latin', 'devanagari'] as const
const latin = ['latin'] as const

const particulars: Record<FontId, [name: string, own: readonly FontScript[]]> = {
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
  'nastaliq-urdu-400': ['Noto Nastaliq Urdu', ['urdu']],
  'bhaijaan-2-400': ['Baloo Bhaijaan 2', ['urdu']],
  'galada-400': ['Galada', ['latin', 'bengali']],
  'anek-bangla-400': ['Anek Bangla', ['latin', 'bengali']],
  'anek-gujarati-400': ['Anek Gujarati', ['latin', 'gujarati']],
  'mukta-malar-400': ['Mukta Malar', ['latin', 'tamil']],
  'anek-tamil-400': ['Anek Tamil', ['latin', 'tamil']],
  'anek-telugu-400': ['Anek Telugu', ['latin', 'telugu']],
  'anek-kannada-400': ['Anek Kannada', ['latin', 'kannada']],
  'chilanka-400': ['Chilanka', ['latin', 'malayalam']],
  'anek-malayalam-400': ['Anek Malayalam', ['latin', 'malayalam']],
}

/** The fonts of the studio in the order in which they are offered. */
export const studioFonts: readonly StudioFont[] = fontIds.map((id) => {
  const [name, own] = particulars[id]
  return { id, name, own }
})

/** The script that a font itself has beside Latin and Devanagari: what it is made for. */
export const madeFor = (id: FontId): FontScript | undefined =>
  particulars[id][1].find((script) => script !== 'latin' && script !== 'devanagari')
