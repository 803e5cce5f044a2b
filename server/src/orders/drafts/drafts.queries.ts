import { and, asc, eq, inArray } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { draftItems, drafts } from '#platform/database/schema/draft.tables.ts'
import { checkouts } from '#platform/database/schema/checkout.tables.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'

export type DraftRow = typeof drafts.$inferSelect
export type DraftItemRow = typeof draftItems.$inferSelect
export type NewDraft = Omit<
  typeof drafts.$inferInsert,
  'id' | 'number' | 'version' | 'state' | 'createdAt' | 'updatedAt'
>
export type NewDraftItem = Omit<typeof draftItems.$inferInsert, 'draftId'>
export type WholeDraft = {
  draft: DraftRow
  items: (DraftItemRow & { titleHi: string | null })[]
  order: OrderOfDraft | null
}
export type OrderOfDraft = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'status'>

export async function insertDraft(
  tx: Transaction,
  draft: NewDraft,
  items: readonly NewDraftItem[],
): Promise<string> {
  const [row] = await tx.insert(drafts).values(draft).returning({ id: drafts.id })
  if (!row) throw new Error('the draft was not stored')
  await insertItems(tx, row.id, items)
  return row.id
}

const insertItems = (tx: Transaction, draftId: string, items: readonly NewDraftItem[]) =>
  tx.insert(draftItems).values(items.map((item) => ({ ...item, draftId })))

/** A draft, locked until the transaction ends. */
export async function lockDraft(tx: Transaction, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('no key update')
  return row
}

/** Writes a locked draft, and with `items` all of its lines. */
export async function updateDraft(
  tx: Transaction,
  id: string,
  change: Partial<NewDraft & Pick<DraftRow, 'state' | 'version'>>,
  items?: readonly NewDraftItem[],
): Promise<void> {
  await tx
    .update(drafts)
    .set({ ...change, updatedAt: now() })
    .where(eq(drafts.id, id))
  if (!items) return
  await tx.delete(draftItems).where(eq(draftItems.draftId, id))
  await insertItems(tx, id, items)
}

/** A draft with its lines, and the order that was made of it. */
export async function wholeDraft(db: Database, id: string): Promise<WholeDraft | undefined> {
  const [draft] = await db.select().from(drafts).where(eq(drafts.id, id))
  if (!draft) return undefined
  const rows = await db
    .select({ item: draftItems, titleHi: products.titleHi })
    .from(draftItems)
    .innerJoin(products, eq(products.id, draftItems.productId))
    .where(eq(draftItems.draftId, id))
    .orderBy(asc(draftItems.position))
  const [order] = draft.state === 'ordered' ? await ordersOfDrafts(db, [id]) : []
  const items = rows.map(({ item, titleHi }) => ({ ...item, titleHi }))
  return { draft, items, order: order ?? null }
}

export async function ordersOfDrafts(
  db: Database,
  ids: readonly string[],
): Promise<(OrderOfDraft & { draftId: string | null })[]> {
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      draftId: checkouts.draftId,
    })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(and(inArray(checkouts.draftId, [...ids]), eq(checkouts.status, 'settled')))
}
