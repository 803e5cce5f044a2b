import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect.ts'
import { reviews, users } from '../database/schema/account.tables.ts'
import {
  banners,
  colorImages,
  images,
  productColors,
  products,
  productVariants,
} from '../database/schema/catalog.tables.ts'

/** Rows of a catalogue, ready to be written at once. */
export type NewCatalog = {
  products: (typeof products.$inferInsert)[]
  colors: (typeof productColors.$inferInsert)[]
  images: (typeof colorImages.$inferInsert)[]
  variants: (typeof productVariants.$inferInsert)[]
}

/** True when the shop has or ever had a product: one that was emptied on purpose stays empty. */
export async function holdsProducts(db: Database): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).limit(1)).length > 0
}

/** Lets one process at a time look whether the sample is there and load it. */
export async function lockSample(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sample catalogue'))`)
}

export async function insertImages(tx: Transaction, rows: (typeof images.$inferInsert)[]) {
  await tx.insert(images).values(rows).onConflictDoNothing()
}

export async function insertProducts(tx: Transaction, catalog: NewCatalog): Promise<void> {
  await tx.insert(products).values(catalog.products)
  await tx.insert(productColors).values(catalog.colors)
  await tx.insert(colorImages).values(catalog.images)
  await tx.insert(productVariants).values(catalog.variants)
}

/** Makes users who cannot sign in; their ids by e-mail, of those too who were there before. */
export async function insertReviewers(
  tx: Transaction,
  people: { email: string; name: string }[],
): Promise<Map<string, string>> {
  await tx.insert(users).values(people).onConflictDoNothing()
  const emails = people.map(({ email }) => email)
  const found = await tx
    .select({ id: users.id, email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails))
  return new Map(found.map(({ id, email }) => [email, id]))
}

export async function insertReviews(tx: Transaction, rows: (typeof reviews.$inferInsert)[]) {
  await tx.insert(reviews).values(rows)
}

export async function insertBanners(tx: Transaction, rows: (typeof banners.$inferInsert)[]) {
  await tx.insert(banners).values(rows)
}
