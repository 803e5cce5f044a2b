import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { reviewPhotos, reviews } from '#platform/database/schema/review.tables.ts'
import { isBought } from './bought.fragments.ts'

type Pair = { productId: string; userId: string }

export async function hasBought(db: Database, { productId, userId }: Pair): Promise<boolean> {
  const { rows } = await db.execute<{ bought: boolean }>(
    sql`select ${isBought(productId, userId)} bought`,
  )
  return rows[0]?.bought ?? false
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
 * and sum of stars follow by the difference, in one statement. One that is hidden stays so and counts
 * for nothing. The product must be locked.
 *
 * @returns the id of the review
 */
export async function putReview(
  tx: Transaction,
  review: Pair & { id: string; rating: number; comment: string },
): Promise<string> {
  const { id, productId, userId, rating, comment } = review
  const { rows } = await tx.execute<{ id: string }>(sql`
    with earlier as (
      select rating from reviews
      where product_id = ${productId} and user_id = ${userId} and state = 'shown'
    ), written as (
      insert into reviews (id, product_id, user_id, rating, comment, created_at)
      values (${id}, ${productId}, ${userId}, ${rating}, ${comment}, clock_timestamp() + (shop_now() - now()))
      on conflict on constraint reviews_one_per_person do update set
        rating = excluded.rating, comment = excluded.comment,
        created_at = excluded.created_at, updated_at = excluded.created_at
      returning id, rating, state
    ), counted as (
      update products set
        review_count = review_count
          + (select count(*) from written where state = 'shown') - (select count(*) from earlier),
        review_sum = review_sum
          + (select coalesce(sum(rating), 0) from written where state = 'shown')
          - (select coalesce(sum(rating), 0) from earlier)
      where id = ${productId}
    )
    select id from written`)
  const [written] = rows
  if (!written) throw new Error('the review was not stored')
  return written.id
}

/** The ids of a review's photos, in their order. */
export async function photosOf(tx: Transaction, reviewId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: reviewPhotos.photoId })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(reviewPhotos.position)
  return rows.map(({ id }) => id)
}

/** Gives a review exactly these photos; one that it has already stays shown or private. */
export async function setPhotos(
  tx: Transaction,
  reviewId: string,
  photoIds: readonly string[],
): Promise<void> {
  const before = await tx
    .delete(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .returning()
  if (photoIds.length === 0) return
  const shownAt = new Map(before.map((photo) => [photo.photoId, photo.shownAt]))
  await tx.insert(reviewPhotos).values(
    photoIds.map((photoId, index) => ({
      reviewId,
      photoId,
      position: index + 1,
      shownAt: shownAt.get(photoId) ?? null,
    })),
  )
}

/** Stores the sentence that the writer agreed to, or that there is no consent any more. */
export async function setConsent(
  tx: Transaction,
  reviewId: string,
  sentence: string | null,
): Promise<void> {
  const photoConsentAt = sentence === null ? null : sql`shop_now()`
  await tx
    .update(reviews)
    .set({ photoConsent: sentence, photoConsentAt })
    .where(eq(reviews.id, reviewId))
}

/** Photos were added, which staff have not seen. */
export async function setUnseen(tx: Transaction, reviewId: string): Promise<void> {
  await tx.update(reviews).set({ photosSeenAt: null }).where(eq(reviews.id, reviewId))
}

/** Lets the page show these photos of a review and no other. */
export async function showPhotos(
  tx: Transaction,
  reviewId: string,
  photoIds: readonly string[],
): Promise<void> {
  const ofReview = eq(reviewPhotos.reviewId, reviewId)
  await tx
    .update(reviewPhotos)
    .set({ shownAt: null })
    .where(and(ofReview, notInArray(reviewPhotos.photoId, [...photoIds])))
  await tx
    .update(reviewPhotos)
    .set({ shownAt: sql`coalesce(shown_at, shop_now())` })
    .where(and(ofReview, inArray(reviewPhotos.photoId, [...photoIds])))
  await tx
    .update(reviews)
    .set({ photosSeenAt: sql`shop_now()` })
    .where(eq(reviews.id, reviewId))
}

/** The product of a review, locked so that its reviews are counted one after the other. */
export async function lockProductOf(tx: Transaction, reviewId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from products where id = (select product_id from reviews where id = ${reviewId})
    for no key update`)
  return rows.length > 0
}

/** Deletes a person's own review and what the product counts of it; false when it is not theirs. */
export async function deleteReview(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with gone as (
      delete from reviews where id = ${id} and user_id = ${userId}
      returning id, product_id, rating, state
    ), counted as (
      update products p set review_count = review_count - 1, review_sum = review_sum - gone.rating
      from gone where p.id = gone.product_id and gone.state = 'shown'
    )
    select from gone`)
  return rows.length > 0
}

/** Ends a person's consents, whose photos are deleted. */
export async function endConsentsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ photoConsent: null, photoConsentAt: null })
    .where(eq(reviews.userId, userId))
}
