import type { ListProgress } from '@tohfa/contract/studio/name-lists/name-lists'
import type { Connection } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { lockOwner } from '#studio/photos/photos.queries.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import { liveStudio } from '#studio/templates/product-studio.service.ts'
import { checkRows } from './check-rows.ts'
import { drawLists } from './draw-lists.ts'
import { hashOf, listOf } from './list-shape.ts'
import {
  lockList,
  markApprovalEnded,
  putProofs,
  putRequests,
  putRows,
} from './name-lists.queries.ts'
import { requestsOf } from './row-requests.ts'
import { givenOf, storedOf } from './stored-rows.ts'
import { listChanged, readWhole } from './whole-list.ts'

/** Asks for the proofs of all rows that can be drawn; those that are drawn already stay. */
export function askForLists({
  limits,
  photos,
  ...deps
}: Parameters<typeof drawLists>[0] & { photos: Pick<Photos, 'named'>; limits: Limits }) {
  const { connection }: { connection: Connection } = deps
  const { db } = connection
  const drawing = drawLists(deps)

  return async (userId: string, id: string, version: number): Promise<ListProgress> => {
    const before = await readWhole(db, { id, userId })
    const { list } = before
    if (list.version !== version) throw listChanged(before)
    const studio = await liveStudio(db, list.productId)
    if (before.rows.length === 0) throw refusedFields({ rows: message('noRows') })
    // Its product may have changed since the list was.
    const given = before.rows.map(givenOf)
    const checked = await checkRows(list, given, studio, (names) => photos.named(userId, names))
    const drawn = new Map(
      checked.flatMap((row) => (row.drawn ? [[row.drawn.hash, row.drawn]] : [])),
    )
    const ready = new Set(
      before.rows.flatMap((row) => (row.proofState === 'ready' ? (row.proof ?? []) : [])),
    )
    const toDraw = [...drawn.keys()].filter((hash) => !ready.has(hash))
    if (toDraw.length > 0) await limits.take('listRows', userId, toDraw.length)
    const rows = storedOf(id, given, checked, () => true)
    const isWritten = await connection.transaction(async (tx) => {
      if (!(await lockOwner(tx, userId))) throw new Failure('session_ended')
      if ((await lockList(tx, { id, userId })) !== version) return false
      // In one order, so that two lists with the same rows do not wait for each other.
      const proofs = [...drawn.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      const states = await putProofs(tx, proofs)
      await putRequests(tx, requestsOf(list, rows))
      await putRows(tx, id, rows)
      const after = rows.map((row) => ({
        ...row,
        proofState: (row.proof && states.get(row.proof)) || null,
        pages: null,
      }))
      if (hashOf({ list, rows: after }) !== list.approvedHash)
        await markApprovalEnded(tx, { id, userId })
      if ([...states.values()].includes('rendering')) await drawing.send(tx, { listId: id, userId })
      return true
    })
    const after = await readWhole(db, { id, userId })
    if (!isWritten) throw listChanged(after)
    const { state, done, total } = listOf(after)
    return { state, done, total }
  }
}
