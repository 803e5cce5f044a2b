import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import sharp from 'sharp'
import type { Blank } from '@tohfa/print-engine/scene/blanks'

/** Pixels as a PDF holds them: packed rows, those of a PNG each with the number of its filter. */
export type PackedPixels = {
  width: number
  height: number
  bits: number
  colors: 1 | 3 | 4
  filtered: boolean
  packed: Uint8Array
}
/** A picture for a PDF, and how transparent it is. */
export type PackedPicture = { pixels: PackedPixels; mask: PackedPixels | undefined }

/**
 * Converts a PNG for a PDF. Its pixels stay compressed as they are in a PNG, so that they are never
 * uncompressed in memory; pdfkit would uncompress transparent ones. Only CMYK, which PNG does not
 * support, is uncompressed: for cards, 3 MB each.
 */
export async function packPicture(
  png: Buffer,
  colorSpace: Blank['colorSpace'],
): Promise<PackedPicture> {
  const { hasAlpha } = await sharp(png).metadata()
  const mask = hasAlpha
    ? readPng(await sharp(png).extractChannel('alpha').png().toBuffer(), 1)
    : undefined
  if (colorSpace === 'cmyk') return { pixels: await inCmyk(png), mask }
  const opaque = await sharp(png).removeAlpha().toColourspace('srgb').png().toBuffer()
  return { pixels: readPng(opaque, 3), mask }
}

const pack = promisify(deflate)

/** With the same profile as the words of a press file (pdf/cmyk.ts). */
async function inCmyk(png: Buffer): Promise<PackedPixels> {
  const pixels = sharp(png).removeAlpha().toColourspace('cmyk').raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, bits: 8, colors: 4, filtered: false, packed: await pack(data) }
}

/** The size of a PNG and its packed rows: all of its `IDAT` chunks. */
function readPng(png: Buffer, colors: 1 | 3): PackedPixels {
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
    colors,
    filtered: true,
    packed: Buffer.concat(rows),
  }
}
