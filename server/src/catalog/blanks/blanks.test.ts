import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Blank } from '@tohfa/contract/catalog/blanks'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import type { Product } from '@tohfa/contract/catalog/products'
import type { StockResult } from '@tohfa/contract/catalog/stock'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aBlank, addBlank, aMug, changeBlank, putOnBlank, stocksOf } from './blanks.fixture.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

const productOf = async (id: string) =>
  (await shop.call<{ data: Product }>('GET', `/product/${id}`)).body.data
const stockOf = async (id: string) => (await productOf(id)).colors.map(({ stock }) => stock)
async function buy(productId: string, quantity = 1) {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, productId, quantity)
  return order(shop, person, 'cash')
}

test('products on a blank have its stock, and what one sells is gone from all', async () => {
  const [one, two] = [await aMug(shop, manager), await aMug(shop, manager)]
  const id = await aBlank(shop, manager, 5)
  for (const mug of [one, two]) {
    const { body } = await putOnBlank(shop, manager, mug, id)
    expect(body.data).toMatchObject({ blankId: id, trackStock: true, colors: [{ stock: 5 }] })
  }
  expect((await buy(one, 2)).status).toBe(201)
  expect(await stocksOf(shop, manager, id)).toEqual([3])
  // The pages of both are made anew.
  expect([await stockOf(one), await stockOf(two)]).toEqual([[3], [3]])
  expect((await buy(two, 3)).status).toBe(201)
  expect(await stockOf(one)).toEqual([0])
  const asha = await aPerson(shop)
  const added = shop.call('POST', '/cart', {
    token: asha.token,
    body: { product_id: one, user_id: asha.id, selectedDetails: { color: 'White' } },
  })
  expect(await added).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
})

test('one cart with two products of one blank is sold together or not at all', async () => {
  const [one, two] = [
    await aMug(shop, manager, { White: 9 }),
    await aMug(shop, manager, { White: 9 }),
  ]
  const id = await aBlank(shop, manager, 3)
  for (const mug of [one, two]) await putOnBlank(shop, manager, mug, id)
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, one, 2)
  await putIntoCart(shop, asha, two, 2)
  expect(await order(shop, asha, 'cash')).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock' },
  })
  expect(await stocksOf(shop, manager, id)).toEqual([3])
})

test('who holds a checkout may order the pieces that it holds, of any product of the blank', async () => {
  const [one, two] = [await aMug(shop, manager), await aMug(shop, manager)]
  const id = await aBlank(shop, manager, 2)
  for (const mug of [one, two]) await putOnBlank(shop, manager, mug, id)
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, one, 2)
  expect((await order(shop, asha, 'online')).status).toBe(201)
  expect(await stocksOf(shop, manager, id)).toEqual([0])
  const { body } = await shop.call<{ data: { id: string }[] }>('GET', `/cart/${asha.id}`, {
    token: asha.token,
  })
  await shop.call('DELETE', `/cart/${body.data[0]?.id}`, { token: asha.token })
  await putIntoCart(shop, asha, two, 2)
  expect((await order(shop, asha, 'cash')).status).toBe(201)
  expect(await stocksOf(shop, manager, id)).toEqual([0])
})

test('a colour that the blank lacks is out of stock, until the blank has it', async () => {
  const mug = await aMug(shop, manager, { white: 7, Blue: 7 })
  const id = await aBlank(shop, manager, 4)
  await putOnBlank(shop, manager, mug, id)
  expect(await stockOf(mug)).toEqual([4, 0])
  const variants = [
    { color: 'Blue', stock: 6 },
    { color: 'White', stock: 2 },
  ]
  await changeBlank(shop, manager, id, { variants })
  expect(await stockOf(mug)).toEqual([2, 6])
  await changeBlank(shop, manager, id, { variants: variants.slice(1) })
  expect(await stockOf(mug)).toEqual([2, 0])
})

