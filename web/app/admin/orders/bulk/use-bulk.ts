import { useState } from 'react'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { call } from '#platform/api/api-client.ts'
import { inLanguage } from '#platform/api/in-language.ts'
import type { Selection } from '#admin/orders/use-selection.ts'
import { type Move, moved } from './moves.ts'
import { unreadyWords } from './unready-orders.tsx'

type RefusedOrder = { order: ListedOrder; sentence: string }
/** The result of a move: the total, the moved orders, and the refused ones with reasons. */
export type BulkOutcome = {
  move: Move
  forcedBecause: string | undefined
  all: number
  done: readonly ListedOrder[]
  refused: readonly RefusedOrder[]
}

/** The batch size: each parcel needs a call to the carrier, and staff see the progress. */
const atOnce: Record<Move, number> = { print: 60, printed: 60, ship: 10, out: 20 }

function send(move: Move, ids: string[], reason: string | undefined) {
  if (move === 'print') return call('POST /admin/orders/start-printing', { body: { ids } })
  if (move === 'printed') return call('POST /admin/orders/printed', { body: { ids } })
  const status = move === 'ship' ? 'shipped' : 'out-for-delivery'
  return call('POST /admin/orders/advance', {
    body: { ids, status, ...(reason && { force: true, reason }) },
  })
}

/** Moves several orders in batches, and reports the result of each. */
export function useBulk(selection: Selection<ListedOrder>, onMoved: () => void) {
  const [report, setReport] = useState<BulkOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(
    move: Move,
    orders: readonly ListedOrder[],
    forcedBecause?: string,
  ): Promise<void> {
    const done: ListedOrder[] = []
    const refused: RefusedOrder[] = []
    const tell = () =>
      setReport({ move, forcedBecause, all: orders.length, done: [...done], refused: [...refused] })
    setBusy(true)
    tell()
    for (let at = 0; at < orders.length; at += atOnce[move]) {
      const some = orders.slice(at, at + atOnce[move])
      const answer = await send(
        move,
        some.map(({ id }) => id),
        forcedBecause,
      )
      if (!answer.success) {
        // Orders that were not sent can be tried again with the refused ones.
        refused.push(...orders.slice(at).map((order) => ({ order, sentence: answer.error })))
        break
      }
      for (const order of some) {
        const {
          ok,
          error = '',
          sentence,
          lines,
        } = answer.data.find(({ id }) => id === order.id) ?? {}
        if (ok) {
          done.push(order)
          selection.update(moved(move, order))
        } else
          refused.push({
            order,
            sentence: [inLanguage(error, sentence), lines && unreadyWords(lines)]
              .filter(Boolean)
              .join(': '),
          })
      }
      tell()
    }
    tell()
    setBusy(false)
    if (done.length > 0) onMoved()
  }

  return { report, isBusy, run, forget: () => setReport(null) }
}
