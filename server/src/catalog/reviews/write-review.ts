import { v7 } from 'uuid'
import type { ReviewDraft } from '@tohfa/contract/catalog/reviews'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import type { SentPhotos } from '#studio/photos/sent-photos.service.ts'
import {
  hasBought,
  lockProduct,
  photosOf,
  putReview,
  setConsent,
  setPhotos,
  setUnseen,
} from './write-review.queries.ts'

export type WriteDeps = {
  connection: Pick<Connection, 'db' | 'transaction'>
  sentPhotos: Pick<SentPhotos, 'requireOwn' | 'removeUnused'>
}

/**
 * Stores a buyer's review in place of their earlier one, with its photos and the consent to show them
 * (docs/product.md 7.3, 7.6, 7.7).
 *
 * @param sentence what the box of the consent says to this reader
 * @returns the id of the review
 */
export async function writeReview(
  { connection, sentPhotos }: WriteDeps,
  draft: ReviewDraft,
  sentence: string,
): Promise<string> {
  const productId = knownId(draft.productId, 'product_not_found')
  const bought = await hasBought(connection.db, draft)
  return connection.transaction(async (tx) => {
    // Before the lock, because the product's other reviewers wait for it.
    await announce(tx, { kind: 'catalog' })
    if (!(await lockProduct(tx, productId))) throw new Failure('product_not_found')
    if (!bought) throw new Failure('not_bought')
    const id = await putReview(tx, { ...draft, id: v7() })
    await keepPhotos(tx, sentPhotos, id, draft, sentence)
    return id
  })
}

async function keepPhotos(
  tx: Transaction,
  sentPhotos: WriteDeps['sentPhotos'],
  reviewId: string,
  { userId, photos, photoConsent }: ReviewDraft,
  sentence: string,
): Promise<void> {
  const before = await photosOf(tx, reviewId)
  const after = photos ? await sentPhotos.requireOwn(tx, userId, photos) : before
  const hasNew = after.some((id) => !before.includes(id))
  if (photos) {
    await setPhotos(tx, reviewId, after)
    await sentPhotos.removeUnused(
      tx,
      before.filter((id) => !after.includes(id)),
    )
  }
  if (hasNew) await setUnseen(tx, reviewId)
  // An earlier consent says nothing of photos that came after it.
  const agrees = photoConsent ?? (hasNew ? false : null)
  if (after.length === 0 || agrees === false) await setConsent(tx, reviewId, null)
  else if (agrees) await setConsent(tx, reviewId, sentence)
}
