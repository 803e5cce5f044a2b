import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { mainPicture } from '#catalog/products/main-picture.fragments.ts'

/** What of the shop is of the sample: found by the words and pictures that came with it. */
export type SampleMarks = {
  titles: readonly string[]
  emails: readonly string[]
  banners: readonly string[]
  collections: readonly string[]
}

const any = (words: readonly string[]): SQL => sql`any(${sql.param(words)}::text[])`

export type TemplateProduct = {
  id: string
  title: string
  pricePaise: number
  discount: number
  paidPaise: number
  origin: string | null
  thumbnail: string | null
}

/** The products of the templates that the shop has, by their titles. */
export async function templateProducts(
  db: Database,
  { titles }: Pick<SampleMarks, 'titles'>,
): Promise<TemplateProduct[]> {
  const { rows } = await db.execute<TemplateProduct>(sql`
    select distinct on (title) id, title, price_paise "pricePaise", discount::float8 discount, origin,
      discounted_price_paise "paidPaise",
      ${mainPicture} thumbnail
    from products p where title = ${any(titles)} and deleted_at is null
    order by title, created_at`)
  return rows
}

/** Everything that names a product without being a part of it. */
export const namedBy = [
  'order_items',
  'checkout_lines',
  'draft_items',
  'proof_requests',
  'proof_approvals',
  'designs',
  'moved_products',
  'name_lists',
  'cart_lines',
  'wishes',
  'reviews',
] as const

/** Whether a product is named; reviews of `but`, a list of ids in SQL, do not count. */
const isNamed = (but?: SQL) =>
  sql`(${sql.join(
    namedBy.map((table) => {
      const others = but && table === 'reviews' ? sql` and n.user_id not in ${but}` : sql``
      return sql`exists (select from ${sql.raw(table)} n where n.product_id = p.id${others})`
    }),
    sql` or `,
  )})`

/** Writers of the sample's reviews: they never signed in, and did nothing but write. */
const isWriter = (emails: readonly string[]) => sql`lower(u.email) = ${any(emails)}
  and u.password_hash is null and u.email_proven_at is null and u.staff_role is null
  and not exists (select from orders o where o.user_id = u.id)
  and not exists (select from checkouts c where c.user_id = u.id)`

export type SampleCounts = {
  products: number
  named: number
  people: number
  reviews: number
  banners: number
  collections: number
}

/** How much of the sample there is. */
export async function countSample(db: Database, marks: SampleMarks): Promise<SampleCounts> {
  const { rows } = await db.execute<SampleCounts>(sql`
    with people as (select u.id from users u where ${isWriter(marks.emails)}),
      gone as (select p.id from products p where p.title = ${any(marks.titles)} and p.deleted_at is null)
    select
      (select count(*)::int from gone) products,
      (select count(*)::int from products p where p.id in (select id from gone)
        and ${isNamed(sql`(select id from people)`)}) named,
      (select count(*)::int from people) people,
      (select count(*)::int from reviews where user_id in (select id from people)) reviews,
      (select count(*)::int from banners where image_key = ${any(marks.banners)}) banners,
      (select count(*)::int from collections where slug = ${any(marks.collections)}) collections`)
  return rows[0] ?? { products: 0, named: 0, people: 0, reviews: 0, banners: 0, collections: 0 }
}

/** Deletes the writers of the sample's reviews with these, and counts the other reviews again. */
export async function deleteSamplePeople(tx: Transaction, marks: SampleMarks): Promise<void> {
  await tx.execute(sql`delete from users u where ${isWriter(marks.emails)}`)
  await tx.execute(sql`
    update products p set (review_count, review_sum) =
      (select count(*), coalesce(sum(rating), 0) from reviews r where r.product_id = p.id)
    where p.title = ${any(marks.titles)}`)
}

/**
 * Takes products of the sample out of the shop: those that anything names are retired as staff would
 * delete them, all others are deleted.
 */
export async function takeProductsOut(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update products p set deleted_at = shop_now()
    where p.id = any(${sql.param(ids)}::uuid[]) and ${isNamed()}`)
  await tx.execute(sql`
    delete from products p where p.id = any(${sql.param(ids)}::uuid[]) and not ${isNamed()}`)
}

/** Deletes the banners of the sample, and those of its collections that nothing is left of. */
export async function deleteSampleContent(tx: Transaction, marks: SampleMarks): Promise<void> {
  await tx.execute(sql`delete from banners where image_key = ${any(marks.banners)}`)
  await tx.execute(sql`delete from collections c where slug = ${any(marks.collections)}
    and not exists (select from collection_products n where n.collection_id = c.id)`)
}

/** The ratings that the sample made up end: the first review counts. */
export async function endMadeUpRatings(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update products set own_rating = 0 where id = any(${sql.param(ids)}::uuid[])`)
}
