import type { Database, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import {
  type DrawingTurn,
  forProof,
  renderInProcess,
} from '#studio/press/worker/render-in-process.ts'
import type { TaskOutput } from '#studio/press/worker/tasks.ts'
import { blankAsApproved } from '#studio/press/proof-hash.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { type Sheet, type SheetParts, sheetsOf } from '#studio/press/sheet.ts'
import { findProof, markFailed, markReady, type ProofPage } from './proofs.queries.ts'

/** `userId` requested it, unless an earlier version of the shop sent the job. */
type Named = { hash: string; userId?: string }
const proofFailed = defineJob<Named>('proof-failed')
/** Drawing takes seconds: of each person one at a time, three tries, and each print once. */
const renderProof = defineJob<Named>('render-proof', {
  atOnce: 2,
  byPerson: true,
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 2,
  expireInSeconds: 240,
  deadLetter: proofFailed.name,
})

/** Draws proofs by a job (docs/studio.md 8.4); to do one again makes the same files. */
export function renderProofs(deps: {
  db: Database
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  store: ImageStore
  partsFor: (hash: string) => SheetParts
}) {
  const { db, jobs, store, partsFor } = deps

  async function render(hash: string, turn: DrawingTurn): Promise<void> {
    const proof = await findProof(db, hash)
    if (proof?.state !== 'rendering') return
    const pages: ProofPage[] = []
    for (const sheet of sheetsOf(blankAsApproved(proof), proof.scene)) {
      const drawn = await renderInProcess('sheet', sheet, partsFor(hash), turn)
      await store.write(hash, pageFiles(sheet, drawn))
      pages.push(pageOf(sheet, drawn.png))
    }
    await markReady(db, hash, pages)
  }

  // Created before the queue whose failures it handles.
  jobs.handle(proofFailed, ({ hash }) => markFailed(db, hash))
  jobs.handle(renderProof, ({ hash, userId = 'proofs' }) => render(hash, forProof(userId)))

  return {
    /** Draws a proof that waits for it, here and now. */
    render: (hash: string, turn = forProof('proofs')): Promise<void> => render(hash, turn),

    /** Gives a proof up that cannot be drawn. */
    giveUp: (hash: string): Promise<void> => markFailed(db, hash),

    /** Queues the drawing of a proof for its requester once `tx` commits. */
    send: (tx: Transaction, hash: string, userId: string): Promise<void> =>
      jobs.send(tx, renderProof, { hash, userId }, { once: hash, who: userId }),
  }
}

function pageOf({ area, blank }: Sheet, png: Buffer): ProofPage {
  const { dpi } = blank
  return { area: area.id, ...sheetPixels(area, dpi), dpi, sha256: sha256Of(png) }
}

/**
 * A press file and its previews; the previews are stored first, because a press file must never
 * lack them.
 */
export function pageFiles({ area }: Sheet, { png, usual, close }: TaskOutput<'sheet'>) {
  return [
    { name: fileNames.usual(area.id), bytes: usual },
    { name: fileNames.close(area.id), bytes: close },
    { name: fileNames.png(area.id), bytes: png },
  ]
}

/** How the files of an area are called in the store. */
export const fileNames = {
  png: (area: string) => `${area}.png`,
  pdf: (area: string) => `${area}.pdf`,
  usual: (area: string) => `${area}.webp`,
  close: (area: string) => `${area}.2000.webp`,
  /** `kit` names its pictures. */
  mockUp: (area: string, color: string, kit: string, isTurned = false) =>
    `${area}.${isTurned ? 'turned' : 'on'}-${color.slice(1)}-${kit}.webp`,
} as const
