import { v7 } from 'uuid'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import type { Order } from '@tohfa/contract/orders/orders'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { readerOf } from '#platform/mail/reader.ts'
import { cashUntil } from './cash-link.ts'
import type { CashOrders } from './cash-orders.ts'
import { createStaffNotifier } from './notify-staff.ts'
import { queueConfirmedMail } from './order.mails.ts'
import type { OrdersDeps } from './orders-deps.ts'
import {
  type Actor,
  insertItems,
  insertOrder,
  itemsOf,
  type NewOrder,
  type NewOrderLine,
  recordMove,
} from './orders.queries.ts'
import { asItem, asStored, toOrder } from './to-order.ts'

/**
 * Stores a new order with its lines, its first event and its mail inside the caller's
 * transaction. The schema refuses a second order for the same checkout. A replacement is
 * created by a staff member.
 */
export function createOrderMaker(deps: OrdersDeps, { askForCash }: Pick<CashOrders, 'askForCash'>) {
  const { imageUrls } = deps
  const notifyStaff = createStaffNotifier(deps)

  return async function create(
    tx: Transaction,
    made: NewOrder,
    lines: readonly NewOrderLine[],
    staffId?: string,
  ): Promise<Order> {
    const id = v7()
    const status = 'confirmed'
    const actor = made.paymentMethod === 'cash' ? 'customer' : 'payment'
    const roundingPaise = made.paymentMethod === 'cash' ? cashDue(made.totalPaise).rounding : null
    const by: Actor = staffId
      ? { actor: 'admin', actorId: staffId }
      : { actor, actorId: made.userId }
    // Only a print needs more than the data written here.
    const hasPrints = lines.some(({ approvalId }) => approvalId !== null)
    const { cashState = 'none', advancePaise = 0 } = made
    const waits = cashState === 'to_confirm' ? cashUntil() : null
    const cash = { cashState, cashUntil: waits, advancePaise }
    const [stored, , , prints, reader] = await Promise.all([
      insertOrder(tx, { delivery: 'parcel', ...made, ...cash, roundingPaise, id }),
      insertItems(tx, id, lines),
      recordMove(tx, id, null, status, by),
      hasPrints ? itemsOf(tx, [id]) : undefined,
      readerOf(tx, made.userId, made.shippingAddress, made.gift),
    ])
    const row = {
      ...asStored(made),
      ...stored,
      ...cash,
      roundingPaise,
      id,
      status,
    } as const
    const items = prints ?? lines.map((line) => asItem(line, id))
    const order = toOrder(row, items, imageUrls)
    if (waits) await askForCash(tx, made, order, { times: 0, until: waits })
    else {
      const isPaidByHand = staffId !== undefined && made.checkoutId != null
      await queueConfirmedMail(deps, tx, order, reader, { isPaidByHand })
    }
    if (!staffId) await notifyStaff.ofNew(tx, order)
    logAfterCommit(tx, {
      what: waits ? 'cash order to be confirmed' : 'order confirmed',
      order: row.orderNumber,
      orderId: id,
      ...(made.checkoutId && { checkout: made.checkoutId }),
      totalPaise: made.totalPaise,
    })
    return order
  }
}
