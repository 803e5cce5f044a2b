import bidiFactory, { type Bidi } from 'bidi-js'

// Its types are of the module that Node does not take.
const bidi = (bidiFactory as unknown as () => Bidi)()

/**
 * By the Unicode Bidirectional Algorithm: a number for each UTF-16 unit of a line, odd where it is read
 * from right to left. Only what reads Urdu imports this.
 */
export const levelsOf = (line: string, base: 'ltr' | 'rtl' | 'auto'): Uint8Array =>
  bidi.getEmbeddingLevels(withUnitsOfItsClass(line), base).levels

/** Emoji and other signs, and what changes them, of two UTF-16 units each; flags count as letters. */
const signOfTwo = /(?![\p{L}\p{N}\p{Regional_Indicator}])[\u{10000}-\u{10FFFF}]/gu
const [neutral, mark] = ['\u2022', '\uFE0F']

/** The library reads single units, and takes both halves of an emoji for Latin letters. */
const withUnitsOfItsClass = (line: string): string =>
  line.replaceAll(signOfTwo, (sign) => (/[\p{M}\p{Cf}]/u.test(sign) ? mark : neutral).repeat(2))

/** The bracket that is drawn for one that is read from right to left; null of any other sign. */
export const mirrorOf = (sign: string): string | null => bidi.getMirroredCharacter(sign)
