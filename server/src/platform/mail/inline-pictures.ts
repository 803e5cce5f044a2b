import sharp from 'sharp'
import type { StoredMail } from './mail.queries.ts'
import { contentId } from './mail-content.ts'

/** A picture inside a mail, named by its content id. */
export type InlinePicture = { cid: string; bytes: Buffer }

/** The preview of a print at its address, for the mail with this key; null when not available. */
export type ReadPreview = (address: string, mail: string) => Promise<Buffer | null>

/** Twice the displayed width, for screens with two pixels per CSS pixel. */
const width = 400

/**
 * The pictures of a mail as JPEG, which every mail program shows, on the colour of the printed
 * article. A missing one is left out, and its text takes its place.
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
