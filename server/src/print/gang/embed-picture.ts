import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import sharp from 'sharp'
import type { Blank } from '@tohfa/contract/studio/blanks'
import type { Paper } from '../paper/paper.ts'

/** A picture that stands in a PDF once and may be drawn on every page. */
export type Embedded = { label: string; object: PDFKit.PDFKitReference }

/**
 * Puts a PNG into a PDF with what is transparent in it. Its pixels go there packed as they are in a
 * PNG, so that they never stand unpacked in memory; pdfkit's own way unpacks what is transparent. Only
 * CMYK, which no PNG has, is unpacked for it: of cards, 3 MB each.
 */
export async function embedPicture(
  paper: Paper,
  png: Buffer,
  label: string,
  colorSpace: Blank['colorSpace'],
): Promise<Embedded> {
  const { hasAlpha } = await sharp(png).metadata()
  const mask = hasAlpha
    ? imageOf(paper, await sharp(png).extractChannel('alpha').png().toBuffer(), 1)
    : undefined
  const masked = mask && { SMask: mask }
  if (colorSpace === 'cmyk') return { label, object: await inCmyk(paper, png, masked) }
  const opaque = await sharp(png).removeAlpha().toColourspace('srgb').png().toBuffer()
  return { label, object: imageOf(paper, opaque, 3, masked) }
}

const pack = promisify(deflate)

/** By the same profile as the words of a press file (pdf/inks.ts). */
async function inCmyk(paper: Paper, png: Buffer, more: object = {}) {
  const pixels = sharp(png).removeAlpha().toColourspace('cmyk').raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  const image = paper.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceCMYK',
    Filter: 'FlateDecode',
    ...more,
  })
  image.end(await pack(data))
  return image
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

function imageOf(paper: Paper, png: Buffer, colors: 1 | 3, more: object = {}) {
  const { width, height, bits, packed } = readPng(png)
  const image = paper.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ColorSpace: colors === 1 ? 'DeviceGray' : 'DeviceRGB',
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width },
    ...more,
  })
  image.end(packed)
  return image
}

/** The size of a PNG and its packed rows: all of its `IDAT` chunks. */
function readPng(png: Buffer) {
  const rows: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      rows.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    bits: png.readUInt8(24),
    packed: Buffer.concat(rows),
  }
}
