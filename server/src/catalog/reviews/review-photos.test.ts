import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import { photoConsentTexts } from '@tohfa/contract/catalog/photo-consent.texts'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { plain } from '#studio/photos/photos.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import {
  aBuyer,
  aReviewPhoto,
  decide,
  ownReview,
  photoStatus,
  review,
  sendReviewPhoto,
  shownOf,
} from './reviews.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
})

/** A review with photos, whose writer lets the shop show them. */
async function aReviewWithPhotos(many = 1, photoConsent = true, person?: Person) {
  const { buyer, productId } = await aBuyer(shop, { person })
  const photos: string[] = []
  for (let n = 0; n < many; n++) photos.push(await aReviewPhoto(shop, buyer))
  const { status, body } = await review(shop, buyer, productId, { photos, photoConsent })
  expect(status).toBe(201)
  return { buyer, productId, photos, id: body.data.id }
}

test('a photo is private until staff show it, and then anybody reads it and the page has it', async () => {
  const { buyer, productId, photos, id } = await aReviewWithPhotos(2)
  const [first = '', second = ''] = photos
  const [stranger, printer] = [await aPerson(shop), await aPerson(shop, 'printer')]
  const statuses = (photo: string) =>
    Promise.all(
      [undefined, stranger, printer, buyer, admin].map((who) => photoStatus(shop, photo, who)),
    )
  expect(await statuses(first)).toEqual([404, 404, 404, 200, 200])
  expect((await shownOf(shop, productId))[0]).toMatchObject({ verified: true, photos: [] })

  const decided = await decide(shop, admin, id, { state: 'shown', photos: [second] })
  expect(decided.body.data.photos.map(({ shown }) => shown)).toEqual([false, true])
  expect(await statuses(first)).toEqual([404, 404, 404, 200, 200])
  expect(await statuses(second)).toEqual([200, 200, 200, 200, 200])
  expect(await photoStatus(shop, second, undefined, '400.webp')).toBe(200)
  expect((await shownOf(shop, productId))[0]?.photos).toEqual([
    {
      id: second,
      url: `/v1/reviews/photos/${second}/1600.webp`,
      small: `/v1/reviews/photos/${second}/400.webp`,
    },
  ])

  await decide(shop, admin, id, { state: 'hidden' })
  expect(await statuses(second)).toEqual([404, 404, 404, 200, 200])
})

test('without consent staff see the photos and cannot show them', async () => {
  const { productId, photos, id } = await aReviewWithPhotos(1, false)
  expect(await photoStatus(shop, photos[0] ?? '', admin)).toBe(200)
  expect(await decide(shop, admin, id, { state: 'shown', photos })).toMatchObject({
    status: 409,
    body: { code: 'photos_without_consent' },
  })
  expect((await shownOf(shop, productId))[0]?.photos).toEqual([])
})

test('consent is kept with its sentence and time, and taking it back takes the photos off the page', async () => {
  const { buyer, productId, photos, id } = await aReviewWithPhotos()
  const shown = await decide(shop, admin, id, { state: 'shown', photos })
  expect(shown.body.data.photoConsent).toEqual({
    sentence: photoConsentTexts.sentence,
    at: expect.any(String),
  })
  await review(shop, buyer, productId, { comment: 'Still lovely' })
  expect((await shownOf(shop, productId))[0]?.photos).toHaveLength(1)

  await review(shop, buyer, productId, { photoConsent: false })
  expect((await shownOf(shop, productId))[0]?.photos).toEqual([])
  expect(await photoStatus(shop, photos[0] ?? '')).toBe(404)
  expect(await ownReview(shop, buyer, productId)).toMatchObject({
    photoConsent: false,
    photos: [{ id: photos[0] }],
  })
})

test('who reads Hindi agrees to the Hindi sentence', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const photos = [await aReviewPhoto(shop, buyer)]
  const answer = await fetch(`${shop.url}/v1/reviews`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      cookie: 'lang=hi',
    },
    body: JSON.stringify({
      productId,
      userId: buyer.id,
      rating: 4,
      comment: 'अच्छा',
      photos,
      photoConsent: true,
    }),
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  const { body } = await decide(shop, admin, data.id, { state: 'shown' })
  expect(body.data.photoConsent?.sentence).toMatch(/[\u0900-\u097F]/)
})

test('a photo that is added later is private, and an earlier consent says nothing of it', async () => {
  const { buyer, productId, photos, id } = await aReviewWithPhotos()
  await decide(shop, admin, id, { state: 'shown', photos })
  const more = [...photos, await aReviewPhoto(shop, buyer)]
  await review(shop, buyer, productId, { photos: more })
  expect(await ownReview(shop, buyer, productId)).toMatchObject({ photoConsent: false })
  await review(shop, buyer, productId, { photos: more, photoConsent: true })
  expect((await ownReview(shop, buyer, productId))?.photos.map(({ shown }) => shown)).toEqual([
    true,
    false,
  ])
  const waiting = await shop.call<{ data: { id: string }[]; waiting: number }>(
    'GET',
    '/admin/reviews?photos=waiting',
    { token: admin.token },
  )
  expect(waiting.body.data.map((one) => one.id)).toContain(id)
})

