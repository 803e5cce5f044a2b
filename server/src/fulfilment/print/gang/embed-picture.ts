import type { Paper } from '#fulfilment/print/job-tickets/paper.ts'
import type { PackedPicture, PackedPixels } from './pack-picture.ts'

/** A picture that stands in a PDF once and may be drawn on every page. */
export type Embedded = { label: string; object: PDFKit.PDFKitReference }

/** Puts a picture into a PDF with what is transparent in it. */
export function embedPicture(
  paper: Paper,
  { pixels, mask }: PackedPicture,
  label: string,
): Embedded {
  const masked = mask && { SMask: imageOf(paper, mask) }
  return { label, object: imageOf(paper, pixels, masked) }
}

/** Draws it over a rectangle whose upper left corner is the origin, in the units of the page. */
export function drawPicture(
  paper: Paper,
  { label, object }: Embedded,
  { width, height }: { width: number; height: number },
): void {
  ;(paper.page.xobjects as Record<string, unknown>)[label] = object
  paper.save()
  // A picture is drawn over the unit square, upward.
  paper.transform(width, 0, 0, -height, 0, height)
  paper.addContent(`/${label} Do`)
  paper.restore()
}

const colorSpaces = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

function imageOf(
  paper: Paper,
  { width, height, bits, colors, filtered, packed }: PackedPixels,
  more: object = {},
) {
  const byRows = { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width }
  const image = paper.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ColorSpace: colorSpaces[colors],
    Filter: 'FlateDecode',
    ...(filtered && { DecodeParms: byRows }),
    ...more,
  })
  image.end(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength))
  return image
}
