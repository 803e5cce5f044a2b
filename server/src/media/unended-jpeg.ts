import sharp from 'sharp'

const endMarker = Buffer.from([0xff, 0xd9])
/** Coded data that no end marker follows: where pixels are missing, they are read from it. */
const fillers = [0x55, 0xaa].map((byte) => Buffer.alloc(512, byte))
/** JPEGs are coded in blocks of so many pixels, and decoded a pixel a block in a small part of the time. */
const blockSide = 8
const mostSeconds = 30

/**
 * Does work with a picture. Phones that stitch panoramas write JPEGs without the marker at their end,
 * which browsers show: where the work fails for such a file, it is done again with the marker added,
 * if no pixel is missing.
 *
 * @param bytes of a file of any kind
 * @throws what `work` threw, for every other file that it cannot be done with
 */
export async function orWithEndMarker<T>(
  bytes: Buffer,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  try {
    return await work(bytes)
  } catch (error) {
    if (!(await lacksOnlyEndMarker(bytes))) throw error
    return work(Buffer.concat([bytes, endMarker]))
  }
}

/** Pixels that are missing would be read from whatever follows; those that are there do not change. */
async function lacksOnlyEndMarker(bytes: Buffer): Promise<boolean> {
  const isJpeg = bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8
  if (!isJpeg || bytes.subarray(-2).equals(endMarker)) return false
  const [plain, ...filled] = await Promise.all(
    [Buffer.alloc(0), ...fillers].map((filler) =>
      blocksOf(Buffer.concat([bytes, filler, endMarker])).catch(() => undefined),
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
