import sharp from 'sharp'
import type { StoredMail } from './mail.queries.ts'
import { contentId } from './mail-content.ts'

/** A picture that goes along inside a mail, named by its content id. */
export type InlinePicture = { cid: string; bytes: Buffer }

/** The preview of a print at its address, for the mail with this key; null when it is not to be had. */
export type ReadPreview = (address: string, mail: string) => Promise<Buffer | null>

/** Twice what the mail shows it as, for screens that show two pixels for one. */
const width = 400

/**
 * The pictures of a mail as JPEG, which every mail program shows, on the colour of what they are
 * printed on. One that is gone is left out: its words stand in its place.
 */
export async function inlinePictures(
  { key, pictures }: Pick<StoredMail, 'key' | 'pictures'>,
  read: ReadPreview,
): Promise<InlinePicture[]> {
  const found: InlinePicture[] = []
  for (const { preview, background } of pictures ?? []) {
    const bytes = await read(preview, key)
    if (!bytes) continue
    const jpeg = sharp(bytes).resize({ width, withoutEnlargement: true }).flatten({ background })
    found.push({ cid: contentId(preview), bytes: await jpeg.jpeg({ quality: 86 }).toBuffer() })
  }
  return found
}
