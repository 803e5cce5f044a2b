import sharp from 'sharp'
import type { ProofPicture } from '@tohfa/contract/studio/proof-pictures'
import type { Slip, SlipLine, SlipPicture } from './slip-of-order.ts'

/** As a printer shows a picture of 3 cm. */
const dots = 420
/** As many are read at once. */
const together = 4

type Read = (picture: ProofPicture) => Promise<Buffer | null>

/** Gives each line of slips the pictures of its approved proof, each picture made once. */
export async function withPictures(slips: readonly Slip[], read: Read): Promise<Slip[]> {
  const made = new Map<string, Promise<SlipPicture | null>>()
  const pictureOf = (hash: string, area: string, ground: string) => {
    const key = `${hash} ${area} ${ground}`
    const picture = made.get(key) ?? pictured({ hash, area }, ground, read)
    made.set(key, picture)
    return picture
  }
  const lineOf = async (line: SlipLine): Promise<SlipLine> => {
    const { proof } = line
    if (!proof) return line
    const found = proof.areas.map((area) => pictureOf(proof.hash, area, proof.ground))
    const pictures = await Promise.all(found)
    return { ...line, pictures: pictures.flatMap((picture) => picture ?? []) }
  }
  const done: Slip[] = []
  for (let at = 0; at < slips.length; at += together)
    done.push(
      ...(await Promise.all(
        slips
          .slice(at, at + together)
          .map(async (slip) => ({ ...slip, lines: await Promise.all(slip.lines.map(lineOf)) })),
      )),
    )
  return done
}

/** On its ground where there is no ink; null where the picture cannot be read. */
async function pictured(
  picture: ProofPicture,
  ground: string,
  read: Read,
): Promise<SlipPicture | null> {
  const bytes = await read(picture)
  if (!bytes) return null
  const jpeg = await sharp(bytes)
    .resize({ width: dots, height: dots, fit: 'inside' })
    .flatten({ background: ground })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { area: picture.area, jpeg }
}
