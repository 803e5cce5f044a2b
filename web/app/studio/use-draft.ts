import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from '@tohfa/contract/studio/template-fields'
import { storedSession } from '../session/stored-session.ts'
import {
  type Draft,
  forgetAll,
  type KeptPhoto,
  photosAmong,
  readDraft,
  readPhoto,
  removeUnusedPhotos,
  writeDraft,
  writePhoto,
} from './draft-store.ts'
import { thumbOf } from './photo-file.ts'

/** A photo of the draft, and it as a picture that others can hold. */
export type DraftPhoto = KeptPhoto & { thumb: string }
export type Photos = Readonly<Record<string, DraftPhoto>>

type State = { draft: Draft; photos: Photos }
const empty: Draft = { values: {}, design: null, proof: null, owner: null }
const nothing: State = { draft: empty, photos: {} }
const signedIn = () => storedSession()?.userInfo.id ?? null

/** What somebody fills in for a product, kept in this browser with each change (docs/studio.md 12.4). */
export function useDraft(productId: string) {
  const [state, setState] = useState<State>()
  const [isKept, setKept] = useState(true)
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

  const change = useCallback(
    (part: Partial<Draft>, photos: Photos = {}) => {
      const { draft, photos: before } = latest.current ?? nothing
      const next = { ...draft, ...part, owner: signedIn() }
      const stays = new Set(photosAmong(next.values))
      const isPhotoGone = photosAmong(draft.values).some((sha256) => !stays.has(sha256))
      show({ draft: next, photos: { ...before, ...photos } })
      setWrites((count) => count + 1)
      void writeDraft(productId, next)
        .then(
          () => setKept(true),
          () => setKept(false),
        )
        .then(() => (isPhotoGone ? removeUnusedPhotos() : undefined))
        .catch(() => undefined)
        .finally(() => setWrites((count) => count - 1))
    },
    [productId, show],
  )

  const setValue = useCallback(
    (field: string, value: string | null) =>
      change({ values: { ...latest.current?.draft.values, [field]: value }, proof: null }),
    [change],
  )

  /** Keeps a photo of the draft as it is now. */
  const keepPhoto = useCallback(
    async (photo: KeptPhoto) => {
      const thumb = await thumbOf(photo.copy)
      await writePhoto(photo).catch(() => setKept(false))
      change({}, { [photo.sha256]: { ...photo, thumb } })
    },
    [change],
  )

  return {
    ...(state ?? nothing),
    isRead: state !== undefined,
    isKept,
    isWriting: writes > 0,
    change,
    setValue,
    keepPhoto,
  }
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
      return kept ? [{ ...kept, thumb: await thumbOf(kept.copy) }] : []
    }),
  )
  return Object.fromEntries(found.flat().map((photo) => [photo.sha256, photo]))
}

/** A draft, and what can be done with it. */
export type DraftInHand = ReturnType<typeof useDraft>
