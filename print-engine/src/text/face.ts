import type { ShapedScript } from './scripts.ts'
import type { FurtherParts } from './companions.ts'
import type { EmojiDrawings } from './emoji.ts'
import type { Command } from './outline.ts'
import type { levelsOf } from './levels.ts'

/** A glyph that a font puts for some letters, in the font's units, y upward. */
export type Glyph = {
  id: number
  /** Where in the text the letters begin that it stands for. */
  cluster: number
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** How a run is written beside its script. */
export type Writing = {
  rightToLeft?: boolean
  /** The language whose rules a font follows; that of the script when left out. */
  language?: string | undefined
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
  shape(text: string, script: ShapedScript, writing?: Writing): Glyph[]
  /** A glyph's path, y upward. */
  outline(glyph: number): readonly Command[]
}

export type Faces = {
  /** The face of a font by its id, the emoji's included. */
  get(id: string): Face | undefined
  /** Which way the letters of a line are read; needed only for letters that are read from right to left. */
  levels?: typeof levelsOf | undefined
  /** Which fonts write letters that a style lacks; needed only for unusual letters (usual-letters.ts). */
  further?: FurtherParts | undefined
  /** The emoji in colour; without them all are printed in one colour. */
  emoji?: EmojiDrawings | undefined
}