test('five photos are the most, only one’s own count, and what is no photo is refused', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const mine = await aReviewPhoto(shop, buyer)
  const six = Array.from({ length: 6 }, () => mine)
  expect(await review(shop, buyer, productId, { photos: six })).toMatchObject({
    status: 400,
    body: { fields: { photos: 'Please add at most 5 photos' } },
  })
  const foreign = await aReviewPhoto(shop, (await aBuyer(shop)).buyer)
  for (const photos of [[foreign], ['x'], [crypto.randomUUID()]])
    expect(await review(shop, buyer, productId, { photos })).toMatchObject({
      status: 404,
      body: { code: 'photo_not_found' },
    })
  expect(await shownOf(shop, productId)).toEqual([])
  expect((await sendReviewPhoto(shop, buyer, Buffer.from('no photo'))).status).toBe(415)
  expect((await sendReviewPhoto(shop, { token: 'none' }, Buffer.from('x'))).status).toBe(401)
  expect(await photoStatus(shop, 'x', buyer)).toBe(404)
})

test('a stored photo has no metadata, and its small copy is small', async () => {
  const { buyer } = await aBuyer(shop)
  const bytes = await plain(1200, 800)
    .withExif({ IFD0: { ImageDescription: 'Home' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { id } = (await sendReviewPhoto(shop, buyer, bytes)).body.data
  const read = async (file: string) => {
    const answer = await fetch(`${shop.url}/v1/reviews/photos/${id}/${file}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { format, width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    return { format, width, exif }
  }
  expect(await read('1600.webp')).toEqual({ format: 'webp', width: 1200, exif: undefined })
  expect(await read('400.webp')).toEqual({ format: 'webp', width: 400, exif: undefined })
})

test('a photo that was taken off a review is gone, and so are all with the review', async () => {
  const { buyer, productId, photos, id } = await aReviewWithPhotos(2)
  const [first = '', second = ''] = photos
  await review(shop, buyer, productId, { photos: [second], photoConsent: true })
  expect(await photoStatus(shop, first, buyer)).toBe(404)
  expect(await photoStatus(shop, second, buyer)).toBe(200)

  const remove = ({ token }: Person) => shop.call('DELETE', `/reviews/${id}`, { token })
  for (const other of [await aPerson(shop), admin])
    expect(await remove(other)).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  expect((await remove(buyer)).status).toBe(200)
  expect((await remove(buyer)).status).toBe(404)
  expect(await photoStatus(shop, second, buyer)).toBe(404)
  expect(await shownOf(shop, productId)).toEqual([])
  const product = await shop.call<{ data: object }>('GET', `/product/${productId}`)
  expect(product.body.data).toMatchObject({ numberOfReviews: 0, rating: 4.2 })
})

test('two reviews at once with other photos leave one of them with its photos', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const photos = [await aReviewPhoto(shop, buyer), await aReviewPhoto(shop, buyer)]
  const answers = await Promise.all(
    photos.map((photo) => review(shop, buyer, productId, { photos: [photo], photoConsent: true })),
  )
  const statuses = answers.map(({ status }) => status)
  // Who comes second takes the photos of the first off the review.
  expect(statuses).toEqual([201, 201])
  const own = await ownReview(shop, buyer, productId)
  expect(own?.photos).toHaveLength(1)
  expect(photos).toContain(own?.photos[0]?.id)
})

test('a photo that no review has is forgotten after a day', async () => {
  const { buyer, photos } = await aReviewWithPhotos()
  const unused = await aReviewPhoto(shop, buyer)
  await shop.db.execute(sql`update sent_photos set created_at = now() - interval '25 hours'
    where owner = ${buyer.id}`)
  await doJob(shop, 'forget-sent-photos')
  const statuses = [...photos, unused].map((id) => photoStatus(shop, id, buyer))
  expect(await Promise.all(statuses)).toEqual([200, 404])
})

test('the export has a review with its photos and consent; an erasure leaves only its words', async () => {
  const { token, userInfo } = await signUp(shop, `${crypto.randomUUID()}@example.com`)
  const { buyer, productId, photos, id } = await aReviewWithPhotos(1, true, { ...userInfo, token })
  await decide(shop, admin, id, { state: 'shown', photos })
  const again = { token: buyer.token, body: { password } }
  const { data } = (
    await shop.call<{ data: PersonalData }>('POST', `/user/${buyer.id}/export`, again)
  ).body
  expect(data['reviews']).toMatchObject([{ id, photo_consent: photoConsentTexts.sentence }])
  expect(data['review_photos']).toMatchObject([{ review_id: id, photo_id: photos[0] }])
  expect(data['sent_photos']).toMatchObject([{ url: `/v1/reviews/photos/${photos[0]}/1600.webp` }])
  expect((await shop.call('DELETE', `/user/${buyer.id}`, again)).status).toBe(200)
  expect(await photoStatus(shop, photos[0] ?? '', admin)).toBe(404)
  expect(await shownOf(shop, productId)).toMatchObject([
    { id, photos: [], userId: { name: '', email: '' } },
  ])
})
