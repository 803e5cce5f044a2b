import sharp from 'sharp'

/** An area of a print as a ticket shows it; its size in dots. */
export type JobTicketPicture = { jpeg: Uint8Array; width: number; height: number }

/** Of the longer side. */
const mostDots = 900

/** A press file as small as a ticket needs it, on its ground where there is no ink. */
export async function jobTicketPicture(png: Buffer, ground: string): Promise<JobTicketPicture> {
  const { data, info } = await sharp(png)
    .resize({ width: mostDots, height: mostDots, fit: 'inside' })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
