import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { forList } from '#studio/press/worker/render-in-process.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { nextUndrawn } from './name-lists.queries.ts'

type Named = { listId: string; userId: string }
/**
 * Draws the rows of a list one after the other. Of each person one list at a time; one that takes
 * long goes behind those of others.
 */
const drawList = defineJob<Named>('draw-list', {
  atOnce: 2,
  byPerson: true,
  policy: 'short',
  retryLimit: 5,
  retryDelay: 2,
  expireInSeconds: 180,
})
/** After this time the rest of the list waits its turn. */
const turnMs = 20_000
const triesOfRow = 2

/** Draws lists by a job, behind all single proofs (docs/product.md section 25). */
export function drawLists(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'send'>
  proofs: Pick<Proofs, 'render' | 'giveUp'>
}) {
  const { connection, jobs, proofs } = deps

  const send = (tx: Transaction, named: Named): Promise<void> =>
    jobs.send(tx, drawList, named, { once: named.listId, who: named.userId })

  jobs.handle(drawList, async ({ listId, userId }) => {
    const until = performance.now() + turnMs
    for (;;) {
      const hash = await nextUndrawn(connection.db, listId)
      if (hash === undefined) return
      if (performance.now() > until) {
        await connection.transaction((tx) => send(tx, { listId, userId }))
        return
      }
      await drawRow(hash, userId)
    }
  })

  /** One row that cannot be drawn does not keep back the others. */
  async function drawRow(hash: string, userId: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await proofs.render(hash, forList(userId))
        return
      } catch (error) {
        if (isBusy(error)) throw error
        if (tries >= triesOfRow) return proofs.giveUp(hash)
      }
    }
  }

  return { send }
}

/** The queue is full, or the drawing took too long on a busy machine: the job comes back later. */
const isBusy = (error: unknown) => error instanceof Failure && error.status === 503
