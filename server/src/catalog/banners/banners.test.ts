import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Banner } from '@tohfa/contract/catalog/banners'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { banners, images } from '#platform/database/schema/catalog.tables.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.insert(images).values({ key: 'picture', width: 1920, height: 640 })
  const hour = 3_600_000
  const place = { link: '/product-filter', imageKey: 'picture', position: 'homepage-top' } as const
  await shop.db.insert(banners).values([
    { ...place, alt: 'second', deviceType: 'desktop', sort: 2 },
    { ...place, alt: 'first', deviceType: 'desktop', sort: 1 },
    { ...place, alt: 'small', deviceType: 'mobile' },
    { ...place, alt: 'any', sort: 3 },
    { ...place, alt: 'bottom', position: 'homepage-bottom' },
    { ...place, alt: 'over', endsAt: new Date(Date.now() - hour) },
    { ...place, alt: 'to come', startsAt: new Date(Date.now() + hour) },
  ])
})
afterAll(() => shop.close())

async function alts(query: string): Promise<string[]> {
  const { body } = await shop.call<{ data: Banner[] }>('GET', `/api/banners?${query}`)
  return body.data.map(({ alt }) => alt)
}

test('a place shows the banners of its device and of any, in order, that are on now', async () => {
  expect(await alts('deviceType=desktop&position=homepage-top')).toEqual(['first', 'second', 'any'])
  expect(await alts('deviceType=mobile&position=homepage-top')).toEqual(['small', 'any'])
  expect(await alts('position=homepage-bottom')).toEqual(['bottom'])
  expect(await alts('position=homepage-bottom&deviceType=')).toEqual(['bottom'])
})

test('a banner is a link and a picture with a text and a size', async () => {
  const { body } = await shop.call('GET', '/api/banners?position=homepage-bottom')
  const imageUrl = '/images/picture/1280.webp'
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: expect.any(String),
        link: '/product-filter',
        imageUrl,
        alt: 'bottom',
        width: 1920,
        height: 640,
      },
    ],
  })
})

test.each(['deviceType=watch&position=homepage-top', 'position=footer'])(
  'an unknown device or position is refused: %s',
  async (query) => {
    const { status, body } = await shop.call<FailureEnvelope>('GET', `/api/banners?${query}`)
    expect([status, body.code]).toEqual([400, 'bad_request'])
  },
)
