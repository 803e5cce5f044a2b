import { type Draft, mostUndo, photosOfDraft } from './draft.ts'
import { openChannel, thisTab, type Told } from './draft-channel.ts'
import { leaveDraft, readDraft, removeLeft, removeUnusedPhotos, writeDraft } from './draft-store.ts'
import { untilSettled } from './until-settled.ts'

/** A pause after which a change is written. */
const pauseMs = 300

/** How the draft of the page and the stored one relate. */
export type DraftStatus = {
  /** Whether something is not written yet. */
  isWriting: boolean
  /** False where this browser stores nothing. */
  isKept: boolean
  /** Another tab wrote: nothing is written here until somebody chooses one of the two. */
  isBehind: boolean
  /** A later version of the page wrote: what is stored is neither shown nor replaced. */
  isNewer: boolean
}

/** Whether what is written is what the page shows. */
export const isSaved = ({ isKept, isBehind, isNewer }: Omit<DraftStatus, 'isWriting'>): boolean =>
  isKept && !isBehind && !isNewer

type Page<Loaded> = {
  /** The draft of the page, changed or not. */
  latest: () => Draft
  /** Loads what belongs to a draft; undefined where nothing is stored. */
  load: (draft: Draft | undefined) => Promise<Loaded>
  /** @param isFirst whether it is the first; what was filled in before is then kept */
  show: (loaded: Loaded, isFirst: boolean) => void
  onStatus: (status: Partial<DraftStatus>) => void
}

/** What the closed pages of this tab still write, by their product. */
const leaving = new Map<string, Promise<void>>()

export type StoredDraft = ReturnType<typeof openStoredDraft>

/**
 * Keeps the draft of a page and the stored one in step (docs/studio.md 12.11). Only a visible tab
 * writes; a hidden one takes over what others write.
 */
export function openStoredDraft<Loaded>(
  productId: string,
  { latest, load, show, onStatus }: Page<Loaded>,
) {
  /** The revision that this tab read or wrote. */
  let rev = 0
  /** The highest revision of other tabs. */
  let heard = 0
  let at = 0
  let isRead = false
  let isDirty = false
  let isWriting = false
  /** After the page is left: waits for what still changes the draft. */
  let settled: (() => Promise<void>) | undefined
  let refused: 'behind' | 'newer' | null = null
  let written = Promise.resolve()
  /** Those of the stored draft. */
  let photos: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  // Before the first read: what another tab writes in between is not missed.
  const channel = openChannel(({ product, rev: theirs }: Told) => {
    if (product !== productId) return
    heard = Math.max(heard, theirs)
    if (isRead) void follow()
  })

  const noStore = () => onStatus({ isKept: false })

  function refuse(reason: typeof refused): void {
    refused = reason
    onStatus({ isBehind: reason === 'behind', isNewer: reason === 'newer' })
  }

  /** The next revision of this tab's draft. */
  function next(): Draft {
    at = Math.max(Date.now(), at + 1)
    const draft = latest()
    return { ...draft, undo: draft.undo.slice(-mostUndo), rev: rev + 1, tab: thisTab, at }
  }

  async function read(isFirst: boolean): Promise<void> {
    const draft = await readDraft(productId)
    if (draft === 'newer') refuse('newer')
    const known = draft === 'newer' ? undefined : draft
    const loaded = await load(known)
    if (settled || (isDirty && !isFirst)) return
    if (draft !== 'newer') refuse(null)
    const before = rev
    rev = known?.rev ?? 0
    photos = known ? photosOfDraft(known) : []
    if (isFirst || (known && rev !== before)) show(loaded, isFirst)
  }

  async function begin(): Promise<void> {
    await leaving.get(productId)
    try {
      await read(true)
    } catch {
      // A private window stores nothing: the draft lives as long as the page.
      show(await load(undefined), true)
    }
    isRead = true
    if (heard > rev) await follow()
    else write()
  }

  /** After another tab wrote. */
  async function follow(): Promise<void> {
    if (heard <= rev || refused === 'newer' || isWriting) return
    if (isDirty || isVisible()) refuse('behind')
    else await read(false).catch(noStore)
  }

  function pause(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function write(): void {
    pause()
    if (refused) onStatus({ isWriting: false })
    if (!isRead || !isDirty || isWriting || refused) return
    isWriting = true
    isDirty = false
    written = writeOnce()
  }

  async function writeOnce(): Promise<void> {
    const outcome = await writeDraft(productId, next()).catch(() => 'failed' as const)
    if (outcome === 'behind' || outcome === 'newer') {
      isDirty = true
      refuse(outcome)
    } else if (outcome !== 'failed') {
      rev = outcome.rev
      await removeOldPhotos(photosOfDraft(outcome)).catch(() => undefined)
      channel.tell({ product: productId, rev, tab: thisTab })
      if (!isDirty) removeLeft(productId)
    }
    isWriting = false
    onStatus({ isKept: outcome !== 'failed', isWriting: timer !== undefined })
    if (timer === undefined) write()
    await follow()
  }

  async function removeOldPhotos(now: string[]): Promise<void> {
    const isOneGone = photos.some((sha256) => !now.includes(sha256))
    photos = now
    if (isOneGone) await removeUnusedPhotos(photosOfDraft(latest()))
  }

  /** Writes what is left. One write may have begun at the end of another. */
  async function finish(): Promise<void> {
    await begun
    await settled?.()
    write()
    await untilSettled(() => written)
    channel.close()
  }

  /** The next page of the product waits for what this one still writes. */
  function end(): Promise<void> {
    const all = Promise.all([leaving.get(productId), finish()]).then(() => undefined)
    leaving.set(productId, all)
    void all.then(() => leaving.get(productId) === all && leaving.delete(productId))
    return all
  }

  function leave(): void {
    if (!isDirty && !isWriting) return
    if (refused) return
    leaveDraft(productId, next())
    write()
  }

  /** A page that was hidden may have missed what others wrote, and has not written itself. */
  async function comeBack(): Promise<void> {
    if (!isRead || isWriting || refused) return
    if (isDirty) write()
    else await read(false).catch(noStore)
  }

  const onVisibility = () => (isVisible() ? void comeBack() : leave())
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)
  const begun = begin()

  return {
    /** The draft of the page changed: it is written after a pause, or at once after the page. */
    changed(): void {
      isDirty = true
      if (settled) return void end()
      onStatus({ isWriting: true })
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        if (isVisible()) write()
      }, pauseMs)
    },
    /** Shows what another tab wrote, in place of this page's. */
    async showOther(): Promise<void> {
      pause()
      isDirty = false
      await read(false).catch(noStore)
      onStatus({ isWriting: false })
    },
    /** Replaces what another tab wrote. */
    async keepMine(): Promise<void> {
      const stored = await readDraft(productId).catch(noStore)
      if (stored === 'newer') return refuse('newer')
      rev = stored?.rev ?? 0
      refuse(null)
      isDirty = true
      write()
      await written
    },
    /** After Log Out, which deleted what was stored. */
    forget(): void {
      pause()
      rev = 0
      heard = 0
      isDirty = false
      refuse(null)
      onStatus({ isWriting: false })
    },
    /**
     * @param whenSettled waits for what still changes the draft, such as a photo that is being read
     * @returns when all is written
     */
    close(whenSettled: () => Promise<void>): Promise<void> {
      leave()
      settled = whenSettled
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', leave)
      return end()
    },
  }
}

const isVisible = () => document.visibilityState === 'visible'
