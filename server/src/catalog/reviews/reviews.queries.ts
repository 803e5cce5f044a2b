import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

export type ReviewRow = {
  id: string
  name: string
  email: string
  comment: string
  rating: number
  created_at: string
}

/**
 * One page of a product's reviews, the newest first, and how many gave each number of stars, in
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
      where r.product_id = ${productId}
    )
    select
      (
        select coalesce(json_object_agg(rating, given), '{}')
        from (select rating, count(*)::int as given from of_product group by rating) counted
      ) as stars,
      (
        select coalesce(json_agg(shown order by shown.created_at desc, shown.id desc), '[]')
        from (
          select r.id, u.name, u.email, r.comment, r.rating, r.created_at
          from of_product r join users u on u.id = r.user_id
          order by r.created_at desc, r.id desc
          limit ${limit} offset ${(page - 1) * limit}
        ) shown
      ) as reviews`)
  return { rows: rows[0]?.reviews ?? [], stars: rows[0]?.stars ?? {} }
}
