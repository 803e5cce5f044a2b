import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedReport } from '@tohfa/contract/catalog/moving/moving'
import type { OldAddress } from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import type { Product } from '@tohfa/contract/catalog/products'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  type Cells,
  fileOf,
  givenPictures,
  shirtAnswers,
  shirtPictures,
  shirtRows,
} from './moving.fixture.ts'

let shop: TestShop
let manager: Person
let pictures: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
  pictures = await givenPictures(shop.db, [...shirtPictures, 'mug.jpg'])
})
afterAll(() => shop.close())

type Answer = { data: MovedReport; code?: string; fields?: Record<string, string> }
const send = (rows: readonly Cells[], more: object = {}) =>
  shop.call<Answer>('POST', '/admin-import/former-products', {
    token: manager.token,
    body: { source: 'shopify', csv: fileOf(rows), pictures, answers: shirtAnswers, ...more },
  })
async function dry(rows: readonly Cells[], more: object = {}): Promise<MovedReport> {
  const { status, body } = await send(rows, more)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
async function moved(rows: readonly Cells[], more: object = {}): Promise<MovedReport> {
  const { plan } = await dry(rows, more)
  return dry(rows, { ...more, dryRun: false, plan })
}
async function targetOf(path: string): Promise<string | undefined> {
  const { body } = await shop.call<{ data: OldAddress[] }>(
    'GET',
    `/admin/old-addresses?search=${encodeURIComponent(path)}`,
    { token: manager.token },
  )
  return body.data.find((one) => one.path === path)?.target
}
async function productAt(path: string): Promise<Product> {
  const id = (await targetOf(path))?.split('/').at(-1)
  const { body } = await shop.call<{ data: Product }>('GET', `/admin-product/${id}`, {
    token: manager.token,
  })
  return body.data
}
const wrong = ({ problems }: MovedReport) => problems.map(({ line, field }) => [line, field])

test('a product of Shopify becomes one of ours, with colours, sizes, stock, pictures and its old address', async () => {
  const report = await moved(shirtRows('rain-tee'))
  expect(report).toMatchObject({ products: 1, created: 1, known: 0, problems: [] })
  expect(await productAt('/products/rain-tee')).toMatchObject({
    title: 'Shirt rain-tee',
    productType: 't-shirts',
    category: 'Printed',
    brand: 'Old Maker',
    description: expect.stringMatching(/^A shirt of combed cotton for long days\.\nWashed/),
    highlights: [
      'Washed before sewing, so that it stays in shape',
      'Printed with water-based inks & love',
    ],
    price: 999,
    discount: 50.05,
    discountedPrice: 499,
    material: 'Cotton',
    trackStock: true,
    colors: [
      {
        color: 'Navy',
        images: [pictures['tee front.jpg']],
        sizes: [
          { size: 'S', stock: 0 },
          { size: 'XL', stock: 1 },
        ],
      },
      {
        color: 'White',
        images: [pictures['White.png']],
        sizes: [
          { size: 'S', stock: 2 },
          { size: 'XL', stock: 3 },
        ],
      },
    ],
  })
  expect(await targetOf('/collections/t-shirts-printed')).toBe(
    '/product-filter?productType=t-shirts',
  )
})

test('the same file twice adds nothing, also at once, and leaves what staff changed', async () => {
  const rows = shirtRows('twice')
  const { plan } = await dry(rows)
  const both = await Promise.all([1, 2].map(() => send(rows, { dryRun: false, plan })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await moved(rows)).toMatchObject({ created: 0, known: 1, addresses: 0 })
  const { id } = await productAt('/products/twice')
  await shop.call('DELETE', `/admin-product/${id}`, { token: manager.token })
  expect(await dry(rows)).toMatchObject({ created: 0, known: 1 })
})

test('a dry run writes nothing and names each wrong cell by its line and column', async () => {
  const rows = [
    ...shirtRows('good-one'),
    ...shirtRows('no-words', { 'Body (HTML)': '<p>Short</p>' }),
    ...shirtRows('no-price', { 'Variant Price': 'free' }),
    ...shirtRows('no-picture', { 'Image Src': 'https://cdn.shopify.com/missing.jpg' }),
    ...shirtRows('too-low', { 'Variant Compare At Price': '99999' }),
  ]
  const report = await dry(rows)
  expect(wrong(report)).toEqual([
    [6, 'Body (HTML) → description'],
    [6, 'Body (HTML) → highlights'],
    [11, 'Variant Price'],
    [14, 'Image Src'],
    [19, 'Variant Price'],
  ])
  expect(await targetOf('/products/good-one')).toBeUndefined()
  expect((await send(rows, { dryRun: false })).status).toBe(400)
  const answers = { ...shirtAnswers, leaveOut: true }
  expect(await moved(rows, { answers })).toMatchObject({ created: 1, leftOut: 4 })
  expect(await targetOf('/products/good-one')).toBeDefined()
})

test('a type or an option that is not ours is asked for', async () => {
  const rows = shirtRows('asked', { Type: 'Oddities', 'Option2 Name': 'Fit' })
  const report = await dry(rows)
  expect(wrong(report)).toEqual([[2, 'Type']])
  expect(report.types).toEqual([{ name: 'Oddities', products: 1, answer: null }])
  const types = { Oddities: shirtAnswers.types['T-Shirts Printed'] }
  const next = await dry(rows, { answers: { types } })
  expect(wrong(next)).toEqual([[2, 'Option1 Name']])
  expect(next.options).toContainEqual({ name: 'Fit', values: ['Small', 'XL'], use: null })
  const answers = { types, options: { Fit: 'size' } }
  expect(await dry(rows, { answers })).toMatchObject({ created: 1, problems: [] })
})

test('different prices are one problem, or a product for each', async () => {
  const rows = shirtRows('prices').map((row, at) =>
    at === 3 ? { ...row, 'Variant Price': '599.00' } : row,
  )
  expect(wrong(await dry(rows))).toEqual([[5, 'Variant Price']])
  const answers = { ...shirtAnswers, separatePrices: true }
  const report = await moved(rows, { answers })
  expect(report).toMatchObject({ created: 2, problems: [] })
  expect(report.shown.map(({ title }) => title)).toEqual([
    'Shirt prices, Navy Small Navy XL White Small',
    'Shirt prices, White XL',
  ])
  expect(await moved(rows, { answers })).toMatchObject({ created: 0, known: 2 })
})

test('what is paid stays what is paid, without an old price too', async () => {
  const answers = { ...shirtAnswers, discount: 7 }
  await moved(
    shirtRows('plain', { 'Variant Compare At Price': '' }).map((row) => ({
      ...row,
      'Variant Compare At Price': '',
    })),
    { answers },
  )
  expect(await productAt('/products/plain')).toMatchObject({ discount: 7, discountedPrice: 499 })
})

test('drafts and archived products are not on sale', async () => {
  await moved([
    ...shirtRows('is-draft', { Status: 'draft' }),
    ...shirtRows('is-archived', { Status: 'archived' }),
    ...shirtRows('is-unpublished', { Published: 'false' }),
  ])
  for (const [handle, visibility] of [
    ['is-draft', 'draft'],
    ['is-archived', 'hidden'],
    ['is-unpublished', 'draft'],
  ])
    expect(await productAt(`/products/${handle}`)).toMatchObject({ visibility })
})

const mug = (change: Cells): Cells => ({
  ID: '10',
  Type: 'simple',
  SKU: 'MUG',
  Name: 'Café Mug – 11 oz.',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Short description': '<p>A mug for the first rain of June.</p>',
  Description: String.raw`<p>Printed on both sides.</p>\n<p>Safe in the oven and in the machine.</p>`,
  'In stock?': '1',
  Stock: '',
  'Sale price': '',
  'Regular price': '450',
  Categories: 'Kitchen > Coffee Mugs, Gifts',
  Images: 'https://old.example/wp-content/uploads/2024/01/Mug-300x300.jpg',
  Parent: '',
  'Attribute 1 name': 'Material',
  'Attribute 1 value(s)': 'Ceramic',
  'Attribute 2 name': 'Capacity',
  'Attribute 2 value(s)': '330 ml',
  ...change,
})

test('a product of WooCommerce keeps its facts, and its address is made as WordPress does', async () => {
  const report = await moved([mug({})], { source: 'woocommerce', answers: {} })
  expect(report).toMatchObject({ created: 1, problems: [] })
  expect(await productAt('/product/cafe-mug-11-oz')).toMatchObject({
    productType: 'coffee-mug',
    material: 'Ceramic',
    capacity: '330 ml',
    discountedPrice: 450,
    trackStock: false,
    colors: [{ color: 'As pictured', images: [pictures['mug.jpg']] }],
  })
  expect(await targetOf('/product-category/coffee-mugs')).toBe(
    '/product-filter?productType=coffee-mug',
  )
})

test('the variations of WooCommerce are colours, and a size of a mug makes products', async () => {
  const parent = mug({
    ID: '20',
    SKU: 'PARENT',
    Type: 'variable',
    Name: 'Name Mug',
    'Regular price': '',
    'Attribute 3 name': 'Color',
    'Attribute 3 value(s)': String.raw`Red, Blue\, dark`,
    'Attribute 4 name': 'Size',
    'Attribute 4 value(s)': '11 oz, 15 oz',
  })
  const variation = (id: string, color: string, size: string, price: string): Cells => ({
    ID: id,
    Type: 'variation',
    Name: 'Name Mug - variation',
    Parent: id === '21' ? 'id:20' : 'PARENT',
    Stock: '4',
    'Regular price': price,
    'Sale price': id === '21' ? '400' : '',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': color,
    'Attribute 2 name': 'Size',
    'Attribute 2 value(s)': size,
  })
  const rows = [
    parent,
    variation('21', 'Red', '11 oz', '500'),
    variation('22', 'Red', '15 oz', '600'),
    variation('23', String.raw`Blue\, dark`, '15 oz', '600'),
  ]
  const report = await moved(rows, { source: 'woocommerce', answers: {} })
  expect(report).toMatchObject({ created: 2, problems: [] })
  expect(report.shown.map(({ title }) => title)).toEqual(['Name Mug, 11 oz', 'Name Mug, 15 oz'])
  expect(await productAt('/product/name-mug')).toMatchObject({
    price: 500,
    discountedPrice: 400,
    colors: [{ color: 'Red', stock: 4 }],
  })
})

test('1,000 products with 4,000 variants are checked and imported', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => shirtRows(`many-${at}`)).flat()
  rows[4 * 499] = { ...rows[4 * 499], 'Variant Price': 'two hundred' }
  expect(wrong(await dry(rows))).toEqual([[1_999, 'Variant Price']])
  rows[4 * 499] = { ...rows[4 * 499], 'Variant Price': '499.00' }
  const report = await moved(rows)
  expect(report).toMatchObject({ rows: 4_000, products: 1_000, created: 1_000 })
  expect(report.addresses).toBeGreaterThanOrEqual(1_000)
})

