import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shelve(shop.db, { title: 'Grandfather Portrait Frame', productType: 'photoframe' })
  await shelve(shop.db, { title: 'Birthday Collage', productType: 'photoframe' })
  await shelve(shop.db, { title: 'Anniversary Mug', deleted: true })
})
afterAll(() => shop.close())

async function meant(search: string): Promise<string | null> {
  const path = `/product/did-you-mean?search=${encodeURIComponent(search)}`
  const { status, body } = await shop.call<{ data: string | null }>('GET', path)
  expect(status, search).toBe(200)
  return body.data
}

test.each([
  ['granfatherr', 'grandfather'],
  ['brithdayy', 'birthday'],
  ['birthdy colage', null],
  ['portrait', null],
])('“%s” asks for “%s”, where it finds nothing itself', async (search, words) => {
  expect(await meant(search)).toBe(words)
})

test.each(['zzqx', 'mobile cover', 'annversaryy', '', '!!!'])(
  'for “%s” nothing is offered: no word that is in the shop is like it',
  async (search) => {
    expect(await meant(search)).toBeNull()
  },
)
