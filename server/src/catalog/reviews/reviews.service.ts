import { validate } from 'uuid'
import {
  type OwnReview,
  type Review,
  type ReviewDraft,
  type ReviewList,
  type ReviewSummary,
  reviewsPerPage,
} from '@tohfa/contract/catalog/reviews'
import type { Language } from '@tohfa/contract/i18n/languages'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { type Reader, readsOfCustomers } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { isErased } from '#platform/mail/erased.ts'
import type { SentPhotoFile, SentPhotos } from '#studio/photos/sent-photos.service.ts'
import { consentSentence } from './photo-consent.ts'
import { reviewPhotoUrls } from './review-photo-urls.ts'
import {
  findOwn,
  findReview,
  isPhotoShown,
  listReviews,
  type ReviewRow,
} from './reviews.queries.ts'
import {
  deleteReview,
  endConsentsOf,
  hasBought,
  lockProductOf,
  photosOf,
} from './write-review.queries.ts'
import { writeReview } from './write-review.ts'

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
  write(draft: ReviewDraft, language: Language): Promise<Review>
  /** A person's own review of a product, hidden or not. */
  own(query: { productId: string; userId: string }): Promise<OwnReview | null>
  /** Deletes a person's own review with its photos; 404 for any other. */
  remove(review: { id: string; userId: string }): Promise<void>
  /** A file of a photo, and whether anybody may read it; 404 to whoever may not (docs/product.md 7.6). */
  readPhoto(
    id: string,
    file: SentPhotoFile,
    reader: Reader | null,
  ): Promise<{ bytes: Buffer; isShown: boolean }>
  /** Deletes what a person sent, for a return or a review, as part of `tx`. */
  forgetPhotosOf(tx: Transaction, userId: string): Promise<void>
}

export function createReviews({
  connection,
  sentPhotos,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
  sentPhotos: Omit<SentPhotos, 'keep'>
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

    async write(draft, language) {
      const id = await writeReview({ connection, sentPhotos }, draft, consentSentence(language))
      const written = await findReview(db, id)
      if (!written) throw new Failure('review_not_found')
      return asRead(written)
    },

    async own({ productId, userId }) {
      const row = validate(productId) ? await findOwn(db, { productId, userId }) : undefined
      if (!row) return null
      const { created_at, consented, photos, ...rest } = row
      return {
        ...rest,
        createdAt: new Date(created_at).toISOString(),
        photos: photos.map(({ id, shown }) => ({ ...reviewPhotoUrls(id), shown })),
        photoConsent: consented,
      }
    },

    remove: (review) =>
      connection.transaction(async (tx) => {
        await announce(tx, { kind: 'catalog' })
        await lockProductOf(tx, review.id)
        const photos = await photosOf(tx, review.id)
        if (!(await deleteReview(tx, review))) throw new Failure('review_not_found')
        await sentPhotos.removeUnused(tx, photos)
      }),

    async readPhoto(id, file, reader) {
      const isShown = await isPhotoShown(db, id)
      const mayRead = (owner: string) =>
        isShown ||
        (reader !== null &&
          (owner === reader.id || readsOfCustomers(reader, 'GET /reviews/photos/:id/1600.webp')))
      return { bytes: await sentPhotos.readCopy(id, mayRead, file), isShown }
    },

    async forgetPhotosOf(tx, userId) {
      await endConsentsOf(tx, userId)
      await sentPhotos.removeAllOf(tx, userId)
    },
  }
}

function asRead(row: ReviewRow): Review {
  const { id, name, email, comment, rating, created_at, answer, verified, photos } = row
  return {
    id,
    userId: isErased(email) ? { name: '', email: '' } : { name, email: maskEmail(email) },
    comment,
    rating,
    createdAt: new Date(created_at).toISOString(),
    verified,
    answer,
    photos: photos.map(reviewPhotoUrls),
  }
}

/** Enough for the writer to recognize: `asha@example.com` is shown as `a•••@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
