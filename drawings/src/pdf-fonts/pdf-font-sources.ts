import type { FaceId } from '@tohfa/print-engine/fonts/fonts'
import { keptOf } from '../studio-fonts/kept-characters.ts'
import type { Range } from '../studio-fonts/subset-font.ts'

/** A font family of PDFs: its files, and which of its characters are kept. */
export type PdfFontSource = {
  regular: string
  bold: string
  licence: string
  kept: readonly Range[]
}

/** A family that the studio has cut already. Signs are as heavy as they are. */
export type FamilyOfStudio = { shared: { regular: FaceId; bold?: FaceId } }

/** A family in the weight of names and in that of the rest. */
const inBothWeights = (family: string, name: string, kept: readonly Range[]): PdfFontSource => ({
  regular: `@expo-google-fonts/${family}/400Regular/${name}_400Regular.ttf`,
  bold: `@expo-google-fonts/${family}/700Bold/${name}_700Bold.ttf`,
  licence: `@expo-google-fonts/${family}/LICENSE_FONT`,
  kept,
})

/** The fonts of PDFs in the order in which they are tried. */
export const pdfFontSources: Record<string, PdfFontSource | FamilyOfStudio> = {
  'noto-devanagari': { shared: { regular: 'noto-devanagari-400', bold: 'noto-devanagari-700' } },
  'noto-sans': { shared: { regular: 'noto-sans-400', bold: 'noto-sans-700' } },
  'noto-bengali': { shared: { regular: 'noto-bengali-400', bold: 'noto-bengali-700' } },
  'noto-gurmukhi': { shared: { regular: 'noto-gurmukhi-400', bold: 'noto-gurmukhi-700' } },
  'noto-gujarati': { shared: { regular: 'noto-gujarati-400', bold: 'noto-gujarati-700' } },
  'noto-oriya': { shared: { regular: 'noto-oriya-400', bold: 'noto-oriya-700' } },
  'noto-tamil': { shared: { regular: 'noto-tamil-400', bold: 'noto-tamil-700' } },
  'noto-telugu': { shared: { regular: 'noto-telugu-400', bold: 'noto-telugu-700' } },
  'noto-kannada': { shared: { regular: 'noto-kannada-400', bold: 'noto-kannada-700' } },
  'noto-malayalam': { shared: { regular: 'noto-malayalam-400', bold: 'noto-malayalam-700' } },
  'noto-arabic': inBothWeights('noto-naskh-arabic', 'NotoNaskhArabic', keptOf('urdu')),
  'noto-math': { shared: { regular: 'noto-math-400' } },
  'noto-symbols': { shared: { regular: 'noto-symbols-400' } },
  'noto-symbols-2': { shared: { regular: 'noto-symbols-2-400' } },
  'noto-emoji': { shared: { regular: 'noto-emoji-400' } },
}
