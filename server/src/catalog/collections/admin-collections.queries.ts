import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { collectionProducts, collections } from '#platform/database/schema/catalog.tables.ts'
import { mainPicture } from '#catalog/products/main-picture.fragments.ts'

export type CollectionValues = Omit<
  typeof collections.$inferInsert,
  'id' | 'position' | 'createdAt'
>
type StaffRow = typeof collections.$inferSelect & { count: number }
export type CollectedRow = {
  id: string
  title: string
  visibility: Visibility
  thumbnailKey: string | null
}

/** Every collection, in its order, with how many of its products are in the shop. */
export async function allCollections(db: Database, id?: string): Promise<StaffRow[]> {
  const { rows } = await db.execute<StaffRow>(sql`
    select id, slug, title, title_hi as "titleHi", description, description_hi as "descriptionHi",
      shown, position, words, created_at as "createdAt",
      (
        select count(*)::int from collection_products cp
        join products p on p.id = cp.product_id and p.on_sale
        where cp.collection_id = c.id
      ) as count
    from collections c
    where ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by position, id`)
  return rows
}

/** The products of a collection that were not deleted, in their order. */
export async function collectedProducts(db: Database, id: string): Promise<CollectedRow[]> {
  const { rows } = await db.execute<CollectedRow>(sql`
    select p.id, p.title, p.visibility, ${mainPicture} as "thumbnailKey"
    from collection_products cp
    join products p on p.id = cp.product_id and p.deleted_at is null
    where cp.collection_id = ${id}
    order by cp.position, p.id`)
  return rows
}

/** The ids of all collections in their order; no other transaction changes them until this one ends. */
export async function lockCollections(tx: Transaction): Promise<string[]> {
  await tx.execute(sql`lock table collections in share row exclusive mode`)
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id))
  return rows.map(({ id }) => id)
}

/** Adds a collection behind the others; its id. */
export async function insertCollection(tx: Transaction, values: CollectionValues): Promise<string> {
  const [row] = await tx
    .insert(collections)
    .values({
      ...values,
      position: sql`(select coalesce(max(position), 0) + 1 from collections)`,
    })
    .returning({ id: collections.id })
  if (!row) throw new Error('the collection was not stored')
  return row.id
}

export async function updateCollection(
  tx: Transaction,
  id: string,
  values: Partial<CollectionValues> & { position?: number },
): Promise<void> {
  await tx.update(collections).set(values).where(eq(collections.id, id))
}

export async function deleteCollection(tx: Transaction, id: string): Promise<void> {
  await tx.delete(collections).where(eq(collections.id, id))
}

/** Whether another collection has this address. */
export async function isSlugTaken(tx: Transaction, slug: string, id: string | null) {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.slug, slug))
  return rows.some((row) => row.id !== id)
}

/** Those of the products that were not deleted, in the order of their ids. */
export async function presentProducts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from unnest(${sql.param(ids)}::uuid[]) with ordinality as one (id, place)
    join products p on p.id = one.id and p.deleted_at is null
    order by place`)
  return rows.map(({ id }) => id)
}

/** Puts these products into a collection, in their order, and takes out all others. */
export async function fillCollection(
  tx: Transaction,
  collectionId: string,
  ids: readonly string[],
): Promise<void> {
  const inIt = eq(collectionProducts.collectionId, collectionId)
  await tx
    .delete(collectionProducts)
    .where(ids.length > 0 ? and(inIt, notInArray(collectionProducts.productId, [...ids])) : inIt)
  if (ids.length === 0) return
  await tx
    .insert(collectionProducts)
    .values(ids.map((productId, position) => ({ collectionId, productId, position })))
    .onConflictDoUpdate({
      target: [collectionProducts.collectionId, collectionProducts.productId],
      set: { position: sql`excluded.position` },
    })
}