test.each([
  ['', 'csv'],
  ['Handle,Title\nx,y\n', 'csv'],
  ['PK\u0003\u0004 a workbook', 'csv'],
  ['Handle,Title,Variant Price\n"open,mug,1\n', 'csv'],
  ['Handle,Title,Variant Price\n\uFFFD,mug,1\n', 'csv'],
])('of a file that begins with %j the fault is named', async (csv, field) => {
  const answer = await send([], { csv })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('hostile cells are words: markup, formulas, addresses of elsewhere', async () => {
  const rows = shirtRows('../../etc/passwd', {
    Title: '=HYPERLINK("https://evil.example")',
    'Body (HTML)': `<img src=x onerror=alert(1)><p>A shirt of combed cotton for long days &lt;b&gt; and short nights.</p>${'<li'.repeat(9_000)}`,
  })
  const report = await moved(rows)
  expect(report).toMatchObject({ created: 1, problems: [] })
  const { title, description } = await productAt('/etc/passwd')
  expect(title).toBe('=HYPERLINK("https://evil.example")')
  expect(description).not.toMatch(/onerror|<img/)
  expect(description).toContain('<b>')
})

test('only owners and managers import', async () => {
  const printer = await aPerson(shop, 'printer')
  const answer = await shop.call('POST', '/admin-import/former-products', {
    token: printer.token,
    body: { source: 'shopify', csv: '' },
  })
  expect(answer.status).toBe(403)
})
