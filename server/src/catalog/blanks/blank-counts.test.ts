import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  BlankCounts,
  BlankMovement,
  CountedChoice,
} from '@tohfa/contract/catalog/blank-counts'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aBlank, aMug, putOnBlank, stocksOf } from './blanks.fixture.ts'

let shop: TestShop
let manager: Person
let printer: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
  printer = await aPerson(shop, 'printer')
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

type Row = { variantId: string; seen: number; counted: number }

async function counts(): Promise<BlankCounts> {
  const { body } = await shop.call<{ data: BlankCounts }>('GET', '/admin/blank-counts', {
    token: printer.token,
  })
  return body.data
}

async function choicesOf(stock: number, more: object = {}) {
  const title = `Counted ${randomUUID()}`
  const id = await aBlank(shop, manager, stock, { title, ...more })
  const choices = (await counts()).choices.filter((one) => one.title === title)
  return { id, title, choices }
}

const book = (rows: readonly Row[], id: string = randomUUID(), who = printer) =>
  shop.call<Partial<FailureEnvelope> & { data: BlankMovement[] }>('POST', '/admin/blank-counts', {
    token: who.token,
    body: { id, rows },
  })

const count = ([choice]: readonly CountedChoice[], counted: number): Row[] =>
  choice ? [{ variantId: choice.variantId, seen: choice.stock, counted }] : []

async function buy(blankId: string, quantity: number) {
  const mug = await aMug(shop, manager)
  await putOnBlank(shop, manager, mug, blankId)
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, mug, quantity)
  return () => order(shop, asha, 'cash')
}

test('a printer counts; what is lost or found is a movement with who and when', async () => {
  const variants = [
    { color: 'White', stock: 10 },
    { color: 'Red', size: 'XL', stock: 4 },
    { color: 'Blue', stock: 6 },
  ]
  const { id, title, choices } = await choicesOf(0, { variants })
  const counted = [7, 5, 6]
  const rows = choices.map(({ variantId, stock }, at) => ({
    variantId,
    seen: stock,
    counted: counted[at] ?? 0,
  }))
  const { status, body } = await book(rows)
  expect(status).toBe(201)
  const made = { title, kind: 'counted', by: printer.email, at: expect.any(String) }
  expect(body.data).toMatchObject([
    { ...made, color: 'White', seen: 10, counted: 7, stock: 7 },
    { ...made, color: 'Red', size: 'XL', seen: 4, counted: 5, stock: 5 },
  ])
  expect(await stocksOf(shop, manager, id)).toEqual(counted)
  const known = (await counts()).movements.filter((one) => one.title === title)
  expect(known).toHaveLength(2)
  const log = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=blank&limit=1',
    { token: manager.token },
  )
  expect(log.body.data).toMatchObject([
    { action: 'changed', name: title, details: { White: [10, 7], 'Red XL': [4, 5] } },
  ])
})

test('a sale between reading the stock and confirming the count stays sold', async () => {
  const { id, choices } = await choicesOf(10)
  await (
    await buy(id, 3)
  )()
  expect((await book(count(choices, 9))).body.data).toMatchObject([
    { seen: 10, counted: 9, stock: 6 },
  ])
  expect(await stocksOf(shop, manager, id)).toEqual([6])
  expect((await book(count(choices, 10))).body.data).toEqual([])
  expect(await stocksOf(shop, manager, id)).toEqual([6])
})

test('sales and counts at once lose nothing', async () => {
  const { id, choices } = await choicesOf(20)
  const sales = [await buy(id, 2), await buy(id, 3), await buy(id, 1)]
  await Promise.all([
    ...sales.map((sell) => sell()),
    book(count(choices, 18)),
    book(count(choices, 21), randomUUID(), manager),
  ])
  expect(await stocksOf(shop, manager, id)).toEqual([20 - 6 - 2 + 1])
})

test('the same count is booked once, two presses at once as well', async () => {
  const { id, choices } = await choicesOf(10)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => book(count(choices, 8), key)))
  expect(new Set(answers.map(({ body }) => body.data[0]?.id)).size).toBe(1)
  expect(await stocksOf(shop, manager, id)).toEqual([8])
})

test('a count below what was sold meanwhile is refused as a whole', async () => {
  const first = await choicesOf(5)
  const other = await choicesOf(5)
  await (
    await buy(first.id, 4)
  )()
  const rows = [...count(other.choices, 9), ...count(first.choices, 2)]
  expect(await book(rows)).toMatchObject({ status: 409, body: { code: 'stock_changed' } })
  expect(await stocksOf(shop, manager, first.id)).toEqual([1])
  expect(await stocksOf(shop, manager, other.id)).toEqual([5])
})

test('wrong figures name their row, and shoppers count nothing', async () => {
  const { id, choices } = await choicesOf(5)
  const refused = await book([...count(choices, -1)])
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['rows.0.counted'])
  const twice = await book([...count(choices, 4), ...count(choices, 4)])
  expect(Object.keys(twice.body.fields ?? {})).toEqual(['rows.1.variantId'])
  const unknown = [{ variantId: randomUUID(), seen: 1, counted: 2 }]
  expect(await book(unknown)).toMatchObject({ status: 404, body: { code: 'blank_not_found' } })
  expect((await book(count(choices, 4), randomUUID(), await aPerson(shop))).status).toBe(403)
  expect(await stocksOf(shop, manager, id)).toEqual([5])
})

test('a blank that is not counted is not on the list', async () => {
  expect((await choicesOf(5, { trackStock: false })).choices).toEqual([])
})
