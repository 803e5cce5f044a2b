import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { blankDeliveries, blankMovements } from '#platform/database/schema/blank-movement.tables.ts'
import { setStocks } from './blank-counts.queries.ts'

/** A colour and size of a blank that a delivery may name. */
export type Deliverable = {
  variantId: string
  title: string
  color: string
  size: string | null
  stock: number
  isCounted: boolean
}

/** All colours and sizes of the blanks with these titles, without regard to case. */
export async function deliverable(db: Database, titles: readonly string[]): Promise<Deliverable[]> {
  const { rows } = await db.execute<Deliverable>(sql`
    select v.id "variantId", b.title, v.color, v.size, v.stock, b.track_stock "isCounted"
    from blank_variants v join blanks b on b.id = v.blank_id
    where lower(b.title) in (select lower(t) from unnest(${sql.param(titles)}::text[]) t)`)
  return rows
}

/** Whether a delivery has these words on its paper, and its key. */
export async function deliveryOfPaper(
  db: Database,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from blank_deliveries where lower(reference) = lower(${reference})`,
  )
  return rows[0]?.id
}

/** Writes a delivery down; false where its key or its paper is there, also by one that is under way. */
export async function insertDelivery(
  tx: Transaction,
  delivery: { id: string; reference: string },
): Promise<boolean> {
  const rows = await tx
    .insert(blankDeliveries)
    .values(delivery)
    .onConflictDoNothing()
    .returning({ id: blankDeliveries.id })
  return rows.length > 0
}

export type Delivered = { variantId: string; pieces: number; stock: number }

/** Sets the stocks of locked colours and sizes with what came. */
export async function writeDelivered(
  tx: Transaction,
  { deliveryId, staffId }: { deliveryId: string; staffId: string },
  all: readonly Delivered[],
): Promise<void> {
  await setStocks(tx, all)
  await tx.insert(blankMovements).values(
    all.map(({ variantId, pieces: delivered, stock }) => ({
      id: v7(),
      kind: 'delivery' as const,
      deliveryId,
      variantId,
      delivered,
      stock,
      staffId,
    })),
  )
}

/** The colours and sizes that a booked delivery changed. */
export async function deliveredOf(db: Database, deliveryId: string): Promise<Delivered[]> {
  const { rows } = await db.execute<Delivered>(sql`
    select variant_id "variantId", delivered "pieces", stock from blank_movements
    where delivery_id = ${deliveryId}`)
  return rows
}
