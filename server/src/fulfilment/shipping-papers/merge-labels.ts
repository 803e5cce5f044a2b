import { degrees, PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** The printed page of a parcel: its label, or the reason why it has none. */
export type LabelPage = {
  orderNumber: string
  label: Uint8Array | { missing: string }
  /** Printed across the label: the state of a finished order. */
  mark?: string
}

/** 4 × 6 inches, in points, as labels are. */
const size: [number, number] = [288, 432]
const margin = 24
const red = rgb(0.7, 0, 0.12)
const unreadable = 'The label of the carrier cannot be read. Print it on the pages of the carrier.'

/** All labels as one PDF in their order; a page with the reason replaces a missing label. */
export async function merge({
  pages,
  made,
}: {
  pages: readonly LabelPage[]
  made: Date
}): Promise<{ pdf: Uint8Array; unreadable: string[] }> {
  const merged = await PDFDocument.create()
  merged.setTitle('Labels')
  merged.setCreationDate(made)
  merged.setModificationDate(made)
  const font = await merged.embedFont(StandardFonts.HelveticaBold)
  const broken: string[] = []
  for (const { orderNumber, label, mark } of pages) {
    const isThere = 'missing' in label ? false : await addLabel(merged, label, font, mark)
    if (!isThere) {
      const why = 'missing' in label ? label.missing : unreadable
      addSentence(merged, font, orderNumber, mark ? `${mark}. ${why}` : why)
    }
    if (!('missing' in label) && !isThere) broken.push(orderNumber)
  }
  return { pdf: await merged.save(), unreadable: broken }
}

/** False when the carrier's file is not one that can be read. */
async function addLabel(
  merged: PDFDocument,
  label: Uint8Array,
  font: PDFFont,
  mark: string | undefined,
): Promise<boolean> {
  try {
    const source = await PDFDocument.load(label)
    const copied = await merged.copyPages(source, source.getPageIndices())
    for (const page of copied) {
      merged.addPage(page)
      if (mark === undefined) continue
      const { width, height } = page.getSize()
      const letters = (1.1 * Math.min(width, height)) / font.widthOfTextAtSize(mark, 1)
      page.drawText(mark, {
        x: width * 0.15,
        y: height * 0.2,
        size: letters,
        font,
        color: red,
        opacity: 0.5,
        rotate: degrees(45),
      })
    }
    return copied.length > 0
  } catch {
    return false
  }
}

function addSentence(merged: PDFDocument, font: PDFFont, orderNumber: string, why: string): void {
  const page = merged.addPage(size)
  const maxWidth = size[0] - 2 * margin
  page.drawText(orderNumber, { x: margin, y: size[1] - 60, size: 26, font })
  page.drawText('No label', { x: margin, y: size[1] - 92, size: 16, font, color: red })
  page.drawText(why, { x: margin, y: size[1] - 122, size: 12, font, maxWidth, lineHeight: 17 })
}
