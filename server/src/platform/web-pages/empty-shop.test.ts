import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '#platform/database/changes.ts'
import { aProduct } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
})
afterAll(() => shop.close())

const home = async (lang: string) =>
  (await fetch(shop.url, { headers: { cookie: `lang=${lang}` } })).text()
const words = {
  en: ['The shop opens soon', 'No products found', 'Best products'],
  hi: ['दुकान जल्द खुल रही है', 'कोई प्रोडक्ट नहीं मिला', 'सबसे पसंदीदा प्रोडक्ट'],
} as const

test('a shop without products says that it opens soon, without the five empty sections', async () => {
  for (const [lang, [soon, none, heading]] of Object.entries(words)) {
    const html = await home(lang)
    expect(html).toContain(soon)
    expect(html).not.toContain(none)
    expect(html).not.toContain(heading)
  }
})

test('with one product the sections appear, and empty ones have a message', async () => {
  await aProduct(shop)
  await announce(shop.db, { kind: 'catalog' })
  for (const [lang, [soon]] of Object.entries(words))
    await expect.poll(() => home(lang)).not.toContain(soon)
  expect(await home('en')).toContain('Best products')
})

test('a page past the end of a listing says so and links to the first', async () => {
  const html = await (await fetch(`${shop.url}/product-filter?page=999`)).text()
  expect(html).toContain('No records found.')
  expect(html).toContain('The list ends before this page.')
  expect(html).toMatch(/<a [^>]*href="\/product-filter"[^>]*>Go to the first page</)
})
