import { fontsFor } from '@tohfa/print-engine/text/companions'
import type { Face, Faces } from '@tohfa/print-engine/text/face'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { emojiFontId, type FaceId } from '@tohfa/print-engine/fonts/fonts'
import { isReadFromTheRight } from '@tohfa/print-engine/text/scripts'
import { hasUnusualLetters } from '@tohfa/print-engine/text/usual-letters'
import { type ShapedText, shapeText } from '@tohfa/print-engine/text/shape-text'
import type { TextToShape } from '@tohfa/print-engine/text/text-to-shape'
import { emoji, loadEmojiOf } from './load-emoji.ts'
import { type Kept, keptOf } from './kept.ts'

const faces = new Map<string, Face>()
const loading = new Map<string, Promise<void>>()
let levels: Faces['levels']
let further: Faces['further']

/** A picture and the page need the same outlines, one after the other. */
const recent: Kept<ShapedText> = { all: new Map(), most: 20 }

/** Shapes texts into outlines, with the fonts that they need. */
export const shapeTexts = (texts: readonly TextToShape[]): Promise<ShapedText[]> =>
  Promise.all(texts.map((text) => keptOf(recent, JSON.stringify(text), () => shape(text))))

async function shape(text: TextToShape): Promise<ShapedText> {
  if (!further && hasUnusualLetters(text.text)) await loadFurther()
  const wanted = fontsFor(text, further).map(loadFace)
  if (isReadFromTheRight(text.text)) wanted.push(loadLevels())
  wanted.push(...loadEmojiOf(text))
  await Promise.all(wanted)
  const shapeNow = () => shapeText(text, { get: (font) => faces.get(font), levels, further, emoji })
  const shaped = shapeNow()
  if (faces.has(emojiFontId) || shaped.missing.length === 0) return shaped
  // Loaded only for texts with emoji: it is half a megabyte.
  await loadFace(emojiFontId)
  return shapeNow()
}

/** Few write from right to left. */
async function loadLevels(): Promise<void> {
  const { levelsOf } = await import('@tohfa/print-engine/text/levels')
  levels = levelsOf
}

/** A table of a few kilobytes for signs that some styles lack. */
async function loadFurther(): Promise<void> {
  const { furtherParts } = await import('@tohfa/print-engine/text/further-fonts')
  further = furtherParts
}

function loadFace(font: FaceId): Promise<void> {
  const load = async () => {
    const [{ harfBuzzFace }, answer] = await Promise.all([
      import('@tohfa/print-engine/text/harfbuzz-face'),
      fetch(`/fonts/studio/${fontFiles[font]}`),
    ])
    if (!answer.ok) throw new Error(`the font ${font} cannot be loaded: ${answer.status}`)
    faces.set(font, harfBuzzFace(new Uint8Array(await answer.arrayBuffer())))
  }
  const pending = loading.get(font) ?? load()
  loading.set(font, pending)
  // Retried the next time.
  pending.catch(() => loading.delete(font))
  return pending
}
