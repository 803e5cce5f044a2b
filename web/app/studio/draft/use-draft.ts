import type { DraftPhoto, Photos } from './draft-photo.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Edit } from '@tohfa/print-engine/edit/edit'
import { storedSession } from '#platform/session/stored-session.ts'
import { type Draft, emptyDraft, photosOfDraft, type SentDesign } from './draft.ts'
import type { Content, Offer } from './design-of.ts'
import { type Edited, redone, undone, withEdit, withValue } from './edit-draft.ts'
import { forgetAll, readPhoto, whenErased, writePhoto } from './draft-store.ts'
import { type DraftStatus, openStoredDraft, type StoredDraft } from './stored-draft.ts'
import { refusalOf, type TakenPhoto } from '#studio/photos/photo-file.ts'
import { untilSettled } from './until-settled.ts'

/** `redo` and `open` are those of the history of edits, which the page forgets. */
type State = { draft: Draft; photos: Photos } & Pick<Edited, 'redo' | 'open'>
/** A photo that was not taken, of a field or of none, and why. */
export type Refusal = { field: string | null; sentence: string }
type Opening = { count: number; refused: readonly Refusal[] }
const nothing: State = { draft: emptyDraft, photos: {} }
const allWritten: DraftStatus = {
  isWriting: false,
  isKept: true,
  isBehind: false,
  isNewer: false,
}
const signedIn = () => storedSession()?.userInfo.id ?? null

/**
 * The design of a product as this browser stores it (docs/studio.md 12.4, 12.11), and its operations.
 * Every operation changes `draft` and `photos` at once and stores them later:
 *
 * - `setValue(field, value)` and `choosePhoto(field, …)` fill in one field. The first returns what is
 *   printed then, before it is rendered.
 * - `addPhoto(…)` takes a photo without a field. A page that is left waits for photos that are read.
 * - `edit(edit, key?)` changes the scene freely; from then on the scene is what is printed, and a
 *   field writes only what follows it. `undo()` and `redo()` return the edit that they applied.
 * - `replace(content, design)` opens a design of the account, or null for one that it does not have.
 * - `change(part)` sets other parts, such as the approved print.
 * - `keepDesign(design, content)` records what the account has now. `saving(save)` runs a save, which
 *   gets a `keepDesign` of its own, and `whenSaved()` ends when none runs.
 * - `showOther()` and `keepMine()` answer the question that `isBehind` asks.
 */
