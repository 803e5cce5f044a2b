import type { Face, Faces } from './face.ts'
import type { FontId } from '#fonts/fonts.ts'

/** A font that has characters which it draws as others, and the font that draws them as they are. */
type Companion = { letters: RegExp; font: FontId }

const devanagariDigits = /[\u0966-\u096F]/u
const companions: Partial<Record<FontId, Companion>> = {
  // Both draw Latin digits in their place.
  'poppins-400': { letters: devanagariDigits, font: 'noto-devanagari-400' },
  'rozha-one-400': { letters: devanagariDigits, font: 'yatra-one-400' },
  // The letter AW, drawn as A.
  'tiro-hindi-400': { letters: /\u0975/u, font: 'noto-devanagari-400' },
}

type Written = { text: string; font: FontId }

/** The fonts that write a text, beside that of emoji: its own, and its companion where it needs that. */
export function fontsFor({ text, font }: Written): FontId[] {
  const companion = companions[font]
  return companion?.letters.test(text) ? [font, companion.font] : [font]
}

/**
 * Their faces; of its own only what it draws as it is typed.
 *
 * @throws Error when there is no face for one of the fonts
 */
export function facesFor(item: Written, faces: Faces): [Face, ...Face[]] {
  const [own, ...others] = fontsFor(item).map((font) => {
    const face = faces.get(font)
    if (!face) throw new Error(`there is no face for ${font}`)
    return face
  })
  if (!own) throw new Error(`no font writes ${item.font}`)
  const letters = companions[item.font]?.letters
  if (others.length === 0 || !letters) return [own]
  const has = (code: number) => !letters.test(String.fromCodePoint(code)) && own.has(code)
  return [{ ...own, has }, ...others]
}
