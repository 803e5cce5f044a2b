import { type SQL, sql } from 'drizzle-orm'
import type { ReviewState } from '@tohfa/contract/catalog/review-states'
import type { Database } from '#platform/database/connect.ts'
import { isBought } from './bought.fragments.ts'

export type ReviewRow = {
  id: string
  name: string
  email: string
  comment: string
  rating: number
  created_at: string
  answer: string | null
  verified: boolean
  /** The ids of those photos that the page shows. */
  photos: string[]
}

/** What anybody may see of a review `r` by its writer `u`. */
const publicColumns: SQL = sql`r.id, u.name, u.email, r.comment, r.rating, r.created_at, r.answer,
  ${isBought(sql`r.product_id`, sql`r.user_id`)} verified,
  array(
    select photo.photo_id from review_photos photo
    where photo.review_id = r.id and photo.shown_at is not null and r.photo_consent is not null
    order by photo.position) photos`

/**
 * One page of a product's shown reviews, the newest first, and how many gave each number of stars, in
 * one statement. Nothing for a product that is not in the shop.
 */
export async function listReviews(
  db: Database,
  { productId, page, limit }: { productId: string; page: number; limit: number },
): Promise<{ rows: ReviewRow[]; stars: Record<string, number> }> {
  const { rows } = await db.execute<{ reviews: ReviewRow[]; stars: Record<string, number> }>(sql`
    with of_product as (
      select r.* from reviews r
      join products p on p.id = r.product_id and p.deleted_at is null
      where r.product_id = ${productId} and r.state = 'shown'
    )
    select
      (
        select coalesce(json_object_agg(rating, given), '{}')
        from (select rating, count(*)::int as given from of_product group by rating) counted
      ) as stars,
      (
        select coalesce(json_agg(shown order by shown.created_at desc, shown.id desc), '[]')
        from (
          select ${publicColumns}
          from of_product r join users u on u.id = r.user_id
          order by r.created_at desc, r.id desc
          limit ${limit} offset ${(page - 1) * limit}
        ) shown
      ) as reviews`)
  return { rows: rows[0]?.reviews ?? [], stars: rows[0]?.stars ?? {} }
}

/** One review as anybody reads it. */
export async function findReview(db: Database, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.execute<ReviewRow>(sql`
    select ${publicColumns} from reviews r join users u on u.id = r.user_id where r.id = ${id}`)
  return rows[0]
}

export type OwnRow = {
  id: string
  comment: string
  rating: number
  state: ReviewState
  answer: string | null
  created_at: string
  consented: boolean
  photos: { id: string; shown: boolean }[]
}

/** All photos of a review `r`, in their order. */
export const allPhotos: SQL = sql`(
  select coalesce(json_agg(
    json_build_object('id', photo.photo_id, 'shown', photo.shown_at is not null)
    order by photo.position), '[]')
  from review_photos photo where photo.review_id = r.id)`

/** A person's own review of a product that is in the shop. */
export async function findOwn(
  db: Database,
  { productId, userId }: { productId: string; userId: string },
): Promise<OwnRow | undefined> {
  const { rows } = await db.execute<OwnRow>(sql`
    select r.id, r.comment, r.rating, r.state, r.answer, r.created_at,
      r.photo_consent is not null consented, ${allPhotos} photos
    from reviews r join products p on p.id = r.product_id and p.deleted_at is null
    where r.product_id = ${productId} and r.user_id = ${userId}`)
  return rows[0]
}

/** Whether anybody may read a photo: a page shows it. */
export async function isPhotoShown(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from review_photos photo
    join reviews r on r.id = photo.review_id and r.state = 'shown' and r.photo_consent is not null
    join products p on p.id = r.product_id and p.deleted_at is null
    where photo.photo_id = ${id} and photo.shown_at is not null`)
  return rows.length > 0
}
