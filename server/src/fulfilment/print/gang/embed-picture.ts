import type { MillimetrePdf } from '#fulfilment/print/job-tickets/millimetre-pdf.ts'
import type { PackedPicture, PackedPixels } from './pack-picture.ts'

/** A picture that a PDF contains once and can draw on every page. */
export type Embedded = { label: string; object: PDFKit.PDFKitReference }

/** Embeds a picture into a PDF with its transparency. */
export function embedPicture(
  pdf: MillimetrePdf,
  { pixels, mask }: PackedPicture,
  label: string,
): Embedded {
  const masked = mask && { SMask: imageOf(pdf, mask) }
  return { label, object: imageOf(pdf, pixels, masked) }
}

/** Draws it over a rectangle whose upper left corner is the origin, in the units of the page. */
export function drawPicture(
  pdf: MillimetrePdf,
  { label, object }: Embedded,
  { width, height }: { width: number; height: number },
): void {
  ;(pdf.page.xobjects as Record<string, unknown>)[label] = object
  pdf.save()
  // A picture is drawn over the unit square, upward.
  pdf.transform(width, 0, 0, -height, 0, height)
  pdf.addContent(`/${label} Do`)
  pdf.restore()
}

const colorSpaces = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

function imageOf(
  pdf: MillimetrePdf,
  { width, height, bits, colors, filtered, packed }: PackedPixels,
  more: object = {},
) {
  const byRows = { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width }
  const image = pdf.ref({
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
