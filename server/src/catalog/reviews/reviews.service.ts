import { v7, validate } from 'uuid'
import {
  type Review,
  type ReviewDraft,
  type ReviewList,
  type ReviewSummary,
  reviewsPerPage,
} from '@tohfa/contract/catalog/reviews'
import { announce } from '#platform/database/changes.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { isErased } from '#platform/mail/erased.ts'
import { listReviews, type ReviewRow } from './reviews.queries.ts'
import { hasBought, lockProduct, putReview } from './write-review.queries.ts'

export type Reviews = {
  /**
   * A page of a product's reviews, the newest first (docs/product.md 7.1), by default the first
   * three, their writers' e-mails masked. Nothing for a product that is unknown or gone.
   */
  list(query: { productId: string; page?: number; limit?: number }): Promise<ReviewList>
  /** Whether this person has bought the product and so may review it (docs/product.md 7.2). */
  mayWrite(query: { productId: string; userId: string }): Promise<boolean>
  /**
   * Stores a buyer's review, in place of their earlier one, and updates the product's rating and
   * number (docs/product.md 7.3). 404 for a deleted product, 403 for a person who has not bought
   * it.
   */
  write(draft: ReviewDraft): Promise<Review>
}

export function createReviews({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}): Reviews {
  const { db } = connection
  return {
    async list({ productId, page = 1, limit = reviewsPerPage }) {
      const { rows, stars } = validate(productId)
        ? await listReviews(db, { productId, page, limit })
        : { rows: [], stars: {} }
      const summary: ReviewSummary = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0, ...stars }
      const totalCount = Object.values(summary).reduce((sum, given) => sum + given, 0)
      return { reviews: rows.map(asRead), totalCount, summary }
    },

    mayWrite: async ({ productId, userId }) =>
      validate(productId) && (await hasBought(db, { productId, userId })),

    async write(draft) {
      const productId = knownId(draft.productId, 'product_not_found')
      const bought = await hasBought(db, draft)
      const written = await connection.transaction(async (tx) => {
        // Before the lock, because the product's other reviewers wait for it.
        await announce(tx, { kind: 'catalog' })
        if (!(await lockProduct(tx, productId))) throw new Failure('product_not_found')
        if (!bought) throw new Failure('not_bought')
        return putReview(tx, { ...draft, id: v7() })
      })
      return asRead(written)
    },
  }
}

function asRead({ id, name, email, comment, rating, created_at }: ReviewRow): Review {
  return {
    id,
    userId: isErased(email) ? { name: '', email: '' } : { name, email: maskEmail(email) },
    comment,
    rating,
    createdAt: new Date(created_at).toISOString(),
  }
}

/** Enough for the writer to recognize: `asha@example.com` is shown as `a•••@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
