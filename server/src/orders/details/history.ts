import type { OrderEvent } from '@tohfa/contract/orders/order-details'
import type { Order } from '@tohfa/contract/orders/orders'
import type { CancellationEvent } from '#orders/cancellations/cancellations.service.ts'
import type { OrderChange, PastRedelivery } from '#orders/changes/order-changes.service.ts'
import { asNamed, type Orders, storedPieces } from '#orders/order/orders.service.ts'
import { type RefundWithLines, toRefund } from '#payments/payment/payments.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { OfOrder } from '#fulfilment/returns/returns.service.ts'

type Past = {
  order: Order
  moves: Awaited<ReturnType<Orders['past']>>['moves']
  cancelled: readonly CancellationEvent[]
  changed: readonly OrderChange[]
  again: readonly PastRedelivery[]
  refunds: readonly RefundWithLines[]
  printed: Awaited<ReturnType<Printing['past']>>
  packed: Awaited<ReturnType<Packing['past']>>
  returned: OfOrder['past']
}

/** Everything that happened to an order, the first first. */
export function historyOf({
  order,
  moves,
  cancelled,
  changed,
  again,
  refunds,
  printed,
  packed,
  returned,
}: Past): OrderEvent[] {
  const events: OrderEvent[] = [
    ...moves.map(({ at, toStatus, actor, reason, by }) => ({
      what: 'status' as const,
      at: at.toISOString(),
      status: toStatus,
      actor,
      reason,
      by,
    })),
    ...cancelled.map(({ createdAt, lines, reason, actor, by }) => ({
      what: 'cancellation' as const,
      at: createdAt.toISOString(),
      lines: namedIn(order, lines),
      reason,
      actor,
      by,
    })),
    ...changed.map(({ at, ...change }) => ({
      what: 'change' as const,
      at: at.toISOString(),
      ...change,
    })),
    ...again.map(({ at, onDay, ...redelivery }) => ({
      what: 'redelivery' as const,
      at: at.toISOString(),
      on: onDay,
      ...redelivery,
    })),
    ...printed.map(({ at, ...printing }) => ({
      what: 'print' as const,
      at: at.toISOString(),
      ...printing,
    })),
    ...(packed ? [{ what: 'packed' as const, at: packed.at.toISOString(), by: packed.by }] : []),
    ...refunds.map((refund) => ({
      what: 'refund' as const,
      at: refund.createdAt.toISOString(),
      refund: toRefund(refund),
    })),
    ...returned.map((event) => ({ what: 'return' as const, ...event })),
  ]
  return events.sort((a, b) => a.at.localeCompare(b.at))
}

function namedIn(order: Order, lines: CancellationEvent['lines']) {
  const known = new Map(storedPieces(order).map((piece) => [piece.id, piece]))
  const pieces = lines.map(({ id, quantity }) => {
    const { lineId = id, listN = null } = known.get(id) ?? {}
    return { lineId, listN, quantity }
  })
  return asNamed(pieces).map(({ of: _of, ...line }) => line)
}

/** Changes that only the shop sees: e-way bills, and its own piles. */
const ofShop: readonly string[] = ['eway_bill', 'came_back']

/** Whether the buyer sees it. */
export function isOfBuyer(event: OrderEvent): boolean {
  return !(event.what === 'change' && ofShop.includes(event.changed))
}

/** The buyer's view: it hides which staff member acted, and why an order was sent early. */
export function withoutNames(event: OrderEvent): OrderEvent {
  if (event.what === 'status') return { ...event, by: null, reason: null }
  // Why it is held is written for the buyer; why it is printed again is not.
  if (event.what === 'print' && event.spoilt !== null)
    return { ...event, by: null, reason: null, spoilt: null }
  return 'by' in event ? { ...event, by: null } : event
}
