import type { Translation } from '#text/translation.ts'
import type { colorNames as english } from './color-names.texts.ts'

export const colorNames = {
  black: 'काला',
  grey: 'स्लेटी',
  white: 'सफ़ेद',
  red: 'लाल',
  orange: 'नारंगी',
  yellow: 'पीला',
  green: 'हरा',
  blue: 'नीला',
  purple: 'बैंगनी',
  pink: 'गुलाबी',
  brown: 'भूरा',
} as const satisfies Translation<typeof english>
