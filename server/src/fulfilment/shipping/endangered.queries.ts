import { and, eq, isNull, sql } from 'drizzle-orm'
import { cashReady } from '@tohfa/contract/orders/cash-states'
import { type OrderStatus, ordersUnderWay } from '@tohfa/contract/orders/order-moves'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { bookedOn, danger, withParcel } from '#orders/order/endangered.fragments.ts'

/** An order whose promise may be in danger, with how far it has come. */
export type DoubtfulOrder = {
  id: string
  orderNumber: string
  userId: string
  status: OrderStatus
  printing: PrintProgress
  address: Address
  gift: object | null
  dispatchBy: string
  arrivesBy: string
  bookedOn: string | null
  isLost: boolean
}

/** Orders with something late whose buyers were not told yet. A cash order waits for its buyer first. */
export async function doubtfulOrders(db: Database, most: number): Promise<DoubtfulOrder[]> {
  const { rows } = await db.execute<DoubtfulOrder>(sql`
    select orders.id, orders.order_number "orderNumber", orders.user_id "userId", orders.status,
      orders.printing, orders.shipping_address "address", orders.gift,
      orders.dispatch_by::text "dispatchBy", orders.arrives_by::text "arrivesBy",
      ${bookedOn}::text "bookedOn", parcel.lost_at is not null "isLost"
    from orders ${withParcel}
    where orders.endangered_at is null and orders.arrives_by is not null
      and ${oneOf('orders.cash_state', cashReady)}
      and ${oneOf('orders.status', ordersUnderWay)}
      and ${danger} is not null
    order by orders.arrives_by, orders.id limit ${most}`)
  return rows
}

/** Marks that the buyer is told; false when somebody else did so first. */
export async function markEndangered(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ endangeredAt: now() })
    .where(and(eq(orders.id, id), isNull(orders.endangeredAt)))
    .returning({ id: orders.id })
  return rows.length > 0
}
