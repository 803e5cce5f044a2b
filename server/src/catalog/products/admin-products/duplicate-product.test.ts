import { beforeAll, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { addMug } from './product-form.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
})

type Answer = { data: Product; imageUrls: string[]; kept: string[]; deleted: string[] }
const send = (method: string, path: string, body?: object) =>
  shop.call<Answer>(method, path, { token: admin.token, ...(body && { body }) })
const duplicate = (id: string) => send('POST', `/admin-product/${id}/duplicate`)

test('a duplicate is a draft like its original, without stock and reviews, and found by staff', async () => {
  const { id } = (await addMug(shop, admin)).body.data
  const original = (await send('GET', `/admin-product/${id}`)).body.data
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, id)
  await order(shop, asha, 'cash')
  const review = { comment: 'Warm', rating: 1, productId: id, userId: asha.id }
  await shop.call('POST', '/reviews', { token: asha.token, body: review })
  const made = await duplicate(id)
  expect(made.status).toBe(201)
  const { createdAt: _c, updatedAt: _u, ...like } = original
  expect(made.body.data).toMatchObject({
    ...like,
    id: made.body.data.id,
    title: `${original.title} (copy)`,
    visibility: 'draft',
    colors: [{ color: 'White', images: original.colors[0]?.images, stock: 0 }],
  })
  expect(made.body.data.id).not.toBe(id)
  expect((await shop.call('GET', `/product/${made.body.data.id}`)).status).toBe(404)
  const found = await shop.call<{ data: Product[] }>(
    'GET',
    '/admin-product?visibility=draft&search=weather%20copy',
    { token: admin.token },
  )
  expect(found.body.data.map((one) => one.id)).toContain(made.body.data.id)
})

test('a long title makes room for the mark of a copy', async () => {
  const { id } = (await addMug(shop, admin)).body.data
  await send('PATCH', `/admin-product/${id}`, { title: 'Mug '.repeat(30) })
  const { title } = (await duplicate(id)).body.data
  expect(title.length).toBeLessThanOrEqual(120)
  expect(title).toMatch(/^(?:Mug )+\w* ?\(copy\)$/)
})

test('a duplicate has the studio of its original, and a change of one is none of the other', async () => {
  const { id } = (await addMug(shop, admin)).body.data
  await send('PUT', `/admin-product/${id}/studio`, aMugStudio)
  const { id: copy } = (await duplicate(id)).body.data
  const studio = async (of: string) => {
    const { productId: _id, ...rest } = (await send('GET', `/admin-product/${of}/studio`)).body
      .data as unknown as { productId: string; surcharge: number }
    return rest
  }
  expect(await studio(copy)).toEqual(await studio(id))
  await send('PUT', `/admin-product/${copy}/studio`, { ...aMugStudio, surcharge: 77 })
  expect((await studio(id)).surcharge).not.toBe(77)
})

test('the pictures of a duplicate stay when its original is deleted', async () => {
  const { id } = (await addMug(shop, admin)).body.data
  const { id: copy, colors } = (await duplicate(id)).body.data
  await send('DELETE', `/admin-product/${id}`)
  const filePaths = colors[0]?.images ?? []
  const { body } = await send('DELETE', '/admin-product/upload-files', { filePaths })
  expect([body.kept, body.deleted]).toEqual([filePaths, []])
  expect((await send('GET', `/admin-product/${copy}`)).body.data.colors).toEqual(colors)
})

test('only staff duplicate, and only what is there', async () => {
  const { id } = (await addMug(shop, admin)).body.data
  const { token } = await aPerson(shop)
  expect((await shop.call('POST', `/admin-product/${id}/duplicate`, { token })).status).toBe(403)
  expect((await duplicate('0192f5a0-0000-7000-8000-000000000000')).status).toBe(404)
})
