import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { webpSize } from './webp-size.ts'

const drawnPictures = fileURLToPath(new URL('../../sample-images/', import.meta.url))

export type Picture = { key: string; width: number; height: number; variantsAt: Date | null }

/**
 * Puts the drawn pictures of the sample (`drawn`, a folder per key with one WebP a width) into the
 * shop's store and says how large they are. Can be repeated: what is there already stays.
 * All at once, for nobody is served yet and it takes a third of the time.
 */
export function placePictures(
  keys: readonly string[],
  imagesDir: string,
  drawn: string = drawnPictures,
): Picture[] {
  return keys.map((key) => placePicture(key, join(drawn, key), join(imagesDir, key)))
}

function placePicture(key: string, from: string, to: string): Picture {
  const names = existsSync(from) ? readdirSync(from) : []
  // A shop with a picture missing is better than none.
  if (names.length === 0) return { key, width: 0, height: 0, variantsAt: null }
  mkdirSync(to, { recursive: true })
  for (const name of names) place(join(from, name), join(to, name))
  const webps = names.filter((name) => name.endsWith('.webp'))
  const widest = Math.max(...webps.map((name) => Number.parseInt(name, 10)))
  return { key, ...webpSize(join(from, `${widest}.webp`)), variantsAt: new Date() }
}

/** A second name costs nothing; where the store lies on another disk it has to be a copy. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Under another name first: a copy that was interrupted must not pass for a picture.
    const unfinished = `${to}.part`
    copyFileSync(from, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, to)
  }
}
