import { v7 } from 'uuid'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { copyForPages, type Photos, type Upload } from './photos.service.ts'
import { drawSmall } from './prepare-photo.ts'
import {
  deletePhotosOf,
  deleteUnused,
  deleteUnusedOf,
  insertPhoto,
  keptOf,
  ownerOfPhoto,
  ownPhotos,
} from './sent-photos.queries.ts'

/** A photo that nothing uses belongs to a form that was not sent. */
const unusedMs = 24 * 60 * 60_000

/** Its files: the one that pages show large, and the small one. */
export type SentPhotoFile = typeof copyForPages | typeof smallCopy
export const smallCopy = '400.webp'

export type SentPhotos = ReturnType<typeof createSentPhotos>

/**
 * Photos that go to the shop with a return or a review (docs/product.md 7.6, 11.13): of each only the
 * copies for pages are stored, and it is never printed. Who may read one is for its room to say.
 */
export function createSentPhotos(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  photos: Pick<Photos, 'prepare' | 'removeFiles'>
}) {
  const { connection, store, photos } = deps

  purgeNightly(deps.jobs, 'forget-sent-photos', (most) =>
    connection.transaction(async (tx) => {
      const ids = await deleteUnused(tx, new Date(now().getTime() - unusedMs), most)
      await photos.removeFiles(tx, ids)
      return ids.length
    }),
  )

  return {
    /** Stores an upload of a person; its id. */
    async keep(owner: string, upload: Upload): Promise<string> {
      const kept = await keptOf(connection.db, owner)
      if (kept.photos >= photoLimits.mostPhotos || kept.bytes >= photoLimits.mostBytesKept)
        throw new Failure('too_many_photos')
      const copy = (await photos.prepare(upload, owner)).files.find(
        ({ name }) => name === copyForPages,
      )
      if (!copy) throw new Error('no copy was drawn of the photo')
      const small = await drawSmall(copy.bytes)
      const id = v7()
      await store.write(id, [copy, { name: smallCopy, bytes: small }])
      const bytes = copy.bytes.length + small.length
      const isKept = await connection.transaction((tx) => insertPhoto(tx, { id, owner, bytes }))
      // Files without a stored photo are deleted at night.
      if (!isKept) throw new Failure('session_ended')
      return id
    },

    /** A file of a photo, if its owner is one whose photo may be read; else 404. */
    async readCopy(
      id: string,
      mayRead: (owner: string) => boolean | Promise<boolean>,
      file: SentPhotoFile = copyForPages,
    ): Promise<Buffer> {
      const owner = await ownerOfPhoto(connection.db, id)
      const isReadable = owner !== undefined && (await mayRead(owner))
      const bytes = isReadable ? await store.read(id, file) : null
      if (!bytes) throw new Failure('photo_not_found')
      return bytes
    },

    /** These ids, each once, if they are photos of this person; else 404. */
    async requireOwn(tx: Transaction, owner: string, given: readonly string[]): Promise<string[]> {
      const ids = [...new Set(given.map((id) => knownId(id, 'photo_not_found')))]
      if (ids.length === 0) return ids
      const own = await ownPhotos(tx, owner, ids)
      if (ids.some((id) => !own.has(id))) throw new Failure('photo_not_found')
      return ids
    },

    /** Deletes those of these photos that nothing uses any more. */
    async removeUnused(tx: Transaction, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await photos.removeFiles(tx, await deleteUnusedOf(tx, ids))
    },

    removeAllOf: async (tx: Transaction, owner: string): Promise<void> =>
      photos.removeFiles(tx, await deletePhotosOf(tx, owner)),
  }
}
