import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { storedSession } from '#platform/session/stored-session.ts'
import {
  type Draft,
  forgetAll,
  type StoredPhoto,
  photosAmong,
  readDraft,
  readPhoto,
  removeUnusedPhotos,
  writeDraft,
  whenErased,
  writePhoto,
} from './draft-store.ts'
import type { TakenPhoto } from '#studio/photos/photo-file.ts'

/** A photo of the draft; its copy is made once it was seen. */
export type DraftPhoto = Omit<StoredPhoto, 'copy'> & Partial<Pick<StoredPhoto, 'copy'>>
export type Photos = Readonly<Record<string, DraftPhoto>>

type State = { draft: Draft; photos: Photos }
const empty: Draft = { values: {}, design: null, proof: null, owner: null }
const nothing: State = { draft: empty, photos: {} }
const signedIn = () => storedSession()?.userInfo.id ?? null

/** What somebody fills in for a product, kept in this browser with each change (docs/studio.md 12.4). */
export function useDraft(productId: string) {
  const [state, setState] = useState<State>()
  const [isKept, setKept] = useState(true)
  /** Whether a Log Out in another window took what was filled in here. */
  const [isErased, setErased] = useState(false)
  /** How many changes are on their way to the store. */
  const [writes, setWrites] = useState(0)
  const latest = useRef<State>(undefined)

  const show = useCallback((next: State) => {
    latest.current = next
    setState(next)
  }, [])

  useEffect(() => {
    let isGone = false
    async function read() {
      const kept = await readKept(productId)
      if (!isGone && !latest.current) show(kept)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [productId, show])

  // What is kept no more is shown no more: the next person at this computer may be another.
  useEffect(
    () =>
      whenErased(() => {
        if (hasAny(latest.current)) setErased(true)
        show(nothing)
      }),
    [show],
  )

  const now = useCallback(() => latest.current ?? nothing, [])

  const put = useCallback(
    (part: Partial<Draft>, photos: Photos = {}): State => {
      const { draft, photos: before } = now()
      const next = {
        draft: { ...draft, ...part, owner: signedIn() },
        photos: { ...before, ...photos },
      }
      show(next)
      return next
    },
    [show, now],
  )

  /** Work with the store, which this browser may not have. */
  const keep = useCallback(async (work: () => Promise<void>) => {
    setWrites((count) => count + 1)
    await work().then(
      () => setKept(true),
      () => setKept(false),
    )
    setWrites((count) => count - 1)
  }, [])

  const change = useCallback(
    (part: Partial<Draft>) => {
      const before = now()
      const next = put(part)
      void keep(async () => {
        await writeDraft(productId, next.draft)
        if (isPhotoGone(before, next)) await removeUnusedPhotos().catch(() => undefined)
      })
    },
    [productId, put, keep, now],
  )

  const setValue = useCallback(
    (field: string, value: string | null) =>
      change({ values: { ...now().draft.values, [field]: value }, proof: null }),
    [change, now],
  )

  /** Keeps a photo of the draft as it is now. */
  const keepPhoto = useCallback(
    async (photo: DraftPhoto) => {
      put({}, { [photo.sha256]: photo })
      const { copy } = photo
      if (copy) await keep(() => writePhoto({ ...photo, copy }))
    },
    [put, keep],
  )

  /**
   * Shows a chosen photo in its field at once: it is copied and kept after `seen`, when its picture is there.
   */
  const choosePhoto = useCallback(
    async (
      field: string,
      { photo, copy }: TakenPhoto,
      seen: () => Promise<void> | undefined,
    ): Promise<void> => {
      const { sha256 } = photo
      const before = now()
      const values = { ...before.draft.values, [field]: sha256 }
      flushSync(() => put({ values, proof: null }, { [sha256]: photo }))
      void keep(async () => {
        await seen()
        const made = await copy()
        const isStillThere = photosAmong(now().draft.values).includes(sha256)
        if (isStillThere) {
          const kept = { ...(now().photos[sha256] ?? photo), copy: made }
          put({}, { [sha256]: kept })
          await writePhoto(kept)
        }
        await writeDraft(productId, now().draft)
        if (isPhotoGone(before, now())) await removeUnusedPhotos().catch(() => undefined)
      })
      await seen()
    },
    [productId, put, keep, now],
  )

  return {
    ...(state ?? nothing),
    isRead: state !== undefined,
    isKept,
    isErased,
    isWriting: writes > 0,
    change,
    setValue,
    keepPhoto,
    choosePhoto,
  }
}

const hasAny = (state: State | undefined) =>
  Object.values(state?.draft.values ?? {}).some((value) => value !== null && value !== '')

/** Whether a photo of a draft is none of its photos any more. */
function isPhotoGone(before: State, now: State): boolean {
  const stays = new Set(photosAmong(now.draft.values))
  return photosAmong(before.draft.values).some((sha256) => !stays.has(sha256))
}

/** What was kept, unless somebody else kept it who was signed in here. */
async function readKept(productId: string): Promise<State> {
  try {
    const draft = (await readDraft(productId)) ?? empty
    if (draft.owner !== null && draft.owner !== signedIn()) {
      await forgetAll()
      return nothing
    }
    return { draft, photos: await photosOf(draft.values) }
  } catch {
    // A private window keeps nothing: the draft lives as long as the page.
    return nothing
  }
}

async function photosOf(values: FieldValues): Promise<Photos> {
  const found = await Promise.all(
    photosAmong(values).map(async (sha256) => {
      const kept = await readPhoto(sha256)
      return kept ? [kept] : []
    }),
  )
  return Object.fromEntries(found.flat().map((photo) => [photo.sha256, photo]))
}

/** A draft, and what can be done with it. */
export type DraftState = ReturnType<typeof useDraft>
