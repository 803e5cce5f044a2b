import sharp from 'sharp'

const endMarker = Buffer.from([0xff, 0xd9])
/** Coded data that nothing follows: where pixels are missing, they are read from it. */
const fillers = [0x55, 0xaa].map((byte) => Buffer.alloc(512, byte))
/** JPEGs are coded in blocks of so many pixels, and decoded a pixel a block in a small part of the time. */
const blockSide = 8
const mostSeconds = 30

/** What a decoder complains of that ends the work: anything odd, or what no program can make good. */
export type FailOn = 'warning' | 'error'

/**
 * Does work with a picture. A JPEG that a decoder complains of is good if no pixel is missing: phones
 * that stitch panoramas write no marker at the end, and a copy may lose a byte of it. Where rows are
 * missing it is damaged, also if somebody's program has put the marker at its end.
 *
 * @param bytes of a file of any kind
 * @throws what `work` threw, for every other file that it cannot be done with
 */
export async function withWholeJpeg<T>(
  bytes: Buffer,
  work: (bytes: Buffer, failOn: FailOn) => Promise<T>,
): Promise<T> {
  const isJpeg = bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8
  if (!isJpeg) return work(bytes, 'error')
  try {
    return await work(bytes, 'warning')
  } catch (error) {
    const coded = bytes.subarray(0, endOfCode(bytes))
    if (!(await hasAllPixels(coded))) throw error
    return work(Buffer.concat([coded, endMarker]), 'error')
  }
}

/** Pixels that are missing would be read from whatever follows; those that are there do not change. */
async function hasAllPixels(coded: Buffer): Promise<boolean> {
  const [plain, ...filled] = await Promise.all(
    [Buffer.alloc(0), ...fillers].map((filler) =>
      blocksOf(Buffer.concat([coded, filler, endMarker])).catch(() => undefined),
    ),
  )
  return plain !== undefined && filled.every((blocks) => blocks?.equals(plain))
}

/** A pixel of each block. */
async function blocksOf(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'none' })
  const { width, height } = await picture.metadata()
  return picture
    .resize({
      width: Math.ceil(width / blockSide),
      height: Math.ceil(height / blockSide),
      fit: 'fill',
    })
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer()
}

/** Where the marker at the end of a JPEG stands, or where it is lacking: what follows is no picture. */
function endOfCode(bytes: Buffer): number {
  for (let at = markerFrom(bytes, 2); at < bytes.length;) {
    const code = bytes.readUInt8(at + 1)
    if (code === 0xd9) return at
    // A segment says how long it is; the scan after it does not.
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0
    at = markerFrom(bytes, at + 2 + length)
  }
  return bytes.at(-1) === 0xff ? bytes.lastIndexOf(0xff) : bytes.length
}

/** The next marker that is none within a scan: those are 0xff itself and where a decoder starts anew. */
function markerFrom(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes.readUInt8(at + 1)
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}
