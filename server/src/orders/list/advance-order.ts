import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { mayForce } from '@tohfa/contract/accounts/staff-rights'
import type { Connection } from '#platform/database/connect.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { ShippedBy, Shipping } from '#fulfilment/shipping/shipping.service.ts'

export type AdvanceDeps = {
  connection: Connection
  orders: Orders
  shipping: Shipping
}

/**
 * The staff member who moves orders; only an owner or a manager can send an order that is not
 * ready.
 */
export function senderOf(
  { id: adminId, staffRole }: Caller,
  { force, reason }: { force?: boolean | undefined; reason?: string | undefined },
): ShippedBy {
  if (!force) return { adminId }
  if (staffRole === null || !mayForce(staffRole)) throw new Failure('staff_role_forbidden')
  return { adminId, forcedBecause: reason }
}

/**
 * The same, unless the order is already in that state: then a colleague was faster, or the call is
 * a repeat.
 */
export async function advanceOnce(
  deps: AdvanceDeps,
  id: string,
  to: OrderStatus,
  sender: ShippedBy,
): Promise<void> {
  const { status } = await deps.orders.byId(id)
  if (status !== to) await advanceOrder(deps, id, to, sender)
}

/** Moves an order on as staff may: to shipped with its parcel, then out for delivery. */
export async function advanceOrder(
  { connection, orders, shipping }: AdvanceDeps,
  id: string,
  to: OrderStatus,
  sender: ShippedBy,
): Promise<void> {
  switch (to) {
    case 'shipped':
      return shipping.ship(id, sender)
    case 'out-for-delivery':
      return connection.transaction((tx) =>
        orders.move(tx, id, to, 'admin', { actorId: sender.adminId }),
      )
    case 'confirmed':
    case 'delivered':
    case 'cancelled':
    case 'returned':
    case 'failed':
      await orders.byId(id)
      throw new Failure('invalid_transition')
  }
}
