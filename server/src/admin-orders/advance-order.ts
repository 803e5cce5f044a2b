import type { OrderStatus } from '@tohfa/contract/orders'
import type { Connection } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import type { Orders } from '../orders/orders.service.ts'
import type { Shipping } from '../shipping/shipping.service.ts'

export type AdvanceDeps = {
  connection: Connection
  orders: Orders
  shipping: Shipping
}

/** The same, where it does not stand there already: then somebody was quicker, or asked before. */
export async function advanceOnce(
  deps: AdvanceDeps,
  id: string,
  to: OrderStatus,
  adminId: string,
): Promise<void> {
  const { status } = await deps.orders.byId(id)
  if (status !== to) await advanceOrder(deps, id, to, adminId)
}

/** Moves an order on as staff may: to shipped with its parcel, then out for delivery. */
export async function advanceOrder(
  { connection, orders, shipping }: AdvanceDeps,
  id: string,
  to: OrderStatus,
  adminId: string,
): Promise<void> {
  switch (to) {
    case 'shipped':
      return shipping.ship(id, adminId)
    case 'out-for-delivery':
      return connection.transaction((tx) => orders.move(tx, id, to, 'admin', adminId))
    case 'confirmed':
    case 'delivered':
    case 'cancelled':
    case 'returned':
    case 'failed':
      await orders.byId(id)
      throw new Failure('invalid_transition')
  }
}
