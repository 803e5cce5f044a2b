import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { mostReviewPhotos, reviewStates } from '@tohfa/contract/catalog/review-states'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { sentPhotos } from './studio.tables.ts'

/** What a buyer says of a product. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    comment: text().notNull(),
    /** Whether the product's page shows it. */
    state: text({ enum: reviewStates }).notNull().default('shown'),
    /** Why staff hide it; for staff alone. */
    reason: text(),
    /** The shop's own words under it. */
    answer: text(),
    answeredAt: instant(),
    /** The sentence by which the writer let the shop show the photos; null without consent. */
    photoConsent: text(),
    photoConsentAt: instant(),
    /** When staff decided which of the photos the page shows; null while some are new. */
    photosSeenAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_per_person').on(t.productId, t.userId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_state', oneOf(t.state, reviewStates)),
    check('reviews_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reviews_consent', sql`(${t.photoConsent} is null) = (${t.photoConsentAt} is null)`),
    index('reviews_newest').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_user').on(t.userId),
    index('reviews_of_shop').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_by_stars').on(
      t.rating,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('reviews_hidden')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'hidden'`),
    index('reviews_waiting')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.photoConsent} is not null and ${t.photosSeenAt} is null`),
    index('reviews_comment_trigrams').using('gin', sql`${t.comment} gin_trgm_ops`),
  ],
)

/** The photos of a review; the page shows those that staff have shown. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    photoId: uuid()
      .notNull()
      .references(() => sentPhotos.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** When staff showed it; null while it is private. */
    shownAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.photoId] }),
    unique('review_photos_position').on(t.reviewId, t.position),
    check(
      'review_photos_most',
      sql`${t.position} between 1 and ${sql.raw(String(mostReviewPhotos))}`,
    ),
    index('review_photos_photo').on(t.photoId),
  ],
)
