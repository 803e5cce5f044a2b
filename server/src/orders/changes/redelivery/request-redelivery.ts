import type { OrderStatus } from '@tohfa/contract/orders/orders'
import type { Redelivery, RedeliveryWish } from '@tohfa/contract/fulfilment/redelivery'
import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { notPossible, message } from '#platform/http/messages.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { wasCalledBack } from '#orders/changes/order-changes.queries.ts'
import {
  countAttempts,
  insertRedelivery,
  redeliveryAfter,
  type RedeliveryRow,
} from './redeliveries.queries.ts'
import { redeliveryWindow } from './redelivery-window.ts'

export type RequestDeps = {
  connection: Pick<Connection, 'transaction'>
  shipping: Pick<Shipping, 'failedAttempts'>
  /** Queues the request to the carrier, as part of `tx`. */
  notifyCarrier(tx: Transaction, redeliveryId: string): Promise<void>
}

/**
 * Stores the day of the next delivery attempt (docs/product.md 12.9), once for each failed attempt,
 * and queues the request to the carrier. The same day again changes nothing.
 *
 * @throws Failure `redelivery_not_possible`, `bad_request` for a day that is not offered
 */
export async function requestRedelivery(
  deps: RequestDeps,
  orderId: string,
  { on, note }: RedeliveryWish,
  by: Pick<RedeliveryRow, 'actor'> & { actorId: string },
): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    const { status, orderNumber } = await lockOrder(tx, orderId)
    const { attempts, earlier, window } = await stateOf(deps, tx, { id: orderId, status })
    if (earlier && earlier.onDay === on) return
    if (!('from' in window)) throw refused(window)
    if (earlier) throw refused(message('redeliveryAsked'))
    if (on < window.from || on > window.until) throw refusedFields({ on: message('redeliveryDay') })
    const id = await insertRedelivery(tx, {
      orderId,
      attempt: attempts,
      onDay: on,
      note: note ?? null,
      ...by,
    })
    await deps.notifyCarrier(tx, id)
    if (by.actor === 'admin')
      await recordChange(tx, by.actorId, {
        subject: 'order',
        action: 'changed',
        subjectId: orderId,
        name: orderNumber,
        details: { redelivery: [null, on] },
      })
    logAfterCommit(tx, { what: 'new try asked for', order: orderNumber, on, by: by.actor })
  })
}

/** Whether a redelivery can be requested, in the form for the order's owner. */
export async function readRedelivery(
  deps: Pick<RequestDeps, 'shipping'>,
  db: Database,
  order: { id: string; status: OrderStatus },
): Promise<Redelivery> {
  // Most orders are delivered on the first attempt: these need no query.
  if (order.status !== 'failed')
    return { ...notPossible(message('redeliveryNotFailed')), asked: null }
  const { earlier: row, window } = await stateOf(deps, db, order)
  const earlier = row
    ? { on: row.onDay, state: row.state, actor: row.actor, at: row.createdAt.toISOString() }
    : null
  if (!('from' in window)) return { ...notPossible(window), asked: earlier }
  return earlier
    ? { ...notPossible(message('redeliveryAsked')), asked: earlier }
    : { allowed: true, ...window, asked: earlier }
}

async function stateOf(
  { shipping }: Pick<RequestDeps, 'shipping'>,
  db: Database,
  { id, status }: { id: string; status: OrderStatus },
) {
  const attempts = await countAttempts(db, id)
  const earlier = await redeliveryAfter(db, id, attempts)
  const tried = {
    status,
    attempts,
    wasCalledBack: await wasCalledBack(db, id),
    ...(await shipping.failedAttempts(db, id)),
  }
  return { attempts, earlier, window: redeliveryWindow(tried, now()) }
}

function refused(sentence: ReturnType<typeof message>): Failure {
  return new Failure('redelivery_not_possible', { sentence })
}
