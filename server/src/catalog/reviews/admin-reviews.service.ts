import type { ReviewDecision, StaffReview, StaffReviewQuery } from '@tohfa/contract/catalog/reviews'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { isErased } from '#platform/mail/erased.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  countAgain,
  decide,
  findForStaff,
  pageOfReviews,
  type StaffRow,
} from './admin-reviews.queries.ts'
import { reviewPhotoUrls } from './review-photo-urls.ts'
import { lockProductOf, showPhotos } from './write-review.queries.ts'

export type AdminReviews = {
  /** A page of reviews, the newest first, hidden ones too. */
  list(
    query: StaffReviewQuery,
  ): Promise<{ reviews: StaffReview[]; totalCount: number; waiting: number }>
  /** Hides or shows a review, answers it, and says which of its photos the page shows. */
  decide(id: string, decision: ReviewDecision, staffId: string): Promise<StaffReview>
}

/** The shop's say over reviews (docs/product.md 15.28). */
export function createAdminReviews({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}): AdminReviews {
  return {
    async list(query) {
      const { rows, ...counts } = await pageOfReviews(connection.db, query)
      return { reviews: rows.map(toStaffReview), ...counts }
    },

    decide: (id, decision, staffId) =>
      connection.transaction(async (tx) => {
        await announce(tx, { kind: 'catalog' })
        await lockProductOf(tx, id)
        const before = await read(tx, id)
        const { state = before.state, answer = before.answer } = decision
        const reason = state === 'shown' ? null : (decision.reason ?? before.reason)
        await decide(tx, id, { state, reason, answer }, answer !== before.answer)
        if (state !== before.state)
          await countAgain(
            tx,
            { productId: before.product_id, rating: before.rating },
            state === 'shown' ? 1 : -1,
          )
        if (decision.photos) await show(tx, before, decision.photos)
        const after = await read(tx, id)
        const details = changedFields(loggable(before), loggable(after))
        if (Object.keys(details).length > 0)
          await recordChange(tx, staffId, {
            subject: 'review',
            action: 'changed',
            subjectId: id,
            name: before.title,
            details,
          })
        return toStaffReview(after)
      }),
  }
}

async function read(tx: Transaction, id: string): Promise<StaffRow> {
  const row = await findForStaff(tx, id)
  if (!row) throw new Failure('review_not_found')
  return row
}

async function show(tx: Transaction, review: StaffRow, photos: readonly string[]): Promise<void> {
  if (photos.some((id) => !review.photos.some((one) => one.id === id)))
    throw new Failure('photo_not_found')
  if (photos.length > 0 && review.photo_consent === null)
    throw new Failure('photos_without_consent')
  await showPhotos(tx, review.id, photos)
}

const loggable = ({ state, reason, answer, photos }: StaffRow) => ({
  reviewState: state,
  reason,
  answer,
  photosShown: photos.filter(({ shown }) => shown).length,
})

const instant = (at: string) => new Date(at).toISOString()

function toStaffReview(row: StaffRow): StaffReview {
  const { product_id, name, email, created_at, answered_at, photo_consent, photo_consent_at } = row
  const { id, title, comment, rating, state, reason, answer, verified, photos } = row
  return {
    id,
    productId: product_id,
    title,
    userId: isErased(email) ? { name: '', email: '' } : { name, email },
    comment,
    rating,
    state,
    reason,
    answer,
    answeredAt: answered_at === null ? null : instant(answered_at),
    verified,
    createdAt: instant(created_at),
    photos: photos.map((photo) => ({ ...reviewPhotoUrls(photo.id), shown: photo.shown })),
    photoConsent:
      photo_consent === null || photo_consent_at === null
        ? null
        : { sentence: photo_consent, at: instant(photo_consent_at) },
    photosWaiting: row.waiting,
  }
}