export function useDraft(productId: string, offer: Offer) {
  const [state, setState] = useState<State>()
  const [status, setStatus] = useState(allWritten)
  /** Whether a Log Out in another window deleted the values. */
  const [isErased, setErased] = useState(false)
  /** The number of photos that are being read, copied or stored. */
  const [copies, setCopies] = useState(0)
  /** The number of photos that are being read, and those that were refused meanwhile. */
  const [opening, setOpening] = useState<Opening>({ count: 0, refused: [] })
  const latest = useRef<State>(undefined)
  const stored = useRef<StoredDraft>(undefined)
  /** Ends when all photos that were chosen so far are read. */
  const taking = useRef<Promise<unknown>>(Promise.resolve())
  /** Ends when all photos so far are stored. */
  const copying = useRef<Promise<unknown>>(Promise.resolve())
  const [isSaving, setSaving] = useState(false)
  /** Ends with the last save; only one runs at a time. */
  const saved = useRef(Promise.resolve())
  /** How often a Log Out deleted everything; what began before it is dropped. */
  const erasures = useRef(0)
  /** Ends when the page is left. */
  const left = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((next: State) => {
    latest.current = next
    setState(next)
  }, [])
  const now = useCallback(() => latest.current ?? nothing, [])

  useEffect(() => {
    const opened = openStoredDraft(productId, {
      latest: () => now().draft,
      load: withPhotos,
      show(read, isFirst) {
        const typed = isFirst ? latest.current : undefined
        show(typed ? withTyped(read, typed) : read)
      },
      onStatus: (part) => setStatus((before) => ({ ...before, ...part })),
    })
    stored.current = opened
    let leave: () => void = () => undefined
    left.current = new Promise((resolve) => (leave = resolve))
    // Deleted values disappear from the page: the next person at this computer may be another.
    const stopHearing = whenErased(() => {
      erasures.current += 1
      if (hasAny(latest.current)) setErased(true)
      opened.forget()
      show(nothing)
    })
    return () => {
      leave()
      // A photo that is stored later must not outlive a Log Out.
      void opened.close(() => untilSettled(() => copying.current)).then(stopHearing)
    }
  }, [productId, show, now])

  const put = useCallback(
    (part: Partial<Draft>, photos: Photos = {}) => {
      const { draft, photos: before, ...rest } = now()
      show({
        ...rest,
        draft: { ...draft, ...part, owner: signedIn() },
        photos: { ...before, ...photos },
      })
    },
    [show, now],
  )

  /** Work on photos, which the page waits for when it is left. */
  const hold = useCallback(async <Result>(work: Promise<Result>): Promise<Result> => {
    setCopies((count) => count + 1)
    // Without the results: they have the bytes of the photos.
    copying.current = Promise.allSettled([copying.current, work]).then(() => undefined)
    try {
      return await work
    } finally {
      setCopies((count) => count - 1)
    }
  }, [])

  /** Access to the photos in the store, which this browser may not have. */
  const keep = useCallback(
    (work: () => Promise<void>) =>
      hold(work().catch(() => setStatus((before) => ({ ...before, isKept: false })))),
    [hold],
  )

  /**
   * Waits for a photo that is being read, and adds it unless everything was deleted meanwhile. Photos
   * are added in the order in which they were chosen, since a later one may be read sooner.
   */
  const take = useCallback(
    async (
      field: string | null,
      reading: Promise<TakenPhoto>,
      add: (taken: TakenPhoto) => void,
    ): Promise<void> => {
      const before = erasures.current
      const inTurn = Promise.allSettled([taking.current, reading]).then(() => undefined)
      taking.current = inTurn
      const end = (refusal: Refusal[]) =>
        setOpening(({ count, refused }) => ({
          count: count - 1,
          refused: [...refused.filter((other) => other.field !== field), ...refusal],
        }))
      setOpening(({ count, refused }) => ({ count: count + 1, refused: count > 0 ? refused : [] }))
      try {
        await inTurn
        const taken = await reading
        if (erasures.current === before) add(taken)
        end([])
      } catch (error) {
        end([{ field, sentence: refusalOf(error) }])
        throw error
      }
    },
    [],
  )

  /** Changes the content; an approved print is then another. */
  const putContent = useCallback(
    ({ redo, open, ...content }: Edited) => {
      const { draft, photos } = now()
      const changed = { ...content, isUnsent: true, proof: null, owner: signedIn() }
      show({ draft: { ...draft, ...changed }, photos, redo, open })
    },
    [show, now],
  )
  const edited = useCallback((): Edited => {
    const { draft, redo, open } = now()
    const { scene, values, undo } = draft
    return { scene, values, undo, redo, open }
  }, [now])
  const changed = useCallback(() => stored.current?.changed(), [])

  const change = useCallback(
    (part: Partial<Draft>) => {
      put(part)
      changed()
    },
    [put, changed],
  )

  const setValue = useCallback(
    (field: string, value: string | null): Content => {
      const content = withValue(offer, edited(), now().photos, field, value)
      putContent(content)
      changed()
      return content
    },
    [offer, putContent, edited, now, changed],
  )

  const edit = useCallback(
    (one: Edit, key?: string) => {
      const before = edited()
      const next = withEdit(offer, before, now().photos, one, key)
      if (next === before) return
      putContent(next)
      changed()
    },
    [offer, putContent, edited, now, changed],
  )

  const replace = useCallback(
    (content: Edited, design: SentDesign | null) => {
      putContent(content)
      change({ design, isUnsent: false })
    },
    [putContent, change],
  )

  const keepDesign = useCallback(
    (design: SentDesign, { scene, values }: Content) => {
      const { draft } = now()
      change({ design, isUnsent: draft.scene !== scene || draft.values !== values })
    },
    [now, change],
  )
  const saving = useCallback(
    (save: (keep: typeof keepDesign) => Promise<void>) => {
      const before = erasures.current
      setSaving(true)
      saved.current = save((...kept) => {
        // A save must not outlive a Log Out.
        if (erasures.current === before) keepDesign(...kept)
      }).finally(() => setSaving(false))
      return saved.current
    },
    [keepDesign],
  )
  const whenSaved = useCallback(() => saved.current.catch(() => undefined), [])

  const step = useCallback(
    (go: typeof undone): Edit | undefined => {
      const done = go(offer, edited(), now().photos)
      if (!done) return undefined
      putContent(done.draft)
      changed()
      return done.edit
    },
    [offer, putContent, edited, now, changed],
  )
  const undo = useCallback(() => step(undone), [step])
  const redo = useCallback(() => step(redone), [step])

  /** Adds a photo to the draft at once, and stores it once it is copied. */
  const keepPhoto = useCallback(
    async (photo: DraftPhoto, copy?: TakenPhoto['copy']) => {
      put({}, { [photo.sha256]: photo })
      const before = erasures.current
      await keep(async () => {
        const made = photo.copy ?? (await copy?.())
        if (!made || erasures.current !== before) return
        put({}, { [photo.sha256]: { ...photo, copy: made } })
        await writePhoto({ ...photo, copy: made })
      })
    },
    [put, keep],
  )

  /**
   * Adds a selected photo once it is read, and then shows it.
   * @throws PhotoRefusal for a file that is none
   */
  const addPhoto = useCallback(
    (reading: Promise<TakenPhoto>, showPhoto: (photo: DraftPhoto) => void) =>
      hold(
        take(null, reading, ({ photo, copy }) => {
          void keepPhoto(photo, copy)
          showPhoto(photo)
        }),
      ),
    [hold, take, keepPhoto],
  )

  /**
   * Shows a selected photo in its field as soon as it is read; it is copied and stored after `seen`,
   * when its picture is visible.
   * @throws PhotoRefusal for a file that is none
   */
  const choosePhoto = useCallback(
    async (
      field: string,
      reading: Promise<TakenPhoto>,
      seen: () => Promise<void> | undefined,
    ): Promise<void> => {
      const choose = ({ photo, copy }: TakenPhoto) => {
        const { sha256 } = photo
        flushSync(() => {
          put({}, { [sha256]: photo })
          putContent(withValue(offer, edited(), now().photos, field, sha256))
        })
        void keep(async () => {
          // Without the page no picture follows.
          await Promise.race([seen(), left.current])
          const made = await copy()
          const isStillThere = photosOfDraft(now().draft).includes(sha256)
          if (!isStillThere) return
          const kept = { ...(now().photos[sha256] ?? photo), copy: made }
          put({}, { [sha256]: kept })
          await writePhoto(kept)
          changed()
        })
      }
      await hold(take(field, reading, choose))
      await seen()
    },
    [offer, put, putContent, edited, hold, take, keep, now, changed],
  )

  /** Takes over what another tab wrote. */
  const showOther = useCallback(async () => stored.current?.showOther(), [])
  /** Replaces what another tab wrote with what this page shows. */
  const keepMine = useCallback(async () => stored.current?.keepMine(), [])
  const { draft, photos, redo: undoneEdits } = state ?? nothing

  return {
    draft,
    photos,
    ...status,
    canUndo: draft.undo.length > 0,
    canRedo: undoneEdits !== undefined && undoneEdits.length > 0,
    isRead: state !== undefined,
    isErased,
    isWriting: status.isWriting || copies > 0,
    isOpening: opening.count > 0,
    refusedPhoto: opening.refused[0] ?? null,
    change,
    setValue,
    edit,
    undo,
    redo,
    replace,
    keepDesign,
    isSaving,
    saving,
    whenSaved,
    keepPhoto,
    addPhoto,
    choosePhoto,
    showOther,
    keepMine,
  }
}

const hasAny = (state: State | undefined) =>
  Object.values(state?.draft.values ?? {}).some((value) => value !== null && value !== '')

/** A draft with its photos, unless it belongs to another signed-in person. */
async function withPhotos(draft: Draft | undefined): Promise<State> {
  if (!draft) return nothing
  if (draft.owner !== null && draft.owner !== signedIn()) {
    await forgetAll()
    return nothing
  }
  return { draft, photos: await photosOf(draft) }
}

/** What was filled in before the stored draft was read. */
function withTyped({ draft, photos }: State, typed: State): State {
  const values = { ...draft.values, ...typed.draft.values }
  return {
    draft: { ...draft, values, isUnsent: true, proof: null },
    photos: { ...photos, ...typed.photos },
  }
}

async function photosOf(draft: Draft): Promise<Photos> {
  const found = await Promise.all(
    photosOfDraft(draft).map(async (sha256) => {
      const kept = await readPhoto(sha256)
      return kept ? [kept] : []
    }),
  )
  return Object.fromEntries(found.flat().map((photo) => [photo.sha256, photo]))
}

/** A draft with its operations. */
export type DraftState = ReturnType<typeof useDraft>
