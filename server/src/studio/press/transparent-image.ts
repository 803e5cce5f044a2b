import type { Sharp } from 'sharp'

/** The shape of a picture that pdfkit has opened. */
type OpenedImage = { width: number; height: number; label: string; obj: unknown }

/**
 * A transparent photo for a PDF: its colours without loss, and its opacity. For a PNG pdfkit would
 * hold several copies of all pixels, half a gigabyte for a large photo.
 *
 * @param name unique in the document
 */
export async function transparentImage(
  doc: PDFKit.PDFDocument,
  pixels: Sharp,
  name: string,
): Promise<OpenedImage> {
  const alpha = await pixels.clone().extractChannel('alpha').raw().toBuffer()
  const { data, info } = await pixels
    .clone()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const image = (ColorSpace: string, bytes: Buffer, more: object = {}) => {
    const parts = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
    const one = doc.ref({ ...parts, BitsPerComponent: 8, ColorSpace, ...more })
    one.end(bytes)
    return one
  }
  const SMask = image('DeviceGray', alpha)
  return { width, height, label: name, obj: image('DeviceRGB', data, { SMask }) }
}
