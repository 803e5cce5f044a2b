import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { refuseWhileChangeable } from './cancellation-window.ts'
import {
  linesOfOrder,
  markPrinted,
  markPrintingStarted,
  type OrderLine,
} from './change-order.queries.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

/** Whether pieces of a line are left that carry no print of their own. */
function isPlain({ approvalId, quantity, cancelledQuantity }: OrderLine): boolean {
  return approvalId === null && cancelledQuantity < quantity
}

/** What staff say of the printing of a whole order. */
export function createOrderPrinting(deps: Pick<OrdersDeps, 'settings'>) {
  return {
    /** Begins the printing of an order: its buyer can no longer cancel it. 409 a second time. */
    async startPrinting(tx: Transaction, id: string, staffId: string): Promise<void> {
      const order = await lockOrder(tx, id)
      refuseUnconfirmed(order)
      if (order.status === 'confirmed')
        refuseWhileChangeable(order.createdAt, await deps.settings.read(tx))
      if (order.printingStartedAt !== null)
        throw new Failure('invalid_transition', { sentence: message('printingBegun') })
      if (!(await markPrintingStarted(tx, id))) throw new Failure('invalid_transition')
      await recordChange(tx, staffId, {
        subject: 'order',
        action: 'changed',
        subjectId: id,
        name: order.orderNumber,
        details: { printing: [false, true] },
      })
      logAfterCommit(tx, { what: 'printing started', order: order.orderNumber })
    },

    /**
     * Records that staff confirm the plain goods of an order as printed. It also starts the
     * printing if it has not begun; a repeated call changes nothing. 409 if there is nothing to
     * confirm.
     */
    async plainGoodsPrinted(tx: Transaction, id: string, staffId: string): Promise<void> {
      const order = await lockOrder(tx, id)
      refuseUnconfirmed(order)
      if (order.status !== 'confirmed') throw new Failure('invalid_transition')
      if (order.printedAt !== null) return
      const lines = await linesOfOrder(tx, id)
      if (!lines.some(isPlain))
        throw new Failure('invalid_transition', { sentence: message('printMove') })
      if (order.printingStartedAt === null)
        refuseWhileChangeable(order.createdAt, await deps.settings.read(tx))
      await markPrinted(tx, id)
      await recordChange(tx, staffId, {
        subject: 'order',
        action: 'changed',
        subjectId: id,
        name: order.orderNumber,
        details: { printed: [false, true] },
      })
      logAfterCommit(tx, { what: 'plain goods printed', order: order.orderNumber })
    },
  }
}
