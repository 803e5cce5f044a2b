import sharp from 'sharp'

/** An area of a print as a ticket shows it; its size in dots. */
export type JobTicketPicture = { jpeg: Uint8Array; width: number; height: number }

/** Of the longer side on a ticket. */
const mostDots = 900

/** A picture of a print as small as paper needs it, on its ground where there is no ink. */
export async function jobTicketPicture(
  picture: Buffer,
  ground: string,
  dots = mostDots,
): Promise<JobTicketPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: dots, height: dots, fit: 'inside' })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
