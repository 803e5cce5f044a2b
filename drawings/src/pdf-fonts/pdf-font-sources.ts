import type { Range } from '../studio-fonts/subset-font.ts'

/** A font family of PDFs: its files, and which of its characters are kept. */
export type PdfFontSource = {
  regular: string
  /** Signs are as heavy as they are. */
  bold?: string
  licence: string
  kept: readonly Range[]
}

/** A family in the weight of names and in that of the rest. */
const inBothWeights = (family: string, name: string, kept: readonly Range[]): PdfFontSource => ({
  ...inOneWeight(family, name, kept),
  bold: `@expo-google-fonts/${family}/700Bold/${name}_700Bold.ttf`,
})
const inOneWeight = (family: string, name: string, kept: readonly Range[]): PdfFontSource => ({
  regular: `@expo-google-fonts/${family}/400Regular/${name}_400Regular.ttf`,
  licence: `@expo-google-fonts/${family}/LICENSE_FONT`,
  kept,
})

/** Of every script: a space, the dandas, the joiners, and the circle that carries a lone sign. */
const shared: readonly Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x964, 0x965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]
const ofScript = (first: number) => [...shared, [first, first + 0x7f] as const]

const latinGreekCyrillic: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x52f],
  [0x1d00, 0x1dff],
  [0x1e00, 0x206f],
  [0x2070, 0x218f],
  [0x2200, 0x22ff],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
]
const arabic: readonly Range[] = [
  ...shared,
  [0x21, 0x22],
  [0x28, 0x29],
  [0x2c, 0x2f],
  [0x3a, 0x3a],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x2e41, 0x2e41],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]
const arrows: readonly Range[] = [
  [0x2160, 0x2188],
  [0x2190, 0x23ff],
  [0x2460, 0x27bf],
  [0x2900, 0x297f],
  [0x2b00, 0x2bff],
]

const formulas: readonly Range[] = [
  [0x2100, 0x218f],
  [0x2200, 0x22ff],
]

/** The fonts of PDFs in the order in which they are tried, behind that of Latin and Devanagari. */
export const pdfFontSources: Record<string, PdfFontSource> = {
  'noto-sans': inBothWeights('noto-sans', 'NotoSans', latinGreekCyrillic),
  'noto-bengali': inBothWeights('noto-sans-bengali', 'NotoSansBengali', ofScript(0x980)),
  'noto-gurmukhi': inBothWeights('noto-sans-gurmukhi', 'NotoSansGurmukhi', ofScript(0xa00)),
  'noto-gujarati': inBothWeights('noto-sans-gujarati', 'NotoSansGujarati', ofScript(0xa80)),
  'noto-oriya': inBothWeights('noto-sans-oriya', 'NotoSansOriya', ofScript(0xb00)),
  'noto-tamil': inBothWeights('noto-sans-tamil', 'NotoSansTamil', ofScript(0xb80)),
  'noto-telugu': inBothWeights('noto-sans-telugu', 'NotoSansTelugu', ofScript(0xc00)),
  'noto-kannada': inBothWeights('noto-sans-kannada', 'NotoSansKannada', ofScript(0xc80)),
  'noto-malayalam': inBothWeights('noto-sans-malayalam', 'NotoSansMalayalam', ofScript(0xd00)),
  'noto-arabic': inBothWeights('noto-naskh-arabic', 'NotoNaskhArabic', arabic),
  'noto-math': inOneWeight('noto-sans-math', 'NotoSansMath', formulas),
  'noto-symbols': inOneWeight('noto-sans-symbols', 'NotoSansSymbols', arrows),
  'noto-symbols-2': inOneWeight('noto-sans-symbols-2', 'NotoSansSymbols2', arrows),
}