test('off its blank a product has its own figures again', async () => {
  const mug = await aMug(shop, manager, { White: 7 })
  const id = await aBlank(shop, manager, 2)
  await putOnBlank(shop, manager, mug, id)
  await buy(mug)
  const { body } = await putOnBlank(shop, manager, mug, null)
  expect(body.data).toMatchObject({ trackStock: true, colors: [{ stock: 7 }] })
  expect(body.data).not.toHaveProperty('blankId')
  await buy(mug)
  expect(await stocksOf(shop, manager, id)).toEqual([1])
  expect(await stockOf(mug)).toEqual([6])
})

test('a blank that is not counted never runs out, and counts again when it is', async () => {
  const mug = await aMug(shop, manager)
  const id = await aBlank(shop, manager, 0, { trackStock: false })
  await putOnBlank(shop, manager, mug, id)
  expect((await productOf(mug)).trackStock).toBe(false)
  expect((await buy(mug)).status).toBe(201)
  await changeBlank(shop, manager, id, { trackStock: true })
  expect((await productOf(mug)).trackStock).toBe(true)
  // It cannot be put into the cart.
  expect((await buy(mug)).body.code).toBe('cart_empty')
})

test('the form, the list of stocks and a copy of a product never change what the blank has', async () => {
  const mug = await aMug(shop, manager)
  const id = await aBlank(shop, manager, 8)
  await putOnBlank(shop, manager, mug, id)
  const { colors } = await productOf(mug)
  await shop.call('PATCH', `/admin-product/${mug}`, {
    token: manager.token,
    body: { colors: colors.map((one) => ({ ...one, stock: 500 })), trackStock: false },
  })
  expect(await productOf(mug)).toMatchObject({ trackStock: true, colors: [{ stock: 8 }] })
  const rows = [{ id: mug, color: 'White', seen: 8, stock: 40 }]
  const { body } = await shop.call<{ data: StockResult[] }>('PUT', '/admin-product/stock', {
    token: manager.token,
    body: { rows },
  })
  expect(body.data).toEqual([{ ok: false, stock: 8, code: 'on_blank' }])
  const copy = await shop.call<{ data: Product }>('POST', `/admin-product/${mug}/duplicate`, {
    token: manager.token,
  })
  expect(copy.body.data).toMatchObject({ blankId: id, trackStock: true, colors: [{ stock: 8 }] })
})

type Checked = {
  data: {
    changed: number
    unchanged: number
    created: number
    plan: string
    problems: { line: number; field: string; code: string }[]
    changes: { cells: { column: string; from: string; to: string }[] }[]
  }
}

