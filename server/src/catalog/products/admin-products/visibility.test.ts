import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilterCounts, Product } from '@tohfa/contract/catalog/products'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { addMug } from './product-form.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

type List = { data: Product[]; totalCount: number }
const get = <T>(path: string, token?: string) =>
  shop.call<T>('GET', path, token === undefined ? {} : { token })
const patch = (id: string, body: object) =>
  shop.call<{ data: Product; fields?: object }>('PATCH', `/admin-product/${id}`, {
    token: admin.token,
    body,
  })

async function aMug(visibility?: string): Promise<string> {
  const { id } = (await addMug(shop, admin)).body.data
  if (visibility) expect((await patch(id, { visibility })).status).toBe(200)
  return id
}

/** All places that show products, each with a function that returns them. */
async function shopShows(id: string): Promise<string[]> {
  const lists = {
    listing: '/product?limit=60',
    search: '/product?limit=60&search=chai%20weather',
    typo: '/product?limit=60&search=chai%20wether',
    'best products': '/product/get-best-products',
    suggestions: '/product/suggestions?search=chai%20weather',
  }
  const shown: string[] = []
  for (const [name, path] of Object.entries(lists)) {
    const { data } = (await get<{ data: { id?: string }[] }>(path)).body
    if (data.some((one) => one.id === id)) shown.push(name)
  }
  for (const [name, path] of Object.entries({
    sitemap: '/sitemap.xml',
    'listing page': '/product-filter',
  })) {
    const page = await fetch(`${shop.url}${path}`)
    if ((await page.text()).includes(id)) shown.push(name)
  }
  if ((await get(`/product/${id}`)).status === 200) shown.push('product')
  const page = await fetch(`${shop.url}/product-detail/${id}`)
  await page.body?.cancel()
  if (page.status === 200) shown.push('product page')
  return shown
}
const everywhere = [
  'listing',
  'search',
  'typo',
  'best products',
  'suggestions',
  'sitemap',
  'listing page',
  'product',
  'product page',
]

test.each(['hidden', 'draft'])(
  'a %s product is nowhere in the shop, at once, and back as soon as it is published',
  async (visibility) => {
    const id = await aMug()
    expect(await shopShows(id)).toEqual(everywhere)
    await patch(id, { visibility })
    expect(await shopShows(id)).toEqual([])
    await patch(id, { visibility: 'published' })
    expect(await shopShows(id)).toEqual(everywhere)
  },
)

test('staff find, filter, count and read what is not published, and it says so', async () => {
  const draft = await aMug('draft')
  const hidden = await aMug('hidden')
  const published = await aMug()
  const found = async (query: string) => {
    const { body } = await get<List>(`/admin-product?limit=60${query}`, admin.token)
    return body
  }
  const ids = ({ data }: List) => data.map(({ id }) => id)
  expect(ids(await found(''))).toEqual(expect.arrayContaining([draft, hidden, published]))
  expect(ids(await found('&search=chai%20weather'))).toEqual(
    expect.arrayContaining([draft, hidden, published]),
  )
  const drafts = await found('&visibility=draft')
  expect(drafts.data.every((one) => one.visibility === 'draft')).toBe(true)
  expect([drafts.totalCount, ids(drafts).includes(draft)]).toEqual([drafts.data.length, true])
  expect(ids(await found('&visibility=published'))).not.toContain(draft)
  const one = await get<{ data: Product }>(`/admin-product/${hidden}`, admin.token)
  expect(one.body.data.visibility).toBe('hidden')
  for (const visibility of ['all', 'published', 'hidden', 'draft']) {
    const query = `visibility=${visibility}`
    const counts = await get<{ data: FilterCounts }>(
      `/admin-product/filter-counts?${query}`,
      admin.token,
    )
    const { totalCount } = await found(`&${query}&categories=coffee-mug`)
    expect(counts.body.data.categories['coffee-mug']).toBe(totalCount)
  }
  expect((await get('/admin-product?visibility=secret', admin.token)).status).toBe(400)
  expect((await get(`/admin-product/${draft}`, (await aPerson(shop)).token)).status).toBe(403)
})

test('a product that is sent without saying stays what it was; a wrong word is reported at its field', async () => {
  const id = await aMug('draft')
  expect((await patch(id, { price: 600 })).body.data.visibility).toBe('draft')
  const { visibility: _said, ...whole } = (
    await get<{ data: Product }>(`/admin-product/${id}`, admin.token)
  ).body.data
  const put = await shop.call<{ data: Product }>('PUT', `/admin-product/${id}`, {
    token: admin.token,
    body: whole,
  })
  expect(put.body.data.visibility).toBe('draft')
  const wrong = await patch(id, { visibility: 'secret' })
  expect([wrong.status, wrong.body.fields]).toEqual([400, { visibility: 'Not valid' }])
})

test('a line of a hidden product says so and cannot be ordered; orders keep it, and its buyers can review it', async () => {
  const id = await aMug()
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, id)
  await order(shop, asha, 'cash')
  await putIntoCart(shop, asha, id)
  await patch(id, { visibility: 'hidden' })
  const { body } = await get<{ data: { available: boolean }[] }>(`/cart/${asha.id}`, asha.token)
  expect(body.data).toMatchObject([{ available: false }])
  expect((await order(shop, asha, 'cash')).status).toBe(409)
  const ravi = await aPerson(shop)
  const refused = await shop.call('POST', '/cart', {
    token: ravi.token,
    body: { product_id: id, user_id: ravi.id, selectedDetails: { color: 'White' } },
  })
  expect(refused.status).toBe(404)
  expect(await ordersOf(shop, asha)).toMatchObject([{ order_items: [{ product: { id } }] }])
  const review = { comment: 'Still warm', rating: 5, productId: id, userId: asha.id }
  const written = await shop.call('POST', '/reviews', { token: asha.token, body: review })
  expect(written.status).toBe(201)
  await patch(id, { visibility: 'published' })
  const reviews = await get<List>(`/reviews?productId=${id}`)
  expect(reviews.body.totalCount).toBe(1)
})

test('a payment that was begun before its product was hidden ends as an order', async () => {
  const id = await aMug()
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, id)
  const { razorpayOrderId } = (await order(shop, asha, 'online')).body.data
  await patch(id, { visibility: 'hidden' })
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  expect((await verify(shop, asha, callback)).status).toBe(200)
  expect(await ordersOf(shop, asha)).toMatchObject([{ order_items: [{ product: { id } }] }])
})

test('the studio of a draft is its staff’s alone', async () => {
  const id = await aMug()
  const put = await shop.call('PUT', `/admin-product/${id}/studio`, {
    token: admin.token,
    body: aMugStudio,
  })
  expect(put.status).toBe(200)
  expect((await get(`/studio/products/${id}`)).status).toBe(200)
  await patch(id, { visibility: 'draft' })
  expect((await get(`/studio/products/${id}`)).status).toBe(404)
  expect((await get(`/admin-product/${id}/studio`, admin.token)).status).toBe(200)
})
