import sharp from 'sharp'
import { v7 } from 'uuid'
import { imageWidths } from '@tohfa/contract/catalog/images'
import type { Connection } from '#platform/database/connect.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { imageKeyOf, type ImageUrls } from './image-url.ts'
import { forgetImages, imagesInUse, insertImage, markVariantsMade } from './media.queries.ts'
import type { ImageStore } from './store/image-store.ts'
import type { PreparedImage } from './read-image.ts'
import { sweepImages } from './sweep-images.ts'

export type Media = {
  /** Stores encoded pictures; returns their addresses in the same order. */
  store(pictures: readonly PreparedImage[]): Promise<string[]>
  /**
   * Deletes pictures that nothing shows any more (docs/product.md 16.3); the result has the paths
   * as given.
   */
  remove(paths: readonly string[]): Promise<{ deleted: string[]; kept: string[] }>
}

const makeAvif = defineJob<{ key: string; names?: string[] }>('make-avif', {
  expireInSeconds: 120,
})

const sweep = defineJob<Record<string, never>>('sweep-pictures', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Once a night in Indian time. */
const sweepAt = '41 21 * * *'

/** Pictures that staff upload. AVIF takes seconds per picture, so a job encodes it afterwards. */
export function createMedia(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  imageUrls: ImageUrls
}): Media {
  const { connection, jobs, store, imageUrls } = deps

  jobs.handle(makeAvif, async ({ key, names = imageWidths.map((width) => `${width}.webp`) }) => {
    for (const name of names) {
      const webp = await store.read(key, name)
      if (!webp) break
      const bytes = await sharp(webp).avif({ quality: 50, effort: 3 }).toBuffer()
      await store.write(key, [{ name: name.replace('.webp', '.avif'), bytes }])
    }
    // Deleted before or meanwhile: the new files must not stay behind.
    if (!(await markVariantsMade(connection.db, key))) await store.remove(key)
  })

  jobs.handle(sweep, () => sweepImages(deps))
  jobs.repeat(sweep, sweepAt)

  return {
    async store(prepared) {
      const pictures = prepared.map((picture) => ({ key: v7(), ...picture }))
      for (const { key, files } of pictures) await store.write(key, files)
      await connection.transaction(async (tx) => {
        for (const { key, width, height, files } of pictures) {
          await insertImage(tx, { key, width, height })
          await jobs.send(tx, makeAvif, { key, names: files.map(({ name }) => name) })
        }
      })
      return pictures.map(({ key }) => imageUrls.product(key))
    },

    async remove(paths) {
      const byKey = new Map(paths.map((path) => [keyOf(path), path]))
      const keys = [...byKey.keys()]
      if (keys.length === 0) return { deleted: [], kept: [] }
      const gone = await connection.transaction(async (tx) => {
        const inUse = await imagesInUse(tx, keys)
        const unused = keys.filter((key) => !inUse.has(key))
        await forgetImages(tx, unused)
        return unused
      })
      for (const key of gone) await store.remove(key)
      const pathsOf = (some: string[]) => some.flatMap((key) => byKey.get(key) ?? [])
      return { deleted: pathsOf(gone), kept: pathsOf(keys.filter((key) => !gone.includes(key))) }
    },
  }
}

function keyOf(path: string): string {
  const key = path.includes('..') ? null : imageKeyOf(path)
  if (key === null) throw refusedFields({ filePaths: message('notOurPicture') })
  return key
}
