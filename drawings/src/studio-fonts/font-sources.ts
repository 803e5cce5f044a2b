import { emojiFontId, type FontId } from '@tohfa/print-engine/fonts/fonts'
import type { Range } from './subset-font.ts'

/** Latin with what European and Indian names need, Devanagari with Vedic signs, ₹, ™, ❤ and the usual marks. */
export const kept: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x900, 0x97f],
  [0x1cd0, 0x1cff],
  [0x200c, 0x200d],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
  [0x2192, 0x2192],
  [0x25cc, 0x25cc],
  [0x2764, 0x2764],
  [0xa8e0, 0xa8ff],
]

/** Where a font comes from: its package, its file in there, and the licence that came with the family. */
export type FontSource = { file: string; licence: string }

const google = (family: string, file: string): FontSource => ({
  file: `@expo-google-fonts/${family}/${file}`,
  licence: `@expo-google-fonts/${family}/LICENSE_FONT`,
})
/** Packages that leave the licence out, which another has. */
const licensedElsewhere = (family: string, file: string): FontSource => ({
  ...google(family, file),
  licence: `@fontsource/${family}/LICENSE`,
})

export const fontSources: Record<FontId | typeof emojiFontId, FontSource> = {
  'baloo-2-400': google('baloo-2', '400Regular/Baloo2_400Regular.ttf'),
  'baloo-2-700': google('baloo-2', '700Bold/Baloo2_700Bold.ttf'),
  'kalam-400': google('kalam', '400Regular/Kalam_400Regular.ttf'),
  'kalam-700': google('kalam', '700Bold/Kalam_700Bold.ttf'),
  'noto-devanagari-400': google(
    'noto-sans-devanagari',
    '400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  'noto-devanagari-700': google('noto-sans-devanagari', '700Bold/NotoSansDevanagari_700Bold.ttf'),
  'yatra-one-400': licensedElsewhere('yatra-one', 'YatraOne_400Regular.ttf'),
  'rozha-one-400': licensedElsewhere('rozha-one', 'RozhaOne_400Regular.ttf'),
  'tiro-hindi-400': google(
    'tiro-devanagari-hindi',
    '400Regular/TiroDevanagariHindi_400Regular.ttf',
  ),
  'poppins-400': google('poppins', '400Regular/Poppins_400Regular.ttf'),
  'great-vibes-400': google('great-vibes', '400Regular/GreatVibes_400Regular.ttf'),
  'pacifico-400': google('pacifico', '400Regular/Pacifico_400Regular.ttf'),
  [emojiFontId]: google('noto-emoji', '400Regular/NotoEmoji_400Regular.ttf'),
}
