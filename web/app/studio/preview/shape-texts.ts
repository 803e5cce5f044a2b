import { fontsFor } from '@tohfa/print-engine/text/companions'
import type { Face } from '@tohfa/print-engine/text/face'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { emojiFontId } from '@tohfa/print-engine/fonts/fonts'
import { type ShapedText, shapeText, type TextToShape } from '@tohfa/print-engine/text/shape-text'

const faces = new Map<string, Face>()
const loading = new Map<string, Promise<void>>()

/** Words as outlines, with the fonts that they need. */
export async function shapeTexts(texts: TextToShape[]): Promise<ShapedText[]> {
  await Promise.all([...new Set(texts.flatMap(fontsFor))].map(loadFace))
  const shapeAll = () => texts.map((text) => shapeText(text, faces))
  const shaped = shapeAll()
  if (faces.has(emojiFontId) || shaped.every(({ missing }) => missing.length === 0)) return shaped
  // Few write emoji: half a megabyte that the others never load.
  await loadFace(emojiFontId)
  return shapeAll()
}

function loadFace(font: keyof typeof fontFiles): Promise<void> {
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
  // Asked for again the next time.
  pending.catch(() => loading.delete(font))
  return pending
}
