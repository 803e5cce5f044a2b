import { closeSync, openSync, readSync } from 'node:fs'

/**
 * Width and height of a WebP file by its first bytes (RFC 9649). For the hundreds of files of a
 * first start, an image library would take longer than everything else.
 */
export function webpSize(path: string): { width: number; height: number } {
  const head = Buffer.alloc(30)
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
  } finally {
    closeSync(file)
  }
  const format = head.toString('latin1', 12, 16)
  if (format === 'VP8X')
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (format === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (format === 'VP8L') {
    const bits = head.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  throw new Error(`${path} is no WebP picture`)
}
