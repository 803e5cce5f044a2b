import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { photographsOf } from '#studio/photographs/photographs.fragments.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { productStudios } from '#platform/database/schema/design.tables.ts'

export type StudioValues = Omit<
  typeof productStudios.$inferInsert,
  'productId' | 'version' | 'updatedAt'
>
/** A studio with the product's current price, category and photographs, and whether it is sold. */
export type StudioRow = typeof productStudios.$inferSelect & {
  discountedPricePaise: number
  priceBreaks: typeof products.$inferSelect.priceBreaks
  category: string
  onSale: boolean
  photographs: StoredPhotograph[]
}

const inShop = (productId: string) => and(eq(products.id, productId), isNull(products.deletedAt))

/** The title of a product in the shop, locked until the transaction ends. */
export async function lockTitle(tx: Transaction, productId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ title: products.title })
    .from(products)
    .where(inShop(productId))
    .for('no key update')
  return row?.title
}

/** Whether a product is in the shop. */
export async function isInShop(db: Database, productId: string): Promise<boolean> {
  return (await db.$count(products, inShop(productId))) > 0
}

/** The studio of a product that is in the shop, live or not. */
export async function findStudio(db: Database, productId: string): Promise<StudioRow | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(productStudios),
      discountedPricePaise: products.discountedPricePaise,
      priceBreaks: products.priceBreaks,
      category: products.category,
      onSale: products.onSale,
      photographs: photographsOf(sql`${products.id}`, sql`${productStudios.blank}`),
    })
    .from(productStudios)
    .innerJoin(products, eq(products.id, productStudios.productId))
    .where(inShop(productId))
  return row
}

/** Gives a product its studio, in place of an earlier one. */
export async function putStudio(
  tx: Transaction,
  productId: string,
  values: StudioValues,
): Promise<void> {
  await tx
    .insert(productStudios)
    .values({ productId, ...values })
    .onConflictDoUpdate({
      target: productStudios.productId,
      set: { ...values, version: sql`${productStudios.version} + 1`, updatedAt: now() },
    })
}

export async function deleteStudio(tx: Transaction, productId: string): Promise<void> {
  await tx.delete(productStudios).where(eq(productStudios.productId, productId))
}
