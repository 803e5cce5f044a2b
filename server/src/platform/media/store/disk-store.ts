import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  type Dirent,
} from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageShelf, type ImageStore } from './image-store.ts'
import { storageFailure } from './storage-full.ts'

/**
 * Pictures as files under `folder`. A file is written completely or not at all. Only the shop's own
 * user may read a private shelf.
 * @throws Failure `storage_full` when the disk is full
 */
export function diskStore(folder: string, shelf = imageShelf): ImageStore {
  const mode = shelf.isPublic ? 0o666 : 0o600
  return {
    async prepare() {
      await mkdir(folder, { recursive: true })
    },
    async write(key, files) {
      const home = join(folder, key)
      try {
        await mkdir(home, { recursive: true })
        for (const { name, bytes } of files) {
          const unfinished = join(home, `.${name}.part`)
          await writeFile(unfinished, bytes, { mode })
          await rename(unfinished, join(home, name))
        }
      } catch (error) {
        throw storageFailure(error)
      }
    },
    read: (key, name) => readFile(join(folder, key, name)).catch(missing(null)),
    async names(key) {
      const names = await readdir(join(folder, key)).catch(missing<string[]>([]))
      return names.filter((name) => shelf.file.test(`${key}/${name}`))
    },
    // Retried when a file was written into the folder while it was being emptied.
    remove: (key) =>
      rm(join(folder, key), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }),
    async removeFiles(key, names) {
      for (const name of names) await rm(join(folder, key, name), { force: true })
    },
    async *keys() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(missing<Dirent[]>([]))
      for (const entry of entries) if (entry.isDirectory()) yield entry.name
    },
    /** All at once: nobody is served yet, and it takes a third of the time. */
    async adopt(key, from) {
      mkdirSync(join(folder, key), { recursive: true })
      for (const name of readdirSync(from)) place(join(from, name), join(folder, key, name))
    },
  }
}

/** A hard link costs nothing; when the store is on another disk it must be a copy. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Under a temporary name first: an interrupted copy must not look like a picture.
    const unfinished = `${to}.part`
    copyFileSync(from, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, to)
  }
}

function missing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead
    throw error
  }
}
