import { type SQL, sql } from 'drizzle-orm'
import type { OrderPile } from '@tohfa/contract/piles'

/** Whether the courier has not fetched a booked parcel yet; of shipments, as `parcel` in the statement. */
export const awaitsCourier: SQL = sql`(parcel.status = 'booked' and parcel.moved_at is null)`

/** Which orders lie on a pile; of `orders`, by that name in the statement. */
export const onPile: Record<OrderPile, SQL> = {
  print: sql`(orders.status = 'confirmed' and orders.printing = 'none')`,
  press: sql`(orders.status = 'confirmed' and orders.printing = 'started')`,
  pack: sql`(orders.status = 'confirmed' and orders.printing = 'done' and orders.packed_at is null)`,
  ship: sql`(orders.status = 'confirmed' and orders.printing = 'done' and orders.packed_at is not null)`,
  // Asked for each order that is shipped: as `exists` it was answered by reading every parcel there is.
  handover: sql`(orders.status = 'shipped' and (
    select ${awaitsCourier} from shipments parcel where parcel.order_id = orders.id))`,
}
