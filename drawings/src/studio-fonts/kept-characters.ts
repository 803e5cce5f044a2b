import type { FontScript } from '@tohfa/print-engine/fonts/fonts'
import type { Range } from './subset-font.ts'

/** Latin with what European and Indian names need, ₹, ™ and the usual marks. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
]

/** Devanagari with Vedic signs. */
const devanagari: readonly Range[] = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cff],
  [0xa8e0, 0xa8ff],
]

/** Of every script: a space, the dandas, the joiners, and the circle that carries a lone sign. */
const shared: readonly Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x964, 0x965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]

/** With the marks between words, which stand on the line of its letters. */
const arabic: readonly Range[] = [
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

const block = (first: number): readonly Range[] => [[first, first + 0x7f]]

const ofScript: Record<FontScript, readonly Range[]> = {
  latin,
  devanagari,
  bengali: block(0x980),
  gurmukhi: block(0xa00),
  gujarati: block(0xa80),
  odia: block(0xb00),
  tamil: block(0xb80),
  telugu: block(0xc00),
  kannada: block(0xc80),
  malayalam: block(0xd00),
  urdu: arabic,
}

/** The characters that a font of these scripts keeps. */
export const keptOf = (...scripts: readonly FontScript[]): readonly Range[] => [
  ...shared,
  ...scripts.flatMap((script) => ofScript[script]),
]

/** What the studio's first fonts keep: Latin and Devanagari, with → and ❤. */
export const keptOfBoth: readonly Range[] = [
  ...keptOf('latin', 'devanagari'),
  [0x2192, 0x2192],
  [0x2764, 0x2764],
]

/** The rest of Latin, Greek and Cyrillic, with the signs that Noto Sans has. */
export const latinGreekCyrillic: readonly Range[] = [
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
/** Arrows, shapes, stars and other small drawings. */
export const symbols: readonly Range[] = [
  [0x2160, 0x2188],
  [0x2190, 0x23ff],
  [0x2460, 0x27bf],
  [0x2900, 0x297f],
  [0x2b00, 0x2bff],
]

/** Signs of formulas. */
export const formulas: readonly Range[] = [
  [0x2100, 0x218f],
  [0x2200, 0x22ff],
]
