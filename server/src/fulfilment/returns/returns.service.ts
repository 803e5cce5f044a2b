import type { Possibility } from '@tohfa/contract/orders/order-details'
import type { Order } from '@tohfa/contract/orders/orders'
import type {
  BuyerMove,
  OrderReturn,
  ReturnRequest,
  StaffMove,
  StaffReturn,
} from '@tohfa/contract/fulfilment/returns'
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { notPossible, message } from '#platform/http/messages.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { linesOfOrder, lockOrder, piecesLeft, storedPieces } from '#orders/order/orders.service.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { SentPhotos } from '#studio/photos/sent-photos.service.ts'
import { askForReturn } from './ask-for-return.ts'
import { bookPickup } from './book-pickup.ts'
import { cancelPickup, cancelPickupJob } from './cancel-pickup.ts'
import { createPickupFollower } from './follow-pickups.ts'
import { lockWithOrder, moveReturn, nextState } from './move-return.ts'
import { replaceOrder } from './replace-order.ts'
import { answerCutoff } from './return-days.ts'
import { returnWindow } from './return-window.ts'
import {
  deliveredAt,
  piecesGone,
  readReturns,
  replacementOf,
  showPhotos,
  unansweredReturns,
} from './returns.queries.ts'
import { refundReturn, replaceReturn, type SettleDeps } from './settle-return.ts'
import { pastOf, type ReturnEvent, toReturn, toStaffReturn } from './to-return.ts'

export { dueDayOf } from './return-days.ts'

/** The returns of an order in the buyer's view, and all their events with their authors. */
export type OfOrder = { returns: OrderReturn[]; past: ReturnEvent[] }

export type Returns = ReturnType<typeof createReturns>

/** Returns of buyers, and replacements (docs/product.md 11.12 to 11.14). */
export function createReturns(
  deps: SettleDeps & {
    connection: Connection
    jobs: Jobs
    carriers: Carriers
    sentPhotos: Pick<SentPhotos, 'requireOwn'>
  },
) {
  const { connection } = deps
  const { db, transaction } = connection
  const follower = createPickupFollower(deps)

  deps.jobs.handle(cancelPickupJob, ({ returnId }) => cancelPickup(deps, returnId))
  purgeNightly(deps.jobs, 'lapse-returns', async (most) => {
    const ids = await unansweredReturns(db, answerCutoff(now()), most)
    for (const id of ids)
      await transaction(async (tx) => {
        const locked = await lockWithOrder(tx, id)
        if (locked.row.state === 'needs_info')
          await moveReturn(deps, tx, locked, 'lapse', { actor: 'system' })
      })
    return ids.length
  })

  async function readOne(id: string) {
    const [found] = await readReturns(db, { id })
    if (!found) throw new Failure('return_not_found')
    return found
  }

  async function answer(tx: Transaction, userId: string, id: string, photos: readonly string[]) {
    await showPhotos(tx, id, await deps.sentPhotos.requireOwn(tx, userId, photos))
  }

  return {
    onCarrierPush: follower.onCarrierPush,

    ask: async (userId: string, request: ReturnRequest): Promise<OrderReturn> =>
      toReturn(await readOne(await askForReturn(deps, userId, request))),

    /** Of a person, as they read them; the oldest first. */
    list: async (userId: string): Promise<OrderReturn[]> =>
      (await readReturns(db, { userId })).map(toReturn),

    ofOrder: async (orderId: string): Promise<OfOrder> => {
      const found = await readReturns(db, { orderId })
      return { returns: found.map(toReturn), past: found.flatMap(pastOf) }
    },

    listForStaff: async (state?: ReturnState): Promise<StaffReturn[]> =>
      (await readReturns(db, { state })).map(toStaffReturn),

    /** Withdraws the buyer's own return, or answers the shop's question. */
    async moveByBuyer(userId: string, id: string, move: BuyerMove): Promise<OrderReturn> {
      await transaction(async (tx) => {
        const locked = await lockWithOrder(tx, id)
        if (locked.order.userId !== userId) throw new Failure('return_not_found')
        const by = { actor: 'customer', actorId: userId } as const
        nextState(locked.row, move.action, by)
        if (move.action === 'answer') await answer(tx, userId, id, move.photos ?? [])
        await moveReturn(deps, tx, locked, move.action, by, { note: move.comment ?? null })
      })
      return toReturn(await readOne(id))
    },

    /** Moves a return as staff may: 409 `invalid_transition` where the table has no such move. */
    async moveByStaff(staffId: string, id: string, move: StaffMove): Promise<StaffReturn> {
      const by = { actor: 'admin', actorId: staffId } as const
      const note = move.note ?? null
      if (move.action === 'book_pickup') await bookPickup(deps, id, by, note)
      else
        await transaction(async (tx) => {
          const locked = await lockWithOrder(tx, id)
          if (move.action === 'refund') return refundReturn(deps, tx, locked, move, staffId)
          if (move.action === 'replace') return replaceReturn(deps, tx, locked, move, staffId)
          nextState(locked.row, move.action, by)
          await moveReturn(deps, tx, locked, move.action, by, { note })
        })
      return toStaffReturn(await readOne(id))
    },

    /**
     * Sends an order again that the carrier brought back, once: all of its pieces, as a new order.
     */
    resend: (staffId: string, orderId: string): Promise<string> =>
      transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        const wasDelivered = await deliveredAt(tx, orderId)
        if (order.status !== 'returned' || wasDelivered || (await replacementOf(tx, orderId)))
          throw new Failure('invalid_transition', { sentence: message('resendState') })
        const pieces = (await linesOfOrder(tx, orderId)).flatMap((line) => {
          const quantity = piecesLeft(line)
          return quantity > 0 ? [{ line, quantity }] : []
        })
        return replaceOrder(deps, tx, order, pieces, staffId)
      }),

    /** Whether a return of an order can still be requested, and until when. */
    async returnable(order: Order): Promise<Possibility> {
      const delivered = (await deliveredAt(db, order.id)) ?? new Date(order.order_date)
      const window = returnWindow(order.status, delivered)
      if ('refusal' in window) return notPossible(window.refusal)
      const gone = await piecesGone(db, order.id)
      const isLeft = storedPieces(order).some(
        ({ id, quantity, cancelled }) => quantity - cancelled > (gone.get(id) ?? 0),
      )
      return isLeft
        ? { allowed: true, until: window.until.toISOString() }
        : notPossible(message('returnTwice'))
    },
  }
}
