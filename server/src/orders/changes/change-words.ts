import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { isHexColor } from '@tohfa/print-engine/mockup/nearest-color'
import { refuseWhenTooLate } from '#orders/cancellations/cancellations.service.ts'
import { approvedPrint, printPaise, sceneOfApproval } from '#orders/cart/cart.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { readerOf } from '#platform/mail/reader.ts'
import {
  linesOfOrder,
  lockOrder,
  type LockedOrder,
  type OrderLine,
  type Orders,
  setPrint,
} from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import type { Designs } from '#studio/designs/designs.service.ts'
import { type ChangeMailDeps, queueWordsMail } from './order-change.mails.ts'
import { insertChange } from './order-changes.queries.ts'

export type WordsDeps = ChangeMailDeps & {
  connection: Pick<Connection, 'db' | 'transaction'>
  designs: Pick<Designs, 'copy'>
  orders: Pick<Orders, 'byId'>
  printing: Pick<Printing, 'startedItems' | 'renewJob'>
  shipping: Pick<Shipping, 'isBeingBooked'>
}

type LineOwner = { userId: string; orderId: string; itemId: string }
type PrintedLine = OrderLine & { approvalId: string }

/** Takes the design of a line up again as a new draft; the id of that. The line stays. */
export async function editWords(deps: WordsDeps, request: LineOwner): Promise<string> {
  const { connection, designs } = deps
  const line = await connection.transaction(async (tx) => (await lockLine(deps, tx, request)).line)
  const scene = await sceneOfApproval(connection.db, line.approvalId)
  if (!scene) throw new Failure('design_not_found')
  const { productId, color, size } = line
  return designs.copy({ userId: request.userId, productId, color, size, scene })
}

/**
 * Changes the print of a line (docs/product.md 11.17). The buyer must have approved the new print
 * for the same product, colour and size, on the same blank and at the same price. In the same
 * transaction, the print job is withdrawn and created again. The current print again changes
 * nothing.
 */
export function changeWords(
  deps: WordsDeps,
  request: LineOwner & { proof: string },
): Promise<void> {
  const { userId, orderId, itemId, proof: hash } = request
  return deps.connection.transaction(async (tx) => {
    const { order, line } = await lockLine(deps, tx, request)
    const { productId, color, size } = line
    const print = await approvedPrint(tx, { userId, hash, productId, color, size })
    if (print.approvalId === line.approvalId) return
    if ((await sceneOfApproval(tx, line.approvalId))?.blank !== print.blank)
      throw new Failure('proof_not_approved')
    refuseOtherPrice(printPaise(print), line.personalisationPaise)
    const { approvalId, values } = print
    await setPrint(tx, itemId, { approvalId, personalisation: values })
    await deps.printing.renewJob(tx, orderId, itemId)
    const changeId = await insertChange(tx, {
      orderId,
      changed: 'words',
      orderItemId: itemId,
      before: inShort(line),
      actor: 'customer',
      actorId: userId,
    })
    const { order_items: items } = await deps.orders.byId(orderId, tx)
    const item = items.find(({ id }) => id === itemId)
    const reader = await readerOf(tx, order.userId, order.shippingAddress, order.gift)
    if (item) await queueWordsMail(deps, tx, { order, item, changeId }, reader)
    logAfterCommit(tx, { what: 'print of a line changed', order: order.orderNumber })
  })
}

/** Locks an order of this person and finds the printed line in it, as long as its print may be changed. */
async function lockLine(
  deps: WordsDeps,
  tx: Transaction,
  { userId, orderId, itemId }: LineOwner,
): Promise<{ order: LockedOrder; line: PrintedLine }> {
  const order = await lockOrder(tx, orderId)
  const line = (await linesOfOrder(tx, orderId)).find(({ id }) => id === itemId)
  if (order.userId !== userId || !line) throw new Failure('order_not_found')
  const started = await deps.printing.startedItems(tx, orderId)
  const items = [{ id: itemId, quantity: 1 }]
  await refuseWhenTooLate(deps, tx, order, { by: 'customer', started, items, wish: 'change' })
  if (line.cancelledQuantity === line.quantity)
    throw new Failure('too_late_to_change', { sentence: message('changeLineGone') })
  const { approvalId } = line
  if (line.listId !== null) throw new Failure('part_of_list')
  if (approvalId === null)
    throw new Failure('proof_not_approved', { sentence: message('changeNotPrinted') })
  return { order, line: { ...line, approvalId } }
}

function refuseOtherPrice(now: number, before: number): void {
  if (now === before) return
  const which = now > before ? 'printDearer' : 'printCheaper'
  const [price, ordered] = [formatRupees(toRupees(now)), formatRupees(toRupees(before))]
  throw new Failure('print_price_differs', { sentence: message(which, price, ordered) })
}

/** The words of a line before the change, without its colours. */
function inShort({ personalisation }: OrderLine): string {
  const words = (personalisation ?? []).filter(({ value }) => !isHexColor(value))
  return words.map(({ label, value }) => `${label}: ${value}`).join(', ')
}
