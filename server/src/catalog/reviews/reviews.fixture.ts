import { expect } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { OwnReview, Review, StaffReview } from '@tohfa/contract/catalog/reviews'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aPhoto } from '#studio/photos/photos.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Sent = { status: number; body: FailureEnvelope & { data: { id: string; url: string } } }
export type ReviewReply = Answer<FailureEnvelope & { data: Review }>
export type Decided = Answer<FailureEnvelope & { data: StaffReview }>

/** A person who bought a product, and the product. */
export async function aBuyer(
  shop: TestShop,
  known: { productId?: string; person?: Person | undefined } = {},
): Promise<{ buyer: Person; productId: string; orderId: string }> {
  const productId = known.productId ?? (await aProduct(shop))
  const buyer = known.person ?? (await aPerson(shop))
  return { buyer, productId, orderId: await aPurchase(shop, buyer, productId) }
}

export async function sendReviewPhoto(
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  bytes: Buffer,
): Promise<Sent> {
  const answer = await fetch(`${shop.url}/v1/reviews/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as Sent['body'] }
}

/** Uploads a new photo for a review; returns its id. */
export async function aReviewPhoto(shop: TestShop, person: Person): Promise<string> {
  const { status, body } = await sendReviewPhoto(shop, person, await aPhoto())
  expect(status).toBe(201)
  return body.data.id
}

/** Reviews a product, by default with five stars. */
export function review(
  shop: TestShop,
  { id: userId, token }: Person,
  productId: string,
  more: object = {},
): Promise<ReviewReply> {
  const body = { productId, userId, rating: 5, comment: 'Lovely', ...more }
  return shop.call('POST', '/reviews', { token, body })
}

export async function ownReview(
  shop: TestShop,
  { token }: Person,
  productId: string,
): Promise<OwnReview | null> {
  const path = `/reviews/mine?productId=${productId}`
  return (await shop.call<{ data: OwnReview | null }>('GET', path, { token })).body.data
}

export function decide(
  shop: TestShop,
  { token }: Person,
  id: string,
  body: object,
): Promise<Decided> {
  return shop.call('PUT', `/admin/reviews/${id}`, { token, body })
}

/** The status of a photo for somebody, or for a visitor. */
export async function photoStatus(
  shop: TestShop,
  id: string,
  reader?: Person,
  file = '1600.webp',
): Promise<number> {
  const { status } = await fetch(`${shop.url}/v1/reviews/photos/${id}/${file}`, {
    headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
  })
  return status
}

/** The reviews of a product as a visitor reads them. */
export async function shownOf(shop: TestShop, productId: string): Promise<Review[]> {
  const path = `/reviews?productId=${productId}&limit=60`
  return (await shop.call<{ data: Review[] }>('GET', path)).body.data
}
