import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { shipments } from '#platform/database/schema/order.tables.ts'
import { shipmentLabels } from '#platform/database/schema/packing.tables.ts'
import type { Shipment } from './shipping.queries.ts'

/** A parcel with its stored label. */
export type Labelled = { shipment: Shipment; pdf: Buffer | null }

/** The parcels of these orders, in no order. */
export function labelledParcels(db: Database, orderIds: readonly string[]): Promise<Labelled[]> {
  return db
    .select({ shipment: shipments, pdf: shipmentLabels.pdf })
    .from(shipments)
    .leftJoin(
      shipmentLabels,
      and(
        eq(shipmentLabels.shipmentId, shipments.id),
        eq(shipmentLabels.waybill, shipments.waybill),
      ),
    )
    .where(inArray(shipments.orderId, [...orderIds]))
}

/** Replaces the stored label; not after the address of its order was erased. */
export async function keepLabel(
  db: Database,
  { id, waybill }: { id: string; waybill: string },
  pdf: Buffer,
): Promise<void> {
  await db.execute(sql`
    insert into shipment_labels (shipment_id, waybill, pdf)
    select s.id, ${waybill}, ${pdf} from shipments s
    join orders o on o.id = s.order_id join users u on u.id = o.user_id
    where s.id = ${id} and u.erased_at is null
    on conflict (shipment_id) do update set waybill = excluded.waybill, pdf = excluded.pdf,
      created_at = excluded.created_at`)
}

/** Forgets labels after two weeks, by when their parcels are gone; so many at most; how many went. */
export async function deleteOldLabels(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from shipment_labels where shipment_id in (
      select shipment_id from shipment_labels where created_at < shop_now() - interval '14 days'
      order by created_at limit ${most})`)
  return rowCount ?? 0
}
