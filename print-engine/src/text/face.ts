import type { Command } from './outline.ts'

/** The scripts that are written differently; what belongs to neither goes along with its neighbours. */
export type Script = 'Latn' | 'Deva'

/** A script as ISO 15924 names it, which tells a shaper by which rules letters are joined. */
export type ShapedScript =
  | Script
  | 'Beng'
  | 'Guru'
  | 'Gujr'
  | 'Orya'
  | 'Taml'
  | 'Telu'
  | 'Knda'
  | 'Mlym'
  | 'Arab'
  | 'Grek'
  | 'Cyrl'

/** A glyph that a font puts for some letters, in the font's units, y upward. */
export type Glyph = {
  id: number
  /** Where in the text the letters begin that it stands for. */
  cluster: number
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** A font that can be written with, in its own units. What shapes is handed in, so that only a worker and the server load it. */
export type Face = {
  unitsPerEm: number
  ascent: number
  /** Below the baseline, so negative. */
  descent: number
  /** The glyph of U+25CC, which a shaper puts in the place of a letter that is missing. */
  dottedCircle: number | undefined
  has(codePoint: number): boolean
  /** The glyphs of a run from left to right, also of one that is read from right to left. */
  shape(text: string, script: ShapedScript, rightToLeft?: boolean): Glyph[]
  /** A glyph's path, y upward. */
  outline(glyph: number): readonly Command[]
}

/** The face of a font by its id, the emoji's included. */
export type Faces = { get(id: string): Face | undefined }
