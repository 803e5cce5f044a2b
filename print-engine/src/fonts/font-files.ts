import type { emojiFontId, FontId } from './fonts.ts'

/** The file of each font, named by its bytes; `npm run studio-fonts` writes this. */
export const fontFiles: Record<FontId | typeof emojiFontId, string> = {
  'baloo-2-400': 'baloo-2-400.753a8ad7bc73.ttf',
  'baloo-2-700': 'baloo-2-700.ad88bd3e4802.ttf',
  'kalam-400': 'kalam-400.992290b8f0fa.ttf',
  'kalam-700': 'kalam-700.2f496ce7729b.ttf',
  'noto-devanagari-400': 'noto-devanagari-400.c4dc63a8a6ef.ttf',
  'noto-devanagari-700': 'noto-devanagari-700.428dcb968d57.ttf',
  'yatra-one-400': 'yatra-one-400.63a0c89c4c7e.ttf',
  'rozha-one-400': 'rozha-one-400.d59da531bb87.ttf',
  'tiro-hindi-400': 'tiro-hindi-400.da01231e9e57.ttf',
  'poppins-400': 'poppins-400.483ced24089f.ttf',
  'great-vibes-400': 'great-vibes-400.22e174d151a3.ttf',
  'pacifico-400': 'pacifico-400.59e4c188b11e.ttf',
  'noto-emoji-400': 'noto-emoji-400.a9a0e58371a4.ttf',
}
