import sharp from 'sharp'

const endMarker = Buffer.from([0xff, 0xd9])
/** Data that is appended to the file: missing pixels are decoded from it. */
const fillers = [0x55, 0xaa].map((byte) => Buffer.alloc(512, byte))
/**
 * The block size of a JPEG in pixels. Decoding one pixel per block takes a fraction of the time.
 */
const blockSide = 8
const mostSeconds = 30

/** The decoder's warning level: any defect, or only those that no program can repair. */
export type FailOn = 'warning' | 'error'

/**
 * Applies work to a picture. A JPEG with decoder warnings is accepted if no pixel is missing.
 * Phones that stitch panoramas omit the end marker, and a copy may lose a byte of it. With missing
 * rows the file is damaged, even if a program has added the marker.
 * @param bytes of a file of any kind
 * @throws the error of `work` for every other file that it cannot process
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

/** Missing pixels would be decoded from whatever follows; existing ones do not change. */
async function hasAllPixels(coded: Buffer): Promise<boolean> {
  const [plain, ...filled] = await Promise.all(
    [Buffer.alloc(0), ...fillers].map((filler) =>
      blocksOf(Buffer.concat([coded, filler, endMarker])).catch(() => undefined),
    ),
  )
  return plain !== undefined && filled.every((blocks) => blocks?.equals(plain))
}

/** One pixel of each block. */
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

/**
 * The position of the end marker of a JPEG, or where it is missing; the rest is not picture data.
 * Bytes of 0xff before it only fill. Left there, they would make a marker of what is appended, and
 * the decoder would stop before it.
 */
function endOfCode(bytes: Buffer): number {
  let end = positionOfEnd(bytes)
  while (bytes[end - 1] === 0xff) end -= 1
  return end
}

function positionOfEnd(bytes: Buffer): number {
  for (let at = markerFrom(bytes, 2); at < bytes.length;) {
    const code = bytes.readUInt8(at + 1)
    if (code === 0xd9) return at
    // A segment states its length; the scan after it does not.
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0
    at = markerFrom(bytes, at + 2 + length)
  }
  return bytes.length
}

/** The next marker that is not part of a scan, which contains escaped 0xff and restart markers. */
function markerFrom(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes.readUInt8(at + 1)
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}
