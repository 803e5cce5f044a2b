import { eq, type SQL, sql } from 'drizzle-orm'
import type { StaffReviewQuery } from '@tohfa/contract/catalog/reviews'
import { escapeLike } from '#platform/database/escape-like.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { reviews } from '#platform/database/schema/review.tables.ts'
import { isBought } from './bought.fragments.ts'
import { allPhotos, type OwnRow } from './reviews.queries.ts'

export type StaffRow = Omit<OwnRow, 'consented'> & {
  product_id: string
  title: string
  name: string
  email: string
  reason: string | null
  answered_at: string | null
  photo_consent: string | null
  photo_consent_at: string | null
  verified: boolean
  waiting: boolean
}

type Filter = Pick<StaffReviewQuery, 'state' | 'stars' | 'photos' | 'search'>

/** Of products that are in the shop or hidden; those of deleted ones are on no page. */
const present: SQL = sql`from reviews r
  join products p on p.id = r.product_id and p.deleted_at is null`
const isWaiting: SQL = sql`r.photo_consent is not null and r.photos_seen_at is null`

/** More words narrow a search no further. */
const mostWords = 8

/** Whether a column has all words, wherever in it. */
const hasAll = (column: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${column} ilike ${`%${escapeLike(word)}%`}`),
    sql` and `,
  )

function wanted({ state, stars, photos, search = '' }: Filter): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords)
  const conditions = [
    sql`true`,
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(stars ? [sql`r.rating = ${Number(stars)}`] : []),
    ...(photos ? [isWaiting] : []),
    ...(words.length > 0
      ? [
          sql`r.id in (
            select found.id from reviews found where ${hasAll(sql`found.comment`, words)}
            union all
            select found.id from reviews found join products of_it on of_it.id = found.product_id
            where ${hasAll(sql`of_it.title`, words)})`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

const staffColumns: SQL = sql`r.id, r.product_id, p.title, u.name, u.email, r.comment, r.rating, r.state,
  r.reason, r.answer, r.answered_at, r.photo_consent, r.photo_consent_at, r.created_at,
  ${isBought(sql`r.product_id`, sql`r.user_id`)} verified, ${isWaiting} waiting,
  ${allPhotos} photos`

/** A page of reviews, the newest first, and how many there are. */
export async function pageOfReviews(
  db: Database,
  { page, limit, ...filter }: StaffReviewQuery,
): Promise<{ rows: StaffRow[]; totalCount: number; waiting: number }> {
  const [{ rows }, { rows: counted }, { rows: waiting }] = await Promise.all([
    db.execute<StaffRow>(sql`
      select ${staffColumns} ${present} join users u on u.id = r.user_id where ${wanted(filter)}
      order by r.created_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<{ count: number }>(
      sql`select count(*)::int count ${present} where ${wanted(filter)}`,
    ),
    db.execute<{ count: number }>(sql`select count(*)::int count ${present} where ${isWaiting}`),
  ])
  return { rows, totalCount: counted[0]?.count ?? 0, waiting: waiting[0]?.count ?? 0 }
}

/** One review; nothing when it or its product is gone. */
export async function findForStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  const { rows } = await db.execute<StaffRow>(sql`
    select ${staffColumns} ${present} join users u on u.id = r.user_id where r.id = ${id}`)
  return rows[0]
}

/** Changes what staff decide; an answer has its time. */
export async function decide(
  tx: Transaction,
  id: string,
  change: Pick<StaffRow, 'state' | 'reason' | 'answer'>,
  isNewAnswer: boolean,
): Promise<void> {
  const answeredAt = change.answer === null ? null : sql`shop_now()`
  await tx
    .update(reviews)
    .set({ ...change, ...(isNewAnswer && { answeredAt }) })
    .where(eq(reviews.id, id))
}

/** Counts a review of a product once more, or once less. The product must be locked. */
export async function countAgain(
  tx: Transaction,
  { productId, rating }: { productId: string; rating: number },
  times: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    update products set review_count = review_count + ${times}::int,
      review_sum = review_sum + ${times * rating}::int
    where id = ${productId}`)
}