/** The row of a product in the file of all, and a function that changes one of its cells. */
async function rowOf(mug: string) {
  const file = await fetch(`${shop.url}/v1/admin-export/products`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  const [head = '', ...lines] = (await file.text()).trim().split('\n')
  const own = lines.find((line) => line.includes(mug)) ?? ''
  const columns = head.replace('\uFEFF', '').trim().split(',')
  // The ends of the row have no cell with a comma, so its cells are counted from there.
  const at = (column: string) => columns.indexOf(column) - columns.length
  const cell = (column: string) => own.trim().split(',').at(at(column))
  const withCell = (column: string, text: string) =>
    own.trim().split(',').with(at(column), text).join(',')
  return { head, own, cell, withCell }
}

const importRow = async (head: string, line: string, more: object = { dryRun: true }) =>
  (
    await shop.call<Checked>('POST', '/admin-import/products', {
      token: manager.token,
      body: { csv: `${head}\n${line}`, ...more },
    })
  ).body.data

test('a file has the stock of the blank, and cannot set it', async () => {
  const mug = await aMug(shop, manager)
  const id = await aBlank(shop, manager, 6)
  await putOnBlank(shop, manager, mug, id)
  const { head, own, cell, withCell } = await rowOf(mug)
  expect(cell('stock')).toBe('6')
  expect(await importRow(head, own)).toMatchObject({ unchanged: 1, problems: [] })
  expect((await importRow(head, withCell('stock', '60'))).problems).toMatchObject([
    { field: 'stock', code: 'stockOfBlank' },
  ])
})

test('figures of a new product on a blank are refused at their row, and 0 is taken', async () => {
  const mug = await aMug(shop, manager)
  await putOnBlank(shop, manager, mug, await aBlank(shop, manager, 6))
  const { head, own } = await rowOf(mug)
  const withoutId = own.trim().replace(mug, '')
  expect((await importRow(head, withoutId)).problems).toMatchObject([
    { line: 2, field: 'stock', code: 'figuresOfBlank' },
  ])
  const columns = head.replace('\uFEFF', '').trim().split(',')
  const zero = withoutId
    .split(',')
    .with(columns.indexOf('stock') - columns.length, '0')
    .join(',')
  expect(await importRow(head, zero)).toMatchObject({ created: 1, problems: [] })
})

test('a file puts a product on a blank by its title, and takes it off; the stock follows', async () => {
  const mug = await aMug(shop, manager, { White: 30 })
  const title = `Mug of ${mug}`
  const id = await aBlank(shop, manager, 6, { title })
  const before = await rowOf(mug)
  expect(before.cell('blank')).toBe('')
  const line = before.withCell('blank', title.toUpperCase())
  const dry = await importRow(before.head, line)
  expect(dry).toMatchObject({ changed: 1, problems: [] })
  expect(dry.changes[0]?.cells).toEqual([{ column: 'blank', from: '', to: title }])
  expect((await productOf(mug)).blankId).toBeUndefined()
  await importRow(before.head, line, { dryRun: false, plan: dry.plan })
  expect(await productOf(mug)).toMatchObject({ blankId: id, colors: [{ stock: 6 }] })
  const on = await rowOf(mug)
  expect(on.cell('blank')).toBe(title)
  expect(await importRow(on.head, on.withCell('blank', title.toUpperCase()))).toMatchObject({
    unchanged: 1,
  })
  await importRow(on.head, on.withCell('blank', ''), { dryRun: false })
  expect((await productOf(mug)).colors).toMatchObject([{ stock: 30 }])
  expect((await productOf(mug)).blankId).toBeUndefined()
})

test('an unknown blank is a problem of its cell; a file without the column changes no blank', async () => {
  const mug = await aMug(shop, manager)
  const id = await aBlank(shop, manager, 6)
  const row = await rowOf(mug)
  expect((await importRow(row.head, row.withCell('blank', 'No such mug'))).problems).toMatchObject([
    { line: 2, field: 'blank', code: 'blankNotThere' },
  ])
  await putOnBlank(shop, manager, mug, id)
  await importRow('id,title', `${mug},Another title`, { dryRun: false })
  expect(await productOf(mug)).toMatchObject({ blankId: id, title: 'Another title' })
})

test('a new product of a file is on its blank at once', async () => {
  const mug = await aMug(shop, manager, { White: 0 })
  const title = `Mug of ${mug}`
  await aBlank(shop, manager, 6, { title })
  const row = await rowOf(mug)
  const line = row
    .withCell('blank', title)
    .replace(mug, '')
    .replace(/Adrak|Mug/, 'Imported mug')
  expect(await importRow(row.head, line, { dryRun: false })).toMatchObject({ created: 1 })
  const { body } = await shop.call<{ data: { title: string; products: object[] }[] }>(
    'GET',
    '/admin/blanks',
    { token: manager.token },
  )
  expect(body.data.find((one) => one.title === title)?.products).toHaveLength(1)
})

test('a stock is set only while it is what was read', async () => {
  const mug = await aMug(shop, manager)
  const id = await aBlank(shop, manager, 5)
  await putOnBlank(shop, manager, mug, id)
  await buy(mug)
  const set = (stock: number, seen: number, more = {}) =>
    changeBlank(shop, manager, id, { variants: [{ color: 'White', stock, seen, ...more }] })
  expect(await set(50, 5)).toMatchObject({ status: 409, body: { code: 'stock_changed' } })
  // Nobody typed another figure: what was sold meanwhile stays sold.
  expect((await set(5, 5, { low: 2 })).body.data.variants).toEqual([
    { color: 'White', stock: 4, low: 2 },
  ])
  expect((await set(50, 4)).body.data.variants).toEqual([{ color: 'White', stock: 50 }])
})

test('Today names a blank once, by its own figure for low', async () => {
  const [one, two] = [await aMug(shop, manager), await aMug(shop, manager)]
  const low = (stock: number) => ({ variants: [{ color: 'White', stock, low: 20 }] })
  const id = await aBlank(shop, manager, 0, low(20))
  for (const mug of [one, two]) await putOnBlank(shop, manager, mug, id)
  const rows = async () => {
    const { body } = await shop.call<{ data: Dashboard }>('GET', '/admin-overview', {
      token: manager.token,
    })
    const { lowest } = body.data.lowStock
    return lowest.filter((row) => row.blankId === id || [one, two].includes(row.productId ?? ''))
  }
  expect(await rows()).toMatchObject([{ productId: null, blankId: id, color: 'White', stock: 20 }])
  await changeBlank(shop, manager, id, low(21))
  expect(await rows()).toEqual([])
})

test('a blank is not deleted while products name it, and each change is in the log', async () => {
  const mug = await aMug(shop, manager, { White: 1 }, { title: 'Named Mug' })
  const id = await aBlank(shop, manager, 5, { title: 'Deleted soon' })
  await putOnBlank(shop, manager, mug, id)
  const remove = () => shop.call('DELETE', `/admin/blanks/${id}`, { token: manager.token })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'blank_in_use' } })
  const list = await shop.call<{ data: Blank[] }>('GET', '/admin/blanks', { token: manager.token })
  expect(list.body.data.find((one) => one.id === id)?.products).toEqual([
    { id: mug, title: 'Named Mug' },
  ])
  await changeBlank(shop, manager, id, { variants: [{ color: 'White', stock: 9 }] })
  await shop.call('DELETE', `/admin-product/${mug}`, { token: manager.token })
  expect((await remove()).status).toBe(200)
  expect(await remove()).toMatchObject({ status: 404, body: { code: 'blank_not_found' } })
  const log = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=blank&limit=3',
    { token: manager.token },
  )
  expect(log.body.data.map(({ action, name, details }) => [action, name, details])).toEqual([
    ['deleted', 'Deleted soon', {}],
    ['changed', 'Deleted soon', { White: [5, 9] }],
    ['created', 'Deleted soon', {}],
  ])
})

