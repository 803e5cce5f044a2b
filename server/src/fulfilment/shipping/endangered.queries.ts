import { and, eq, isNull, sql } from 'drizzle-orm'
import { cashReady } from '@tohfa/contract/orders/cash-states'
import { type OrderStatus, ordersUnderWay } from '@tohfa/contract/orders/order-moves'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { indiaToday } from '#platform/database/india-today.ts'
import { orders } from '#platform/database/schema/order.tables.ts'

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
  const booked = sql`(s.booked_at at time zone 'Asia/Kolkata')::date`
  const { rows } = await db.execute<DoubtfulOrder>(sql`
    select o.id, o.order_number "orderNumber", o.user_id "userId", o.status, o.printing,
      o.shipping_address "address", o.gift, o.dispatch_by::text "dispatchBy", o.arrives_by::text "arrivesBy",
      ${booked}::text "bookedOn", s.lost_at is not null "isLost"
    from orders o left join shipments s on s.order_id = o.id and s.status = 'booked'
    where o.endangered_at is null and o.arrives_by is not null
      and ${oneOf('o.cash_state', cashReady)}
      and ${oneOf('o.status', ordersUnderWay)}
      and case when o.status = 'confirmed' then o.dispatch_by < ${indiaToday}
        else o.arrives_by < ${indiaToday} or o.status = 'failed' or s.lost_at is not null
          or ${booked} > o.dispatch_by end
    order by o.arrives_by, o.id limit ${most}`)
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
