import { createCashOrders } from './cash-orders.ts'
import { createOrderMaker } from './create-order.ts'
import { createMoveOrder } from './move-order.ts'
import { createOrderPrinting } from './order-printing.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { createOrderReads } from './read-orders.ts'

export { changeableUntil, refuseWhileChangeable } from './cancellation-window.ts'
export { refuseUnconfirmed } from './refuse-unconfirmed.ts'
export { readCashLink } from './cash-link.ts'
export {
  deleteOldCashLinks,
  dueReminders,
  hasParcel,
  setCashState,
  unanswered,
} from './cash.queries.ts'
export { collectedPaise } from './to-order.ts'
export type { LockedOrder, OrderLine } from './change-order.queries.ts'
export { asNamed, storedPieces } from './named-pieces.ts'
export {
  inLines,
  namedLines,
  nextPiecesPaise,
  piecesLeft,
  piecesPaise,
  requirePieces,
} from './order-lines.ts'
export { copyBusiness } from './copy-business.ts'
export { cashNotice } from './order.mails.ts'
export { printInMail } from './print-in-mail.ts'
export { valuesOfGift } from './values-of-gift.ts'
export {
  closeCameBack,
  countCancelled,
  linesOfOrder,
  lowerTotal,
  setAddress,
  setEwayBill,
  setGift,
  setPrint,
} from './change-order.queries.ts'
export { lockOrder } from './lock-order.ts'

export type Orders = ReturnType<typeof createOrders>

/** Orders: read by their owner and the shop, moved by one table. */
export function createOrders(deps: OrdersDeps) {
  const { within, ...reads } = createOrderReads(deps)
  const { askForCash, ...cash } = createCashOrders(deps, { within })
  return {
    ...reads,
    ...cash,
    ...createOrderPrinting(deps),
    create: createOrderMaker(deps, { askForCash }),
    move: createMoveOrder(deps, { within }),
  }
}
