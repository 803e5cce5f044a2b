import { describe, expect, test } from 'vitest'
import { storedWebp } from './stored-webp.ts'

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

/** The first picture's entries in a TIFF file: its make, and its orientation. */
function tiff(orientation: number, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(38)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, 2, isLittle)
  for (const [at, tag, type, value] of [
    [10, 0x010f, 2, 0x4e00],
    [22, 0x0112, 3, orientation],
  ] as const) {
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, type, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    view.setUint16(at + 8, value, isLittle)
  }
  return bytes
}

function chunk(name: string, ...parts: readonly Uint8Array[]): number[] {
  const content = parts.flatMap((part) => [...part])
  const head = new Uint8Array(8)
  head.set(Buffer.from(name))
  new DataView(head.buffer).setUint32(4, content.length, true)
  return [...head, ...content, ...(content.length % 2 ? [0] : [])]
}

/** A file whose picture data contains the word EXIF, which is not a chunk. */
function webp(exif: readonly Uint8Array[], flags = 0x08): Blob {
  const chunks = [
    ...chunk('VP8X', Uint8Array.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0)),
    ...chunk('VP8 ', Buffer.from('a picture EXIF\x08')),
    ...(exif.length > 0 ? chunk('EXIF', ...exif) : []),
  ]
  const whole = chunk('RIFF', Buffer.from('WEBP'), Uint8Array.from(chunks))
  return new Blob([Uint8Array.from(whole)], { type: 'image/webp' })
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

describe('a WebP with an EXIF orientation', () => {
  test.each(orientations)(
    'of value %i is read, and its orientation is cleared',
    async (orientation) => {
      for (const isLittle of [true, false])
        for (const prefix of [[], [Buffer.from('Exif\0\0')]]) {
          const stored = await storedWebp(webp([...prefix, tiff(orientation, isLittle)]))
          expect(stored.orientation).toBe(orientation)
          expect(await bytesOf(stored.file)).toEqual(
            await bytesOf(webp([...prefix, tiff(1, isLittle)])),
          )
          expect(stored.file.type).toBe('image/webp')
        }
    },
  )

  test.each([
    ['has no EXIF', webp([])],
    ['does not say in its header that it has EXIF', webp([tiff(6, true)], 0x10)],
    ['has an orientation that there is not', webp([tiff(9, true)])],
    ['has none', webp([tiff(0, false)])],
    ['has an EXIF of nothing', webp([new Uint8Array()])],
    ['has an EXIF that ends before its entries', webp([tiff(6, true).slice(0, 29)])],
    ['has an EXIF whose entries lie behind its end', webp([tiff(6, true).fill(255, 4, 8)])],
    ['has an EXIF with fewer entries than it says', webp([tiff(1, true).fill(0, 22, 24)])],
    ['is shorter than its header', webp([]).slice(0, 20, 'image/webp')],
    ['is a JPEG', new Blob([Buffer.from('\xff\xd8\xff\xe1', 'latin1')], { type: 'image/jpeg' })],
  ])('a file that %s stays unchanged', async (_, file) => {
    expect(await storedWebp(file)).toEqual({ file, orientation: 1 })
  })
})
