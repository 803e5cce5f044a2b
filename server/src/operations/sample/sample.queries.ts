import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { images, products } from '#platform/database/schema/catalog.tables.ts'
import type { Sample } from './sample-files.ts'
import { sampleEnded } from '#backoffice/settings/sample-ended.fragments.ts'

/**
 * True when the shop has or ever had a product, or its owner ended the sample: one that was emptied
 * on purpose stays empty.
 */
export async function isOwn(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select where exists (select from ${products})
      or ${sampleEnded}`)
  return rows.length > 0
}

/** Lets one process at a time check for the sample and load it. */
export async function lockSample(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sample catalogue'))`)
}

export async function insertImages(tx: Transaction, rows: (typeof images.$inferInsert)[]) {
  await tx.insert(images).values(rows).onConflictDoNothing()
}

/** Stores reviews with their writers, who cannot sign in. */
export async function insertReviews(tx: Transaction, reviews: Sample['reviews']): Promise<void> {
  const people = new Map(reviews.map(({ email, name }) => [email, { email, name }]))
  await tx
    .insert(users)
    .values([...people.values()])
    .onConflictDoNothing()
  await tx.execute(sql`
    insert into reviews (id, product_id, user_id, rating, comment, created_at)
    select r.id, p.id, u.id, r.rating, r.comment, shop_now() - r."daysAgo" * interval '24 hours'
    from json_to_recordset(${rowsWithIds(reviews)}) as r
      (id uuid, product text, email text, rating int, comment text, "daysAgo" int)
    join products p on p.title = r.product
    join users u on lower(u.email) = r.email`)
}

/** Lets the products have come when they did, and counts their reviews. */
export async function datePastOf(tx: Transaction, arrivals: Sample['arrivals']): Promise<void> {
  await tx.execute(sql`
    update products p set
      created_at = shop_now() - a."daysAgo" * interval '24 hours',
      (review_count, review_sum) =
        (select count(*), coalesce(sum(rating), 0) from reviews r where r.product_id = p.id)
    from json_to_recordset(${JSON.stringify(arrivals)}) as a (product text, "daysAgo" int)
    where p.title = a.product`)
}

/** Names the tax class of products that are taxed otherwise than their type. */
export async function nameTaxClasses(tx: Transaction, rows: Sample['taxClasses']): Promise<void> {
  await tx.execute(sql`
    update products p set tax_class = c."taxClass"
    from json_to_recordset(${JSON.stringify(rows)}) as c (product text, "taxClass" text)
    where p.title = c.product`)
}

/** The ids of the products, by their titles. */
export async function idsByTitle(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.select({ id: products.id, title: products.title }).from(products)
  return new Map(rows.map(({ id, title }) => [title, id]))
}

export async function insertBanners(tx: Transaction, banners: Sample['banners']): Promise<void> {
  await tx.execute(sql`
    insert into banners (id, position, device_type, sort, link, image_key, alt)
    select id, position, nullif("deviceType", ''), row_number() over (order by id), link, image, alt
    from json_to_recordset(${rowsWithIds(banners)}) as b
      (id uuid, position text, "deviceType" text, link text, image text, alt text)`)
}

export async function insertCollections(
  tx: Transaction,
  collections: Sample['collections'],
): Promise<void> {
  await tx.execute(sql`
    insert into collections (id, slug, title, title_hi, description, description_hi, position, words)
    select id, slug, title, "titleHi", description, "descriptionHi", row_number() over (order by id),
      string_to_array(words, ' | ')
    from json_to_recordset(${rowsWithIds(collections)}) as c
      (id uuid, slug text, title text, "titleHi" text, description text, "descriptionHi" text, words text)`)
  await tx.execute(sql`
    insert into collection_products (collection_id, product_id, position)
    select c.id, p.id, one.place
    from json_to_recordset(${JSON.stringify(collections)}) as s (slug text, products text)
    cross join unnest(string_to_array(s.products, ' | ')) with ordinality as one (title, place)
    join collections c on c.slug = s.slug
    join products p on p.title = one.title`)
}

function rowsWithIds(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row) => ({ ...row, id: v7() })))
}
