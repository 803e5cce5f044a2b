import {
  clear,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  set,
  type UseStore,
} from 'idb-keyval'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'

/** A design of the account that a draft was sent as, with what it was made for. */
export type SentDesign = { id: string; version: number; color: string; size: string | null }

/** What somebody filled in for a product, as this browser keeps it (docs/studio.md 12.4). */
export type Draft = {
  values: FieldValues
  design: SentDesign | null
  /** The hash of its approved print. */
  proof: string | null
  /** The signed-in person; null for a visitor's draft. */
  owner: string | null
}

/** The sha256 of the photos among what was filled in. */
export function photosAmong(values: FieldValues): string[] {
  return Object.values(values).filter(
    (value): value is string => value !== null && /^[0-9a-f]{64}$/.test(value),
  )
}

/** A file as bytes and type: WebKit keeps no Blobs. */
export type StoredFile = { bytes: ArrayBuffer; type: string }

/** A photo that was chosen, by the sha256 of its file. */
export type StoredPhoto = {
  sha256: string
  /** Pixels of the file itself, upright. */
  width: number
  height: number
  /** What is drawn on the page, at most 1600 pixels a side. */
  copy: StoredFile
  /** The file itself; null once the shop has it. */
  file: StoredFile | null
}

const table = 'drafts'
let opened: Promise<IDBDatabase> | undefined

const erasedHearers = new Set<() => void>()

/** Tells when all that is kept is removed by Log Out, in another window too; @returns what ends it */
export function whenErased(hear: () => void): () => void {
  erasedHearers.add(hear)
  return () => erasedHearers.delete(hear)
}

async function open(): Promise<IDBDatabase> {
  // The name is known to session/session.store.ts, which deletes it at Log Out.
  const request = indexedDB.open('studio')
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  const database = await promisifyRequest(request)
  const forget = () => (opened = undefined)
  database.addEventListener('close', forget)
  database.addEventListener('versionchange', ({ newVersion }) => {
    forget()
    database.close()
    // Log Out, here or in another window.
    if (newVersion === null) for (const hear of erasedHearers) hear()
  })
  return database
}

const store: UseStore = async (mode, use) => {
  opened ??= open()
  const database = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return use(database.transaction(table, mode).objectStore(table))
}

const drafts = 'draft '
const photos = 'photo '

export const readDraft = (productId: string) => get<Draft>(drafts + productId, store)
export const writeDraft = (productId: string, draft: Draft) => set(drafts + productId, draft, store)
export const readPhoto = (sha256: string) => get<StoredPhoto>(photos + sha256, store)
export const writePhoto = (photo: StoredPhoto) => set(photos + photo.sha256, photo, store)

/** Removes the photos that no draft shows any more: that of another product may show the same one. */
export async function removeUnusedPhotos(): Promise<void> {
  const known = await keys<string>(store)
  const keysOf = (kind: string) => known.filter((key) => key.startsWith(kind))
  const kept = await getMany<Draft>(keysOf(drafts), store)
  const shown = new Set(kept.flatMap((draft) => (draft ? photosAmong(draft.values) : [])))
  const unused = keysOf(photos).filter((key) => !shown.has(key.slice(photos.length)))
  await delMany(unused, store)
}

export const forgetAll = () => clear(store)
