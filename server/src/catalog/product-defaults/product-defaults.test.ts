import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import type { MovedReport } from '@tohfa/contract/catalog/moving/moving'
import type { ProductDefaults } from '@tohfa/contract/catalog/product-defaults'
import type { Product } from '@tohfa/contract/catalog/products'
import {
  fileOf,
  givenPictures,
  shirtAnswers,
  shirtPictures,
  shirtRows,
} from '#catalog/moving/moving.fixture.ts'
import { addMug } from '#catalog/products/admin-products/product-form.fixture.ts'
import { gramsOf } from './product-defaults.service.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
})
afterAll(() => shop.close())

type Listed = { data: ProductDefaults[]; code?: string; fields?: Record<string, string> }
const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) =>
  shop.call<T>(method, path, { token: manager.token, ...(body && { body }) })
const set = (body: object) => call<Listed>('PUT', '/admin/product-defaults', body)
const ofType = (body: Listed, type: string) =>
  body.data.find(({ productType }) => productType === type)
async function product(id: string): Promise<Partial<Product>> {
  const { body } = await call<{ data: Product }>('GET', `/admin-product/${id}`)
  return body.data
}

const ours = 'Example Gifts, 12 MG Road, Bengaluru 560001'

test('a change counts for the named types, keeps what is left out and clears what is empty', async () => {
  const all = { countryOfOrigin: 'India', maker: ours, packer: ours, weight: 420 }
  const { status, body } = await set({ types: ['coffee-mug', 'caps'], ...all })
  expect(status).toBe(200)
  const mug = { countryOfOrigin: 'IN', maker: ours, packer: ours, importer: null, weight: 420 }
  expect(ofType(body, 'coffee-mug')).toMatchObject(mug)
  expect(ofType(body, 'caps')).toMatchObject(mug)
  expect(ofType(body, 'pillow')).toMatchObject({ maker: null, weight: 250 })

  const { body: less } = await set({ types: ['caps'], packer: '' })
  expect(ofType(less, 'caps')).toMatchObject({ ...mug, packer: null })
  expect(ofType(less, 'coffee-mug')).toMatchObject(mug)
})

test('what is wrong is said at its field', async () => {
  const { status, body } = await set({ types: [], countryOfOrigin: 'Nowhere', weight: 0 })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['countryOfOrigin', 'types', 'weight'])
})

test('products stay as they are until staff fill what they lack, by the number that they read', async () => {
  const { body: added } = await addMug(shop, manager)
  const { body: own } = await addMug(shop, manager)
  const foreign = { countryOfOrigin: 'CN', maker: 'Far Works, Yiwu' }
  await call('PATCH', `/admin-product/${own.data.id}`, foreign)
  const mug = { types: ['coffee-mug'], countryOfOrigin: 'IN', maker: ours, importer: ours }
  const { body } = await set(mug)
  expect(ofType(body, 'coffee-mug')?.fillable).toBe(2)
  expect(await product(added.data.id)).not.toHaveProperty('maker')

  const fill = (products: number) =>
    call<Listed>('POST', '/admin/product-defaults/fill', { types: ['coffee-mug'], products })
  expect(await fill(1)).toMatchObject({ status: 409, body: { code: 'products_changed' } })
  expect(await fill(2)).toMatchObject({ status: 200 })
  const filled = await product(added.data.id)
  expect(filled).toMatchObject({ countryOfOrigin: 'IN', maker: ours, packer: ours })
  expect(filled).not.toHaveProperty('importer')
  expect(await product(own.data.id)).toMatchObject({ ...foreign, importer: ours })
  expect(ofType((await set({ types: ['caps'] })).body, 'coffee-mug')?.fillable).toBe(0)
})

test('the default maker is not that of goods from another country', async () => {
  await set({ types: ['coffee-mug'], countryOfOrigin: 'IN', maker: ours, packer: '' })
  const { body: added } = await addMug(shop, manager)
  await call('PATCH', `/admin-product/${added.data.id}`, { countryOfOrigin: 'CN' })
  await set({ types: ['coffee-mug'], importer: '' })
  const { body } = await set({ types: ['coffee-mug'] })
  expect(ofType(body, 'coffee-mug')?.fillable).toBe(0)
})

test('a file fills empty cells of new rows only, and its check names them', async () => {
  await givenPictures(shop.db, ['mug.jpg'])
  await set({ types: ['coffee-mug'], countryOfOrigin: 'IN', maker: ours })
  const row = {
    productType: 'coffee-mug',
    category: 'Classic',
    title: 'Mug of a file',
    description: 'A mug for the first rain of June, printed on both sides and safe in the oven.',
    highlights: 'Printed on both sides | Holds 330 ml | Safe in the microwave oven',
    price: '499',
    discount: '10',
    rating: '4',
    colors: 'White',
    images: '/images/given-0/720.webp',
    stock: '5',
    material: 'Ceramic',
    capacity: '330 ml',
    maker: '',
  }
  const send = (csv: string, more: object) =>
    call<{ data: ImportReport }>('POST', '/admin-import/products', { csv, ...more })
  const csv = fileOf([row, { ...row, title: 'Mug of a potter', maker: 'Own Potter, Khurja' }])
  const { body } = await send(csv, { dryRun: true })
  const cells = body.data.changes?.map((change) =>
    change.cells.map(({ column, to }) => [column, to]),
  )
  expect(cells?.[0]).toContainEqual(['maker', ours])
  expect(cells?.[0]).toContainEqual(['countryOfOrigin', 'IN'])
  expect(cells?.[1]).not.toContainEqual(['maker', ours])
  await send(csv, { dryRun: false, plan: body.data.plan })
  const { body: list } = await call<{ data: Product[] }>('GET', '/admin-product?search=file')
  const [added] = list.data
  expect(added).toMatchObject({ title: 'Mug of a file', maker: ours })

  const emptied = fileOf([{ id: added?.id ?? '', maker: '' }])
  const { body: changed } = await send(emptied, { dryRun: false })
  expect(changed.data).toMatchObject({ changed: 1 })
  expect(await product(added?.id ?? '')).not.toHaveProperty('maker')
})

test('a check made before a change of the defaults is not what is imported', async () => {
  const pictures = await givenPictures(shop.db, shirtPictures)
  const file = { source: 'shopify', csv: fileOf(shirtRows('one')), pictures, answers: shirtAnswers }
  const send = (more: object) =>
    call<{ data: MovedReport }>('POST', '/admin-import/former-products', { ...file, ...more })
  const { body: before } = await send({ dryRun: true })
  await set({ types: ['t-shirts'], maker: ours })
  expect(await send({ dryRun: false, plan: before.data.plan })).toMatchObject({ status: 409 })
  const { body: checked } = await send({ dryRun: true })
  expect(checked.data.shown[0]?.cells).toContainEqual({ column: 'maker', from: '', to: ours })
  expect((await send({ dryRun: false, plan: checked.data.plan })).body.data.created).toBe(1)
})

test('a parcel weighs what the pieces of its types do', async () => {
  await set({ types: ['coffee-mug'], weight: 420 })
  await set({ types: ['caps'], weight: 90 })
  const items = [
    { productType: 'coffee-mug', quantity: 2 },
    { productType: 'caps', quantity: 1 },
    { productType: 'pillow', quantity: 1 },
  ]
  expect(await gramsOf(shop.db, items)).toBe(2 * 420 + 90 + 250)
})
