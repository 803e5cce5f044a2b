import {
  clear,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  set,
  update,
  type UseStore,
} from 'idb-keyval'
import { afterWriting, type Draft, draftIn, photosOfDraft } from './draft.ts'

/** A file as bytes and type, because WebKit does not store Blobs. */
export type StoredFile = { bytes: ArrayBuffer; type: string }

/** A selected photo, by the sha256 of its file. */
export type StoredPhoto = {
  sha256: string
  /** The size of the file in pixels, upright. */
  width: number
  height: number
  /** The copy for the page, at most 1600 pixels per side. */
  copy: StoredFile
  /** The file itself; null once it is uploaded. */
  file: StoredFile | null
}

const table = 'drafts'
let opened: Promise<IDBDatabase> | undefined

const erasedHearers = new Set<() => void>()

/**
 * Calls back when Log Out deletes everything, in another window too; @returns a function that stops
 * it
 */
export function whenErased(hear: () => void): () => void {
  erasedHearers.add(hear)
  return () => erasedHearers.delete(hear)
}

async function open(): Promise<IDBDatabase> {
  // session/session.store.ts uses the same name to delete it at Log Out.
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

/** The stored draft, with what a closed tab left; `newer` for one of a later format. */
export async function readDraft(productId: string): Promise<Draft | 'newer' | undefined> {
  const left = leftDraft(productId)
  if (left) {
    await writeDraft(productId, left)
    removeLeft(productId)
  }
  return draftIn(await get(drafts + productId, store))
}

/**
 * Writes a draft, if its revision follows the stored one; both happen in one transaction.
 * @returns what is stored then; `behind` or `newer` when nothing was written
 */
export async function writeDraft(
  productId: string,
  draft: Draft,
): Promise<Draft | 'behind' | 'newer'> {
  let outcome: ReturnType<typeof afterWriting> = draft
  await update<unknown>(
    drafts + productId,
    (stored) => {
      outcome = afterWriting(stored, draft)
      if (typeof outcome === 'string') throw new Refused()
      return outcome
    },
    store,
  ).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
  return outcome
}

/** Ends a transaction without a write. */
class Refused extends Error {}

export const readPhoto = (sha256: string) => get<StoredPhoto>(photos + sha256, store)
export const writePhoto = (photo: StoredPhoto) => set(photos + photo.sha256, photo, store)

/**
 * Deletes photos without a draft, other than those of the page: the drafts of two products may share
 * one. Those of a draft of a later format are unknown, and then all stay.
 */
export async function removeUnusedPhotos(ofPage: readonly string[]): Promise<void> {
  const known = await keys<string>(store)
  const keysOf = (kind: string) => known.filter((key) => key.startsWith(kind))
  const kept = (await getMany<unknown>(keysOf(drafts), store)).map(draftIn)
  if (kept.includes('newer')) return
  const stored = kept.flatMap((draft) => (draft && draft !== 'newer' ? photosOfDraft(draft) : []))
  const shown = new Set([...ofPage, ...stored])
  const unused = keysOf(photos).filter((key) => !shown.has(key.slice(photos.length)))
  await delMany(unused, store)
}

export async function forgetAll(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(leftKey)) localStorage.removeItem(key)
  await clear(store)
}

/** Log Out clears local storage. */
const leftKey = 'studio-draft '

/**
 * Stores at once what a page has not written when it is hidden. A page that is closed has no time
 * for a transaction, whose write follows a read. The next page writes it.
 */
export function leaveDraft(productId: string, draft: Draft): void {
  try {
    localStorage.setItem(leftKey + productId, JSON.stringify(draft))
  } catch {
    // No room, or a browser that stores nothing.
  }
}

export const removeLeft = (productId: string) => localStorage.removeItem(leftKey + productId)

function leftDraft(productId: string): Draft | undefined {
  const left = draftIn(JSON.parse(localStorage.getItem(leftKey + productId) ?? 'null'))
  return left === 'newer' ? undefined : left
}
