import type { Font } from 'fontkit'

/**
 * The fonts of a document, opened. To find out how letters are joined takes longer than to draw, and is
 * the same for every document: so they are opened once and serve all.
 */
export type DocumentFonts = { plain: Font; bold: Font }

/** The same as files; Noto Sans Devanagari has Latin letters and ₹ beside its own. */
export type FontFiles = { plain: Buffer; bold: Buffer }

export async function openFonts({ plain, bold }: FontFiles): Promise<DocumentFonts> {
  return { plain: await openFont(plain), bold: await openFont(bold) }
}

/** Opens the fonts of these files when they are first asked for, and hands out the same from then on. */
export function fontsOf(files: () => FontFiles): () => Promise<DocumentFonts> {
  let fonts: Promise<DocumentFonts> | undefined
  return () => (fonts ??= openFonts(files()))
}

async function openFont(file: Buffer): Promise<Font> {
  // To load it takes a tenth of a start.
  const { create } = await import('fontkit')
  const font = create(file)
  if (!('characterSet' in font)) throw new Error('a file of several fonts')
  // A glyph of several characters is copied as the one it was first asked for: here, not in a document.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return font
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Takes opened fonts since pdfkit 0.20, which its types do not say yet. */
      registerFont(name: string, font: Font): this
    }
  }
}
