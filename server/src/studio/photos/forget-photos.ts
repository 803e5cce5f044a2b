import type { Connection, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { sweepStrays } from '#platform/media/sweep-strays.ts'
import { deleteUnused, unknownPhotos } from './photos.queries.ts'
import type { Uploads } from './uploads.ts'

const removePhotoFiles = defineJob<{ ids: string[] }>('remove-photo-files', {
  expireInSeconds: 300,
})
const sweepPhotoFiles = defineJob<Record<string, never>>('sweep-photo-files', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Once a night, as India has it. */
const sweepAt = '47 21 * * *'

/**
 * Deletes the files of deleted photos, photos that were not used for long with their files, and
 * leftovers of killed processes (docs/product.md 16.8).
 */
export function forgetPhotos(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  uploads: Uploads
}) {
  const { connection, jobs, store, uploads } = deps

  async function removeFiles(tx: Transaction, ids: string[]): Promise<void> {
    if (ids.length > 0) await jobs.send(tx, removePhotoFiles, { ids })
  }

  jobs.handle(removePhotoFiles, async ({ ids }) => {
    for (const id of ids) await store.remove(id)
  })
  purgeNightly(jobs, 'forget-photos', (most) =>
    connection.transaction(async (tx) => {
      const ids = await deleteUnused(tx, most)
      await removeFiles(tx, ids)
      return ids.length
    }),
  )
  jobs.handle(sweepPhotoFiles, async () => {
    await sweepStrays(store, (keys) => unknownPhotos(connection.db, keys))
    await sweepStrays(uploads, async (keys) => keys)
  })
  jobs.repeat(sweepPhotoFiles, sweepAt)

  return { removeFiles }
}
