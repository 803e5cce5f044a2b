import { type SQL, sql } from 'drizzle-orm'
import type { OrderPile } from '@tohfa/contract/orders/piles'

/** Whether the courier has not fetched a booked parcel yet; of shipments, as `parcel` in the statement. */
export const awaitsCourier: SQL = sql`(parcel.status = 'booked' and parcel.moved_at is null)`

/** The condition for orders on a pile; the statement must use the name `orders`. */
export const onPile: Record<OrderPile, SQL> = {
  confirm: sql`(orders.status = 'confirmed' and orders.cash_state = 'to_confirm')`,
  print: sql`(orders.status = 'confirmed' and orders.cash_state <> 'to_confirm' and orders.printing = 'none')`,
  press: sql`(orders.status = 'confirmed' and orders.printing = 'started')`,
  pack: sql`(orders.status = 'confirmed' and orders.printing = 'done' and orders.packed_at is null)`,
  ship: sql`(orders.status = 'confirmed' and orders.printing = 'done' and orders.packed_at is not null)`,
  handover: sql`(orders.status = 'shipped' and exists (
    select from shipments parcel where parcel.order_id = orders.id and ${awaitsCourier}))`,
}
