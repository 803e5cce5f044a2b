import { readFile } from 'node:fs/promises'
import { type ContactSheet, contactSheetPicture } from '#studio/name-lists/contact-sheet-picture.ts'
import { drawDesign, type SideOfDesign } from '#studio/shares/draw-design.ts'
import { mockUpPicture, type PrintedDesign } from '#studio/shares/mock-up-picture.ts'
import { createKeptCuts } from '#studio/press/kept-cuts.ts'
import { renderPdf } from '#studio/press/render-pdf.ts'
import { previewsOf, renderSheet } from '#studio/press/render-sheet.ts'
import type { Sheet, SheetParts } from '#studio/press/sheet.ts'

/** The files that something is drawn of, by name: photos by their sha256, a photograph as `photograph`. */
export type Files = Record<string, string>

/** The drawings of the separate process. */
export const tasks = {
  /** A sheet's press file, and its reduced picture for a page. */
  async sheet(sheet: Sheet, files: Files) {
    const png = await renderSheet(sheet, partsOf(files))
    return { png, ...(await previewsOf(png)) }
  },
  async pdf(sheet: Sheet, files: Files) {
    return { pdf: await renderPdf(sheet, partsOf(files)) }
  },
  /** One or two prints on their product. */
  async mockUp(printed: PrintedDesign, { print = '', beside, photograph }: Files) {
    const other = beside ? await readFile(beside) : null
    const photographed = photograph ? await readFile(photograph) : undefined
    return { webp: await mockUpPicture(await readFile(print), printed, other, photographed) }
  },
  /** Rows of a list on one picture; the files are previews by the hash of their proof. */
  async contactSheet(sheet: ContactSheet, files: Files) {
    return { webp: await contactSheetPicture(sheet, files) }
  },
  /** A side of a design on its product. */
  async design(side: SideOfDesign, { photograph, ...files }: Files) {
    const photographed = photograph ? await readFile(photograph) : undefined
    return { webp: await drawDesign(side, partsOf(files), photographed) }
  },
}

export type Tasks = typeof tasks
export type TaskInput<Task extends keyof Tasks> = Parameters<Tasks[Task]>[0]
export type TaskOutput<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>

/** Of all sheets of this process: the rows of a list share their photo. */
const cuts = createKeptCuts()

function partsOf(files: Files): SheetParts {
  return {
    cuts,
    async photo(sha256) {
      const master = files[sha256]
      if (!master) throw new Error(`the photo ${sha256} was not handed over`)
      return readFile(master)
    },
  }
}
