import { v7 } from 'uuid'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { type Reader, readsOfCustomers } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { copyForPages, type Photos, type Upload } from '#studio/photos/photos.service.ts'
import {
  deletePhotosOf,
  deleteUnshown,
  insertPhoto,
  keptOf,
  ownerOfPhoto,
  ownPhotos,
} from './return-photos.queries.ts'

/** A photo without a return belongs to a request that was not finished. */
const unshownMs = 24 * 60 * 60_000

export const returnPhotoUrl = (id: string) => `/v1/returns/photos/${id}/${copyForPages}`

export type ReturnPhotos = ReturnType<typeof createReturnPhotos>

/** Photos of a fault (docs/product.md 11.13): only their sender and staff can read them. */
export function createReturnPhotos(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  photos: Pick<Photos, 'prepare' | 'readCopyOf' | 'removeFiles'>
}) {
  const { connection, store, photos } = deps

  purgeNightly(deps.jobs, 'forget-return-photos', (most) =>
    connection.transaction(async (tx) => {
      const ids = await deleteUnshown(tx, new Date(now().getTime() - unshownMs), most)
      await photos.removeFiles(tx, ids)
      return ids.length
    }),
  )

  return {
    async keep(owner: string, upload: Upload): Promise<{ id: string; url: string }> {
      const kept = await keptOf(connection.db, owner)
      if (kept.photos >= photoLimits.mostPhotos || kept.bytes >= photoLimits.mostBytesKept)
        throw new Failure('too_many_photos')
      const copy = (await photos.prepare(upload, owner)).files.find(
        ({ name }) => name === copyForPages,
      )
      if (!copy) throw new Error('no copy was drawn of the photo')
      const id = v7()
      await store.write(id, [copy])
      const bytes = copy.bytes.length
      const isKept = await connection.transaction((tx) => insertPhoto(tx, { id, owner, bytes }))
      // Files without a stored photo are deleted at night.
      if (!isKept) throw new Failure('session_ended')
      return { id, url: returnPhotoUrl(id) }
    },

    async readCopy(id: string, reader: Reader): Promise<Buffer> {
      const owner = await ownerOfPhoto(connection.db, id)
      const isTheirs =
        owner === reader.id || readsOfCustomers(reader, 'GET /returns/photos/:id/1600.webp')
      return photos.readCopyOf(owner !== undefined && isTheirs, id)
    },

    /** Refuses ids that are not photos of this person. */
    async requireOwn(tx: Transaction, owner: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      const own = await ownPhotos(tx, owner, ids)
      if (ids.some((id) => !own.has(id))) throw new Failure('photo_not_found')
    },

    removeAllOf: async (tx: Transaction, owner: string): Promise<void> =>
      photos.removeFiles(tx, await deletePhotosOf(tx, owner)),
  }
}
