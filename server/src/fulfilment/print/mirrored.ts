import sharp from 'sharp'

/** How the name of a mirrored file ends. */
export const mirrorMark = '-mirrored'

/** A mirrored press file, for transfers, in addition to the file that the proof names. */
export const mirrored = (png: Buffer): Promise<Buffer> =>
  sharp(png, { limitInputPixels: false }).flop().keepMetadata().png().toBuffer()
