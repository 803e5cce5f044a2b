import { createHash } from 'node:crypto'
import type { Gift } from '@tohfa/contract/orders/gift'
import type { PrintState } from '@tohfa/contract/fulfilment/print/print-moves'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import type { PrintFile } from './print-jobs.queries.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import {
  changeJob,
  drawnCard,
  insertEvents,
  lockUnrendered,
  type PrintToRender,
  stuckJobs,
  type ToRender,
} from './print-jobs.queries.ts'

/** The bytes of a press file, rendered again where they are gone. */
export type PressFile = (hash: string, area: string, kind: PrintFile['kind']) => Promise<Buffer>

export type RenderDeps = {
  connection: Connection
  jobs: Jobs
  pressFile: PressFile
  proofs: {
    /** Draws the card of a gift, unless it is there; the hash of its print. */
    drawCard: (words: Gift) => Promise<string>
  }
}

const mostTries = 3
/** Much longer than any rendering takes. */
const stuckAfterMinutes = 10

export const renderPrint = defineJob<{ printJobId: string }>('render-print', {
  atOnce: 1,
  retryLimit: mostTries - 1,
  expireInSeconds: 300,
})
const recoverPrints = defineJob<Record<string, never>>('recover-prints', { retryLimit: 0 })

/**
 * Renders a queued job (docs/studio.md 9.2). Work interrupted by a crash is repeated with the same
 * result: a job becomes ready once.
 */
export function handleRendering(deps: RenderDeps): void {
  const { connection, jobs } = deps
  jobs.handle(renderPrint, ({ printJobId }) => render(deps, printJobId))
  jobs.handle(recoverPrints, async () => {
    for (const printJobId of await stuckJobs(connection.db, stuckAfterMinutes, 500))
      await connection.transaction((tx) => jobs.send(tx, renderPrint, { printJobId }))
  })
  jobs.repeat(recoverPrints, '*/10 * * * *')
}

async function render(deps: RenderDeps, id: string): Promise<void> {
  const { connection, pressFile } = deps
  const begun = await connection.transaction((tx) => begin(tx, id))
  if (!begun) return
  try {
    const print = await printOf(deps, begun)
    const files = await filesOf(pressFile, print)
    const card = 'gift' in begun.print && { cardHash: print.hash }
    await connection.transaction((tx) =>
      move(tx, id, 'rendering', { state: 'ready', files, ...card }),
    )
    logAfterCommit(connection.db, { what: 'print rendered', printJob: id })
  } catch (error) {
    if (begun.tries >= mostTries)
      await connection.transaction((tx) => move(tx, id, 'rendering', { state: 'failed' }))
    throw error
  }
}

/** Counts a try, so that one that kills the process is counted too. */
async function begin(tx: Transaction, id: string): Promise<ToRender | undefined> {
  const job = await lockUnrendered(tx, id)
  if (!job) return undefined
  if (job.tries >= mostTries) {
    await move(tx, id, job.state, { state: 'failed' })
    return undefined
  }
  const tries = job.tries + 1
  if (job.state === 'queued') await move(tx, id, 'queued', { state: 'rendering', tries })
  else await changeJob(tx, id, ['rendering'], { tries })
  return { ...job, tries }
}

type PrintUpdate = { state: PrintState; tries?: number; files?: PrintFile[]; cardHash?: string }

async function move(
  tx: Transaction,
  id: string,
  from: PrintState,
  change: PrintUpdate,
): Promise<void> {
  if (await changeJob(tx, id, [from], change))
    await insertEvents(tx, [{ printJobId: id, fromState: from, toState: change.state }])
}

/** What was approved; the card of a gift is drawn first. */
async function printOf(
  { connection, proofs }: RenderDeps,
  { print }: ToRender,
): Promise<PrintToRender> {
  return 'gift' in print ? drawnCard(connection.db, await proofs.drawCard(print.gift)) : print
}

/** Reads every press file; the caller that serves them checks that they show the approved print. */
async function filesOf(pressFile: PressFile, { hash, pages, formats }: PrintToRender) {
  const files: PrintFile[] = []
  for (const { area } of pages)
    for (const kind of formats) {
      const bytes = await pressFile(hash, area, kind)
      files.push({ area, kind, sha256: createHash('sha256').update(bytes).digest('hex') })
    }
  if (files.length === 0) throw new Error('the proof has no files')
  return files
}
