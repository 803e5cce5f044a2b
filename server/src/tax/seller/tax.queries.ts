import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { shopSettings } from '#platform/database/schema/settings.tables.ts'
import { ewayLimits, sellerProfiles, taxClasses } from '#platform/database/schema/tax.tables.ts'
import { sampleEnded } from '#backoffice/settings/sample-ended.fragments.ts'

export type SellerRow = typeof sellerProfiles.$inferSelect
export type TaxClassRow = typeof taxClasses.$inferSelect

/**
 * The day from which a row applies, latest first: its own, but never before it was created, because
 * documents issued until then stay. For the same day the latest row applies.
 */
function latestFirst(t: { validFrom: PgColumn; createdAt: PgColumn; id: PgColumn }) {
  const madeOn = sql`(${t.createdAt} at time zone 'Asia/Kolkata')::date`
  return [sql`greatest(${t.validFrom}, ${madeOn}) desc`, desc(t.id)]
}

/** The sample's seller counts until an owner ends the sample. */
const counts = sql`(not ${sellerProfiles.isSample}
  or not ${sampleEnded})`

/** The seller on that day in India, or undefined. */
export async function findSeller(db: Database, day: string): Promise<SellerRow | undefined> {
  const [row] = await db
    .select()
    .from(sellerProfiles)
    .where(and(lte(sellerProfiles.validFrom, day), counts))
    .orderBy(...latestFirst(sellerProfiles))
    .limit(1)
    .prepare('find seller')
    .execute()
  return row
}

/** Every seller that was and will be, the latest first. */
export function allSellers(db: Database): Promise<SellerRow[]> {
  return db
    .select()
    .from(sellerProfiles)
    .where(counts)
    .orderBy(...latestFirst(sellerProfiles))
}

export async function insertSeller(
  tx: Transaction,
  row: typeof sellerProfiles.$inferInsert,
): Promise<void> {
  await tx.insert(sellerProfiles).values(row)
}

export type EwayLimitRow = typeof ewayLimits.$inferSelect

/** Every limit of e-way bills that was and will be, the latest first. */
export function allEwayLimits(db: Database): Promise<EwayLimitRow[]> {
  return db
    .select()
    .from(ewayLimits)
    .orderBy(...latestFirst(ewayLimits))
}

export async function insertEwayLimit(
  tx: Transaction,
  row: typeof ewayLimits.$inferInsert,
): Promise<void> {
  await tx.insert(ewayLimits).values(row)
}

/** Every row of every class, or of one, the latest first. */
export function allTaxClasses(db: Database, key?: string): Promise<TaxClassRow[]> {
  return db
    .select()
    .from(taxClasses)
    .where(key === undefined ? undefined : eq(taxClasses.key, key))
    .orderBy(taxClasses.key, ...latestFirst(taxClasses))
}

export async function insertTaxClasses(
  tx: Transaction,
  rows: (typeof taxClasses.$inferInsert)[],
): Promise<void> {
  await tx.insert(taxClasses).values(rows)
}

/** The classes that present and former products name, and the types of products that name none. */
export function classesNamed(
  db: Database,
): Promise<{ taxClass: string | null; productType: ProductType }[]> {
  return db
    .selectDistinct({
      taxClass: products.taxClass,
      productType: sql<ProductType>`${products.productType}`,
    })
    .from(products)
    .where(and(isNull(products.deletedAt), ne(products.visibility, 'draft')))
}

/** Whether a wrap is offered that costs something. */
export async function isWrapPriced(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${shopSettings}
    where coalesce((chosen #>> '{gift,wrap}')::boolean, true)
      and (chosen #>> '{gift,wrapPrice}')::numeric > 0`)
  return rows.length > 0
}

/** Lets one change of the seller or the classes be made at a time. */
export async function lockTax(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tax'))`)
}
