import sharp, { type OverlayOptions } from 'sharp'
import type { Faces } from '@tohfa/print-engine/text/face'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'

/** Rows of a list, each with the file of its preview; a row without one is still to be drawn. */
export type ContactSheet = {
  /** The height of a preview as a share of its width. */
  aspect: number
  /** The parts of a label are from left to right, also around words in Urdu. */
  cells: { proof: string | null; label: readonly string[]; ground: string }[]
}

const columns = 5
const cell = { width: 320, gap: 12, label: 34 }
const labelSize = 18
const labelSpace = 9

/** Previews side by side, on the colour of their product, each with its number and words: a WebP. */
export async function contactSheetPicture(
  { aspect, cells }: ContactSheet,
  files: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const faces = await loadStudioFaces()
  const picture = {
    width: cell.width - cell.gap,
    height: Math.round((cell.width - cell.gap) * Math.min(2, Math.max(0.2, aspect))),
  }
  const height = picture.height + cell.label + cell.gap
  const placed = cells.map((one, index) => ({
    ...one,
    left: (index % columns) * cell.width + cell.gap / 2,
    top: Math.floor(index / columns) * height + cell.gap / 2,
  }))
  const size = {
    width: columns * cell.width,
    height: Math.ceil(cells.length / columns) * height,
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    ...placed.map(
      ({ left, top, ground }) =>
        `<rect x="${left}" y="${top}" width="${picture.width}" height="${picture.height}" fill="${ground}" stroke="#d0ccc4"/>`,
    ),
    ...placed.map(({ left, top, label }) => {
      const [x, y] = [left + picture.width / 2, top + picture.height + cell.label / 2]
      return `<g transform="translate(${x} ${y})">${labelPaths(label, picture.width, faces)}</g>`
    }),
    '</svg>',
  ].join('')
  // One preview after the other, so that memory holds few of them.
  const pictures: OverlayOptions[] = []
  for (const { proof, left, top } of placed) {
    const file = proof === null ? undefined : files[proof]
    if (file === undefined) continue
    const { data, info } = await sharp(file)
      .resize({ ...picture, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    pictures.push({
      input: data,
      left: Math.round(left + (picture.width - info.width) / 2),
      top: Math.round(top + (picture.height - info.height) / 2),
    })
  }
  return sharp(Buffer.from(svg)).composite(pictures).webp({ quality: 82 }).toBuffer()
}

/** Outlines, because the fonts of the machine lack most scripts. */
function labelPaths(label: readonly string[], width: number, faces: Faces): string {
  const style = { font: 'baloo-2-400', size: labelSize, align: 'center' } as const
  const parts = label.map((text) =>
    shapeText({ ...style, text, leading: 1.2, track: 0, bend: 0 }, faces),
  )
  const inked = parts.reduce((sum, { box }) => sum + box.width, 0)
  const total = inked + labelSpace * (parts.length - 1)
  let at = -total / 2
  const paths = parts.map(({ d, colored = [], box }) => {
    const left = at - box.x
    at += box.width + labelSpace
    return [
      `<g transform="translate(${left})"><path d="${d}" fill="#26221d"/>`,
      ...colored.map((one) => `<path d="${one.d}" fill="${one.fill}"/>`),
      '</g>',
    ].join('')
  })
  return `<g transform="scale(${Math.min(1, width / total)})">${paths.join('')}</g>`
}