test.each([
  [{ title: '' }, 'title'],
  [{ variants: [] }, 'variants'],
  [{ variants: [{ color: 'White', stock: -1 }] }, 'variants.0.stock'],
  [{ variants: [{ color: 'White', stock: 1.5 }] }, 'variants.0.stock'],
  [{ variants: [{ stock: 1 }] }, 'variants.0.color'],
  [
    {
      variants: [
        { color: 'White', stock: 1 },
        { color: 'WHITE', stock: 2 },
      ],
    },
    'variants.1.color',
  ],
  [{ trackStock: 'yes' }, 'trackStock'],
])('of %j the field is told', async (part, field) => {
  const body = { title: `Wrong ${field}`, variants: [{ color: 'White', stock: 1 }], ...part }
  const answer = await addBlank(shop, manager, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('two blanks never have one title, and a product names only a blank that is there', async () => {
  await aBlank(shop, manager, 1, { title: 'Only one' })
  const variants = [{ color: 'White', stock: 1 }]
  expect(await addBlank(shop, manager, { title: 'ONLY ONE', variants })).toMatchObject({
    status: 400,
    body: { fields: { title: expect.any(String) } },
  })
  const mug = await aMug(shop, manager)
  for (const id of [mug, 'none'])
    expect(await putOnBlank(shop, manager, mug, id)).toMatchObject({
      status: 400,
      body: { fields: { blankId: expect.any(String) } },
    })
})

test('owners and managers alone count blanks', async () => {
  const id = await aBlank(shop, manager, 5)
  for (const who of [await aPerson(shop, 'printer'), await aPerson(shop)]) {
    expect((await shop.call('GET', '/admin/blanks', { token: who.token })).status).toBe(403)
    expect((await changeBlank(shop, who, id, { title: 'x' })).status).toBe(403)
  }
  expect((await shop.call('GET', '/admin/blanks')).status).toBe(401)
})
