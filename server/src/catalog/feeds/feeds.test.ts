import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const read = (text: string) =>
  text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')

/** The items of a product, each by its attributes; several values of a name are joined by a space. */
async function itemsOf(productId: string, reader = 'google'): Promise<Record<string, string>[]> {
  const answer = await fetch(`${shop.url}/feeds/${reader}.xml`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await answer.text()
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
  expect(xml).toMatch(/<\/channel><\/rss>\n$/)
  return [...xml.matchAll(/<item>(.*?)<\/item>/g)]
    .map(([, inner = '']) => {
      const item: Record<string, string> = {}
      for (const [, name = '', text = ''] of inner.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
        item[name] = [item[name], read(text)].filter(Boolean).join(' ')
      return item
    })
    .filter((item) => item['link']?.endsWith(productId))
}

test('a product is an item with what it really costs, and its old price where it has a discount', async () => {
  const id = await aProduct(shop, { title: 'Mug <b>&</b> "cup"', price: 500, discount: 10 })
  expect(await itemsOf(id)).toMatchObject([
    {
      id,
      title: 'Mug <b>&</b> "cup"',
      link: `${shop.url}/product-detail/${id}`,
      availability: 'in_stock',
      price: '500.00 INR',
      sale_price: '450.00 INR',
      brand: 'Tohfa',
      condition: 'new',
      identifier_exists: 'no',
      color: 'White',
    },
  ])
  const plain = await aProduct(shop, { price: 500, discount: 0 })
  const [item] = await itemsOf(plain)
  expect(item).toMatchObject({ price: '500.00 INR' })
  expect(item).not.toHaveProperty('sale_price')
})

test('the print of what is sold personalised only is in its price', async () => {
  const studio = { required: true, surcharge: 99 }
  const id = await aCustomizable(shop, studio, { price: 500, discount: 10 })
  expect(await itemsOf(id)).toMatchObject([{ price: '599.00 INR', sale_price: '549.00 INR' }])
})

test('colours and sizes are items of one group with ids of at most 50 characters, in stock or not', async () => {
  const id = await aProduct(shop, {
    productType: 't-shirts',
    colors: ['Red', 'A colour with a long name that somebody typed'],
    sizes: ['S', 'XL'],
    stock: 2,
  })
  await shop.db.execute(sql`update product_variants set stock = 0
    where product_id = ${id} and size = 'XL'`)
  const items = await itemsOf(id)
  expect(items.map((item) => [item['item_group_id'], item['size'], item['availability']])).toEqual([
    [id, 'S', 'in_stock'],
    [id, 'XL', 'out_of_stock'],
    [id, 'S', 'in_stock'],
    [id, 'XL', 'out_of_stock'],
  ])
  const ids = items.map((item) => item['id'] ?? '')
  expect(new Set(ids).size).toBe(4)
  expect(Math.max(...ids.map((one) => one.length))).toBeLessThanOrEqual(50)
  expect((await itemsOf(id)).map((item) => item['id'])).toEqual(ids)
})

test('each pack has its own price', async () => {
  const id = await aProduct(shop, {
    productType: 'business-cards',
    packs: [100, 250],
    price: 300,
    discount: 0,
    packPrices: { 250: 60_000 },
  })
  expect((await itemsOf(id)).map((item) => [item['title'], item['price']])).toEqual([
    ['Chai Weather Mug, White, 100 N', '300.00 INR'],
    ['Chai Weather Mug, White, 250 N', '600.00 INR'],
  ])
})

test('hidden products and drafts are in no feed', async () => {
  const id = await aProduct(shop)
  await shop.db.execute(sql`update products set visibility = 'hidden' where id = ${id}`)
  expect(await itemsOf(id)).toEqual([])
})

test('Meta gets pictures as JPEG, because it takes no WebP', async () => {
  const id = await aProduct(shop)
  await shop.db.execute(sql`insert into images (key, width, height) values ('mug-1', 1080, 1350)`)
  await shop.db.execute(sql`insert into color_images (color_id, position, image_key)
    select id, 0, 'mug-1' from product_colors where product_id = ${id}`)
  const picture = async (reader: string) => (await itemsOf(id, reader))[0]?.['image_link'] ?? ''
  expect(await picture('google')).toMatch(/\/images\/mug-1\/\d+\.webp$/)
  expect(await picture('meta')).toBe(`${shop.url}/images/mug-1/1200x630.jpg`)
})
