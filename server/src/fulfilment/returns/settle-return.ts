import { returnStock } from '#orders/checkout/checkout.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import {
  linesOfOrder,
  type OrderLine,
  type Orders,
  piecesLeft,
} from '#orders/order/orders.service.ts'
import { type Payments, worthOfNamed, worthOfPieces } from '#payments/payment/payments.service.ts'
import { type LockedReturn, type MoveDeps, moveReturn, nextState } from './move-return.ts'
import { type ReplaceDeps, replaceOrder } from './replace-order.ts'
import { piecesBack, piecesOfReturn } from './returns.queries.ts'
import type { StaffMove } from '@tohfa/contract/fulfilment/returns'

export type SettleDeps = MoveDeps &
  ReplaceDeps & {
    orders: Pick<Orders, 'create' | 'move'>
    payments: Pick<Payments, 'refundOrder' | 'refundedPieces'>
  }

type Pieces = { line: OrderLine; quantity: number }

/**
 * Refunds the price of the pieces of a locked return, at most what is left of the payment. Returns
 * them to stock if staff choose so; personalised pieces never. Once every piece of the order came
 * back, the order is returned.
 */
export async function refundReturn(
  deps: SettleDeps,
  tx: Transaction,
  locked: LockedReturn,
  { restock = false, method, note }: StaffMove,
  staffId: string,
): Promise<void> {
  const { order, row } = locked
  const by = { actor: 'admin', actorId: staffId } as const
  nextState(row, 'refund', by)
  const pieces = await read(tx, locked)
  const before = await deps.payments.refundedPieces(tx, order.id)
  const worth = worthOfPieces(
    order,
    await linesOfOrder(tx, order.id),
    before,
    pieces.map(({ line, quantity }) => ({ orderItemId: line.id, quantity })),
  )
  const amountPaise = Math.min(worth, order.paidPaise - order.refundHeldPaise)
  const goesBack = ({ line }: Pieces) =>
    restock && row.receivedAt !== null && line.variantId !== null && line.approvalId === null
  // Before the refund, because its document waits for its number and must lock nothing else
  // afterwards.
  await returnStock(
    tx,
    pieces.flatMap((one) =>
      goesBack(one) && one.line.variantId
        ? [{ variantId: one.line.variantId, quantity: one.quantity }]
        : [],
    ),
  )
  const refund = await deps.payments.refundOrder(tx, order, {
    amountPaise,
    ...(method && { kind: method }),
    reason: `You gave back a part of it, or all (${order.orderNumber}-R${row.number}).`,
    actedBy: staffId,
    lines: pieces.map((one) => ({
      orderItemId: one.line.id,
      quantity: one.quantity,
      amountPaise: worthOfNamed(one.line, before, one.quantity),
      restocked: goesBack(one),
    })),
  })
  if (!refund) throw new Failure('refund_exceeds_payment', { sentence: message('nothingGoesBack') })
  await moveReturn(deps, tx, locked, 'refund', by, { note: note ?? null, refundId: refund.id })
  const lines = await linesOfOrder(tx, order.id)
  const bought = lines.reduce((sum, line) => sum + piecesLeft(line), 0)
  if (order.status === 'delivered' && (await piecesBack(tx, order.id)) >= bought)
    await deps.orders.move(tx, order.id, 'returned', 'admin', { actorId: staffId })
}

/** Makes the pieces of a locked return again. */
export async function replaceReturn(
  deps: SettleDeps,
  tx: Transaction,
  locked: LockedReturn,
  { note }: StaffMove,
  staffId: string,
): Promise<void> {
  const by = { actor: 'admin', actorId: staffId } as const
  nextState(locked.row, 'replace', by)
  const replacementId = await replaceOrder(deps, tx, locked.order, await read(tx, locked), staffId)
  await moveReturn(deps, tx, locked, 'replace', by, { note: note ?? null, replacementId })
}

async function read(tx: Transaction, { order, row }: LockedReturn): Promise<Pieces[]> {
  const lines = await linesOfOrder(tx, order.id)
  return (await piecesOfReturn(tx, row.id)).flatMap(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId)
    return line ? [{ line, quantity }] : []
  })
}
