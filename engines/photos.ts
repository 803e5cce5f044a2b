import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A photo as a file, whose upper half is red and the lower blue, or the other way round. */
export type Photo = { name: string; file: string; isRedAbove: boolean }

/** Photos of the kinds that people choose, until they are removed. */
export async function makePhotos(): Promise<{ photos: Photo[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tohfa-photos-'))
  const [jpeg, png, turned] = [
    join(folder, 'photo.jpg'),
    join(folder, 'photo.png'),
    join(folder, 'turned.jpg'),
  ]
  await sharp(drawing(1200, 1600, 'M0 0h1200v800H0z'))
    .jpeg()
    .toFile(jpeg)
  await sharp(drawing(1200, 1600, 'M0 800h1200v800H0z'))
    .png()
    .toFile(png)
  // As a camera that is held upright has it: what is above is on the left.
  await sharp(drawing(1600, 1200, 'M0 0h800v1200H0z'))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(turned)
  return {
    photos: [
      { name: 'a JPEG', file: jpeg, isRedAbove: true },
      { name: 'a PNG', file: png, isRedAbove: false },
      { name: 'a JPEG of a camera held upright', file: turned, isRedAbove: true },
    ],
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A part in red, all else in blue. */
const drawing = (width: number, height: number, red: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#1020e0"/><path d="${red}" fill="#e01020"/></svg>`,
  )
