import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { lockOrder, type Orders } from '#orders/order/orders.service.ts'
import type { Redelivery } from '#fulfilment/carriers/carrier.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { wasCalledBack } from '#orders/changes/order-changes.queries.ts'
import {
  countAttempts,
  redeliveryById,
  type RedeliveryRow,
  settleRedelivery,
} from './redeliveries.queries.ts'
import { queueRedeliveryMail, type RedeliveryMailDeps } from './redelivery.mails.ts'

export type NotifyDeps = RedeliveryMailDeps & {
  connection: Pick<Connection, 'db' | 'transaction'>
  orders: Pick<Orders, 'byId'>
  shipping: Pick<Shipping, 'requestRedelivery'>
}

/**
 * Requests a redelivery on a day from the carrier, and stores its answer. A request that is
 * obsolete by now (delivered, on its way back, out for delivery again) is dropped. Can run again: a
 * carrier that gets it twice comes once.
 *
 * @throws ProviderAway, ProviderRefused: nothing is stored, and the job runs again
 */
export async function notifyCarrier(deps: NotifyDeps, redeliveryId: string): Promise<void> {
  const { db } = deps.connection
  const redelivery = await redeliveryById(db, redeliveryId)
  if (redelivery?.state !== 'waiting') return
  const { orderId, attempt } = redelivery
  const { status } = await deps.orders.byId(orderId)
  const isOver =
    status !== 'failed' ||
    attempt !== (await countAttempts(db, orderId)) ||
    (await wasCalledBack(db, orderId))
  if (isOver) return settle(deps, redelivery, { state: 'dropped' })
  // Tomorrow is the carrier's next round anyway. A day that passed while it was unavailable is
  // dropped.
  const tomorrow = dateOfDay(indianDay(now()) + 1)
  const day = redelivery.onDay > tomorrow ? redelivery.onDay : null
  const reply = await deps.shipping.requestRedelivery(orderId, day)
  await settle(deps, redelivery, outcomeOf(reply, redelivery.onDay === tomorrow))
}

type Outcome = Parameters<typeof settleRedelivery>[2]

function outcomeOf(reply: Redelivery, isTomorrow: boolean): Outcome {
  if (reply.taken === 'no') return { state: 'refused', remark: reply.remark.slice(0, 300) }
  const { taken, reference } = reply
  return { state: taken === 'day' || isTomorrow ? 'told' : 'next_round', reference }
}

async function settle(
  deps: NotifyDeps,
  redelivery: RedeliveryRow,
  outcome: Outcome,
): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    const order = await lockOrder(tx, redelivery.orderId)
    if (!(await settleRedelivery(tx, redelivery.id, outcome))) return
    await queueRedeliveryMail(deps, tx, order, { ...redelivery, ...outcome })
    logAfterCommit(tx, {
      what: 'new try settled',
      order: order.orderNumber,
      on: redelivery.onDay,
      state: outcome.state,
      ...(outcome.reference && { reference: outcome.reference }),
      ...(outcome.remark && { remark: outcome.remark }),
    })
  })
}
