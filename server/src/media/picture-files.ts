import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The shop's store of pictures: a folder a picture, a file a width and format. */
export type PictureFiles = {
  write(key: string, files: { name: string; bytes: Buffer }[]): Promise<void>
  read(key: string, name: string): Promise<Buffer>
  remove(key: string): Promise<void>
}

/** Pictures as files under `folder`. A new picture is there whole or not at all. */
export function pictureFiles(folder: string): PictureFiles {
  return {
    async write(key, files) {
      const home = join(folder, key)
      await mkdir(home, { recursive: true })
      for (const { name, bytes } of files) {
        const unfinished = join(home, `.${name}.part`)
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(home, name))
      }
    },
    read: (key, name) => readFile(join(folder, key, name)),
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
  }
}
