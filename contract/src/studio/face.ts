import type { Command } from './outline.ts'

/** The scripts that are written differently; what belongs to neither goes along with its neighbours. */
export type Script = 'Latn' | 'Deva'

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
  has(codePoint: number): boolean
  shape(text: string, script: Script): Glyph[]
  /** A glyph's path, y upward. */
  outline(glyph: number): readonly Command[]
}

/** The face of a font by its id, the emoji's included. */
export type Faces = { get(id: string): Face | undefined }
