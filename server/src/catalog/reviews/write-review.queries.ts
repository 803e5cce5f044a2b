import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf } from '#platform/database/one-of.ts'
import type { ReviewRow } from './reviews.queries.ts'

const notBought: readonly OrderStatus[] = ['cancelled', 'failed']

type Pair = { productId: string; userId: string }

/**
 * Bought: an order of theirs with the product that is not cancelled or failed
 * (docs/product.md 7.2).
 */
export async function hasBought(db: Database, { productId, userId }: Pair): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_items i join orders o on o.id = i.order_id
    where i.product_id = ${productId} and o.user_id = ${userId}
      and ${noneOf('o.status', notBought)}
    limit 1`)
  return rows.length > 0
}

/**
 * Locks a product that is in the shop, so that its reviews are counted one after the other; false
 * when it is not there.
 */
export async function lockProduct(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from products where id = ${id} and deleted_at is null for no key update`)
  return rows.length > 0
}

/**
 * Writes a review, in place of an earlier one of the same person, and lets the product's number
 * and sum of stars follow by the difference, in one statement. The product must be locked.
 */
export async function putReview(
  tx: Transaction,
  review: Pair & { id: string; rating: number; comment: string },
): Promise<ReviewRow> {
  const { id, productId, userId, rating, comment } = review
  const { rows } = await tx.execute<ReviewRow>(sql`
    with earlier as (
      select rating from reviews where product_id = ${productId} and user_id = ${userId}
    ), written as (
      insert into reviews (id, product_id, user_id, rating, comment, created_at)
      values (${id}, ${productId}, ${userId}, ${rating}, ${comment}, clock_timestamp() + (shop_now() - now()))
      on conflict on constraint reviews_one_per_person do update set
        rating = excluded.rating, comment = excluded.comment,
        created_at = excluded.created_at, updated_at = excluded.created_at
      returning id, user_id, comment, rating, created_at
    ), counted as (
      update products set
        review_count = review_count + 1 - (select count(*) from earlier),
        review_sum = review_sum + ${rating}::int - (select coalesce(sum(rating), 0) from earlier)
      where id = ${productId}
    )
    select w.id, u.name, u.email, w.comment, w.rating, w.created_at
    from written w join users u on u.id = w.user_id`)
  const [written] = rows
  if (!written) throw new Error('the review was not stored')
  return written
}
