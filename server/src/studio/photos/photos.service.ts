import { v7 } from 'uuid'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { seesMoney } from '@tohfa/contract/accounts/staff-rights'
import type { StoredPhoto, Photo } from '@tohfa/contract/studio/photos'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { presentRole, type Reader } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { forgetPhotos } from './forget-photos.ts'
import {
  deletePhoto,
  deletePhotosOf,
  insertPhoto,
  isPhotoPrinted,
  keptFor,
  lockOwner,
  ownerOf,
  type OwnPhoto,
  type PhotoRow,
  photosOf,
  useAgain,
  useNamed,
} from './photos.queries.ts'
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts'
import type { Upload, Uploads } from './uploads.ts'

export { receivePhoto, takeAnyBody } from './receive-photo.ts'
export type { Upload, Uploads }

/** People's own photos (docs/product.md 16.5 to 16.9). Other people's are not found. */
export type Photos = {
  /** Stores an upload; the same bytes of the same person are the same photo. */
  keep(owner: string, upload: Upload): Promise<{ photo: Photo; isNew: boolean }>
  /** Prepares a picture for the store when its turn comes, for any purpose. */
  prepare(upload: Upload, owner: string): Promise<PreparedPhoto>
  /** Deletes the files of deleted pictures, as part of `tx`. */
  removeFiles(tx: Transaction, ids: string[]): Promise<void>
  /** A person's photos, newest first. */
  list(owner: string): Promise<StoredPhoto[]>
  /**
   * The copy for a page, for its owner and for staff: printers where an order shows it that is or was
   * printed, others always, and where no order shows it their reading is written down.
   */
  readCopy(id: string, reader: Reader): Promise<Buffer>
  /** Those that are named by id or sha256, which a design now uses. */
  named(owner: string, names: readonly string[]): Promise<OwnPhoto[]>
  /**
   * Copies photos of one person for another; what is returned stores them as part of a transaction.
   */
  copyFor(photos: readonly OwnPhoto[]): Promise<(tx: Transaction, owner: string) => Promise<void>>
  remove(id: string, owner: string): Promise<void>
  /** Deletes all photos of a person, as part of `tx`. */
  removeAllOf(tx: Transaction, owner: string): Promise<void>
}

/** The file of a picture that pages show. */
export const copyForPages = '1600.webp'

/** At half a second each they have their turn well within the longest answer (docs/product.md 18.12). */
const waiting = { mostOfOne: 10, most: 20 }

export function createPhotos(deps: {
  connection: Connection
  jobs: Jobs
  store: ImageStore
  uploads: Uploads
}): Photos {
  const { connection, store } = deps
  const { db } = connection
  const enqueue = createFairQueue({ ...waiting, busy: 'photos_busy' })
  const { removeFiles } = forgetPhotos(deps)

  /** Files that cannot be deleted now are deleted at night. */
  const discard = (id: string) => store.remove(id).catch(() => undefined)

  async function keepAnew(owner: string, { sha256, read }: Upload) {
    refuseOverQuota(await keptFor(db, owner), 0)
    const { files, ...size } = await preparePhoto(await read())
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    const photo = { id: v7(), sha256, ...size }
    try {
      await store.write(photo.id, files)
      const kept = await connection.transaction(async (tx) => {
        if (!(await lockOwner(tx, owner))) throw new Failure('session_ended')
        const meanwhile = await useAgain(tx, owner, sha256)
        if (meanwhile) return { photo: toPhoto(meanwhile), isNew: false }
        refuseOverQuota(await keptFor(tx, owner), bytes)
        await insertPhoto(tx, { ...photo, owner, bytes })
        return { photo: toPhoto(photo), isNew: true }
      })
      if (!kept.isNew) await discard(photo.id)
      return kept
    } catch (error) {
      // After any other error the row may be there all the same.
      if (error instanceof Failure) await discard(photo.id)
      throw error
    }
  }

  async function readCopyOf(mayRead: boolean, id: string) {
    const bytes = mayRead ? await store.read(id, copyForPages) : null
    if (!bytes) throw new Failure('photo_not_found')
    return bytes
  }

  return {
    keep: (owner, upload) =>
      enqueue({ who: owner }, async () => {
        const before = await useAgain(db, owner, upload.sha256)
        return before ? { photo: toPhoto(before), isNew: false } : await keepAnew(owner, upload)
      }),
    prepare: ({ read }, who) => enqueue({ who }, async () => preparePhoto(await read())),
    removeFiles,
    named: (owner, names) => useNamed(db, owner, names),

    async copyFor(given) {
      const copies: { id: string; photo: OwnPhoto; bytes: number }[] = []
      for (const photo of given) {
        const files = []
        for (const name of await store.names(photo.id)) {
          const bytes = await store.read(photo.id, name)
          if (bytes) files.push({ name, bytes })
        }
        const id = v7()
        await store.write(id, files)
        copies.push({ id, photo, bytes: files.reduce((sum, file) => sum + file.bytes.length, 0) })
      }
      return async (tx, owner) => {
        for (const { id, photo, bytes } of copies) {
          // Files without a row are deleted at night.
          if (await useAgain(tx, owner, photo.sha256)) continue
          const { sha256, width, height } = photo
          await insertPhoto(tx, { id, sha256, width, height, bytes, owner })
        }
      }
    },

    list: async (owner) => (await photosOf(db, owner)).map(toKeptPhoto),

    async readCopy(id, reader) {
      const owner = await ownerOf(db, id)
      const role = presentRole(reader)
      if (owner === undefined || owner === reader.id || role === null)
        return readCopyOf(owner === reader.id, id)
      const isPrinted = await isPhotoPrinted(db, id)
      const mayRead = isPrinted || seesMoney(role)
      const bytes = await readCopyOf(mayRead, id)
      if (!isPrinted)
        await connection.transaction((tx) =>
          recordChange(tx, reader.id, {
            subject: 'photo',
            action: 'read',
            subjectId: id,
            name: id,
          }),
        )
      return bytes
    },

    remove: (id, owner) =>
      connection.transaction(async (tx) => {
        const found = await deletePhoto(tx, id, owner)
        if (!found) throw new Failure('photo_not_found')
        if (found.isInUse) throw new Failure('photo_in_use')
        await removeFiles(tx, [id])
      }),
    removeAllOf: async (tx, owner) => removeFiles(tx, await deletePhotosOf(tx, owner)),
  }
}

function refuseOverQuota(kept: { photos: number; bytes: number }, more: number): void {
  const { mostPhotos, mostBytesKept } = photoLimits
  if (kept.photos >= mostPhotos || kept.bytes + more > mostBytesKept)
    throw new Failure('too_many_photos')
}

function toPhoto({ id, sha256, width, height }: Omit<Photo, 'url'>): Photo {
  return { id, sha256, width, height, url: `/v1/studio/photos/${id}/${copyForPages}` }
}

function toKeptPhoto(row: PhotoRow & { keptUntil: Date }): StoredPhoto {
  return {
    ...toPhoto(row),
    createdAt: row.createdAt.toISOString(),
    keptUntil: row.keptUntil.toISOString(),
  }
}
