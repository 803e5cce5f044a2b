import { emojiFontId, type FontId } from '#fonts/fonts.ts'
import type { HasCharacter } from './character-ranges.ts'
import { partsFor } from './companions.ts'
import type { Face, Faces } from './face.ts'
import { ownSetting, type Setting, usualSetting } from './font-settings.ts'

/** A face as it takes part in a text. */
export type Pen = {
  face: Face
  /** The characters that it writes there. */
  has: HasCharacter
  setting: Setting
  /** Whether it writes the spaces between its letters too. */
  goesOn: boolean
}

/**
 * The pens of a text in the order in which they are tried, without that of emoji.
 *
 * @throws Error when there is no face for a font
 */
export function pensFor(item: { text: string; font: FontId }, faces: Faces): [Pen, ...Pen[]] {
  const parts = partsFor(item, faces.further)
  const [own, ...others] = parts.map(({ font, isCompanion, letters, lacks }): Pen => {
    const face = faces.get(font)
    if (!face) throw new Error(`there is no face for ${font}`)
    const has: HasCharacter = (code) =>
      (letters?.(code) ?? true) && !lacks?.test(String.fromCodePoint(code)) && face.has(code)
    return { face, has, setting: ownSetting(font) ?? usualSetting, goesOn: isCompanion }
  })
  if (!own) throw new Error(`no font writes ${item.font}`)
  return [own, ...others]
}

/** The pen of emoji, where their font is there. */
export function emojiPen(faces: Faces): Pen | undefined {
  const face = faces.get(emojiFontId)
  return face && { face, has: (code) => face.has(code), setting: usualSetting, goesOn: false }
}
