import sharp from 'sharp'

/** How the name of a mirrored file ends. */
export const mirrorMark = '-mirrored'

/** A press file the other way round, for transfers: beside the file that the proof names, never in its place. */
export const mirrored = (png: Buffer): Promise<Buffer> =>
  sharp(png, { limitInputPixels: false }).flop().keepMetadata().png().toBuffer()
