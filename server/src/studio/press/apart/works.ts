import { readFile } from 'node:fs/promises'
import { renderPdf } from '../render-pdf.ts'
import { previewsOf, renderSheet } from '../render-sheet.ts'
import type { Sheet, SheetParts } from '../sheet.ts'

/** The files of the masters of a sheet's photos, by their sha256. */
export type Masters = Record<string, string>

/** What is drawn in a process of its own. */
export const works = {
  /** A sheet's press file, and what is made of it for a page. */
  async sheet(sheet: Sheet, masters: Masters) {
    const png = await renderSheet(sheet, partsOf(masters))
    return { png, ...(await previewsOf(png)) }
  },
  async pdf(sheet: Sheet, masters: Masters) {
    return { pdf: await renderPdf(sheet, partsOf(masters)) }
  },
}

export type Works = typeof works
export type Drawn<Work extends keyof Works> = Awaited<ReturnType<Works[Work]>>

function partsOf(masters: Masters): SheetParts {
  return {
    async photo(sha256) {
      const master = masters[sha256]
      if (!master) throw new Error(`the photo ${sha256} was not handed over`)
      return readFile(master)
    },
  }
}
