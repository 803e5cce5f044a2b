import { v7 } from 'uuid'
import {
  type ReturnAction,
  returnMove,
  type ReturnState,
} from '@tohfa/contract/fulfilment/return-moves'
import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type LockedOrder, lockOrder } from '#orders/order/orders.service.ts'
import { isClaimed } from '#fulfilment/carriers/book-once.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { cancelPickupJob, mayBeBooked } from './cancel-pickup.ts'
import { queueReturnMail, type ReturnMailDeps, type ReturnNotice } from './return.mails.ts'
import {
  changeReturn,
  insertEvent,
  lockReturn,
  orderOfReturn,
  type ReturnRow,
} from './returns.queries.ts'

export type Mover =
  | { actor: 'customer' | 'admin'; actorId: string }
  | { actor: 'carrier' | 'system'; actorId?: undefined }

/** A return and its order, both locked. */
export type LockedReturn = { order: LockedOrder; row: ReturnRow }

/** Locks a return, its order first: other moves, refunds and replacements wait until `tx` ends. */
export async function lockWithOrder(tx: Transaction, id: string): Promise<LockedReturn> {
  const found = await orderOfReturn(tx, id)
  const order = found && (await lockOrder(tx, found.orderId))
  const row = await lockReturn(tx, id)
  if (!order || !row) throw new Failure('return_not_found')
  return { order, row }
}

/** Where an action leads; 409 where the table has no such move, or while its pick-up is being booked. */
export function nextState(row: ReturnRow, action: ReturnAction, by: Mover): ReturnState {
  const to = returnMove(row.state, action, by.actor)
  if (to === null) throw new Failure('invalid_transition', { sentence: message('returnState') })
  if (isBeingBooked(row))
    throw new Failure('invalid_transition', { sentence: message('returnBeingBooked') })
  return to
}

function isBeingBooked({ state, pickupClaimedAt }: ReturnRow): boolean {
  return (state === 'approved' || state === 'pickup_failed') && isClaimed(pickupClaimedAt)
}

export type MoveDeps = ReturnMailDeps & { jobs: Pick<Jobs, 'send'> }

/**
 * Moves a locked return, records the author, and mails its buyer. No other function moves returns.
 * If a booking of its pick-up crashed and the return proceeds without one, that pick-up is
 * cancelled at the carrier.
 */
export async function moveReturn(
  deps: MoveDeps,
  tx: Transaction,
  { order, row }: LockedReturn,
  action: ReturnAction,
  by: Mover,
  { note = null, ...change }: { note?: string | null } & Partial<ReturnRow> = {},
): Promise<void> {
  const to = nextState({ ...row, pickupClaimedAt: null }, action, by)
  const at = now()
  const isLeftBehind = to !== 'pickup_booked' && row.state !== 'pickup_booked' && mayBeBooked(row)
  await changeReturn(tx, row.id, {
    ...(isLeftBehind && { waybill: null, pickupClaimedAt: null }),
    ...change,
    state: to,
    stateAt: at,
    ...(to === 'received' && { receivedAt: at }),
    ...(to === 'pickup_failed' && { waybill: null }),
  })
  if (isLeftBehind) await deps.jobs.send(tx, cancelPickupJob, { returnId: row.id })
  await record(deps, tx, { order, row }, { action, to, by, note })
}

/** Records an event of a return, for its history, the mails and the audit log. */
export async function record(
  deps: ReturnMailDeps,
  tx: Transaction,
  { order, row }: LockedReturn,
  done: { action: ReturnAction | 'requested'; to: ReturnState; by: Mover; note: string | null },
): Promise<void> {
  const { action, to, by, note } = done
  const event = { id: v7(), returnId: row.id, action, toState: to, note, ...by }
  await insertEvent(tx, event)
  if (notifiesBuyer(action))
    await queueReturnMail(
      deps,
      tx,
      { order, row, eventId: event.id },
      action,
      by.actor === 'admin' ? note : null,
    )
  if (by.actor === 'admin')
    await recordChange(tx, by.actorId, {
      subject: 'order',
      action: 'changed',
      subjectId: order.id,
      name: order.orderNumber,
      details: { return: [row.state, to] },
    })
  logAfterCommit(tx, {
    what: `return ${to}`,
    order: order.orderNumber,
    number: row.number,
    by: by.actor,
  })
}

/** Buyers get no mail about their own actions, except the acknowledgement of their request. */
function notifiesBuyer(action: ReturnAction | 'requested'): action is ReturnNotice {
  return action !== 'withdraw' && action !== 'answer'
}
