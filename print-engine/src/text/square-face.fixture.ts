import type { Face } from './face.ts'

/**
 * A face whose letters are squares half an em wide on the baseline, so that a test can say where each
 * lies. It has capital letters and Devanagari's क, and writes `AE` as one.
 */
export const squareFace: Face = {
  unitsPerEm: 100,
  ascent: 80,
  descent: -20,
  dottedCircle: undefined,
  has: (codePoint) => /[A-Z क]/u.test(String.fromCodePoint(codePoint)),
  shape: (text) =>
    Array.from(text.matchAll(/AE|./gu), ({ 0: letters, index }) => ({
      id: letters === ' ' ? 1 : 2,
      cluster: index,
      xAdvance: 50,
      xOffset: 0,
      yOffset: 0,
    })),
  outline: (glyph) =>
    glyph === 1
      ? []
      : [
          { type: 'M', points: [0, 0] },
          { type: 'L', points: [50, 0] },
          { type: 'L', points: [50, 50] },
          { type: 'L', points: [0, 50] },
          { type: 'Z', points: [] },
        ],
}
