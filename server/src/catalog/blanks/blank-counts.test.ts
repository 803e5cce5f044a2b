import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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
import { aKeyChain, jobsOf, move, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { aBlank, aMug, changeBlank, putOnBlank, stocksOf } from './blanks.fixture.ts'

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

test('fewer pieces than are sold leave nothing to sell, and the count is written down', async () => {
  const { id, title, choices } = await choicesOf(5)
  await (
    await buy(id, 4)
  )()
  expect((await book(count(choices, 2))).body.data).toMatchObject([
    { title, seen: 5, counted: 2, stock: 0 },
  ])
  expect(await stocksOf(shop, manager, id)).toEqual([0])
})

const cancelByStaff = (orderId: string) =>
  shop.call('POST', `/admin/orders/${orderId}/cancel`, {
    token: manager.token,
    body: { reason: 'Not wanted' },
  })

/** The figures of the only colour and size of a blank. */
async function figures(title: string) {
  const [one] = (await counts()).choices.filter((choice) => choice.title === title)
  return one && { stock: one.stock, waiting: one.waiting }
}

/** A name key chain on a blank with so many pieces, bought with its print. */
async function soldPrints(stock: number, quantity: number) {
  const { id, title } = await choicesOf(stock)
  const keyChain = await aKeyChain(shop)
  await shop.db.execute(sql`update products set blank_id = ${id} where id = ${keyChain}`)
  const buyer = await aPerson(shop)
  const { id: orderId, orderNumber } = await orderPrinted(shop, buyer, keyChain, {
    name: 'Asha',
    quantity,
  })
  const [job] = await jobsOf(shop, manager, orderNumber)
  const moved = async (body: object) =>
    expect((await move(shop, manager, job?.id ?? '', body)).status).toBe(200)
  return { id, title, orderId, moved }
}

test('a sold print waits on the shelf until its printing begins, also while it is held', async () => {
  const { id, title, moved } = await soldPrints(10, 3)
  expect(await figures(title)).toEqual({ stock: 7, waiting: 3 })
  const choices = (await counts()).choices.filter((one) => one.title === title)
  const counted = ([one]: readonly CountedChoice[], pieces: number) =>
    one ? [{ variantId: one.variantId, seen: one.stock + one.waiting, counted: pieces }] : []
  expect((await book(counted(choices, 10))).body.data).toEqual([])
  await moved({ state: 'printing' })
  // The count was made before; what is printed since does not change what lacked.
  expect((await book(counted(choices, 9))).body.data).toMatchObject([{ pieces: -1, stock: 6 }])
  expect(await figures(title)).toEqual({ stock: 6, waiting: 0 })
  await moved({ state: 'held', reason: 'No ink' })
  expect(await figures(title)).toEqual({ stock: 6, waiting: 3 })
  for (const state of ['ready', 'printing', 'printed']) await moved({ state })
  expect(await figures(title)).toEqual({ stock: 6, waiting: 0 })
  expect(await stocksOf(shop, manager, id)).toEqual([6])
})

test('of spoilt pieces only the new blanks wait, and only they come back when all is cancelled', async () => {
  const { title, orderId, moved } = await soldPrints(10, 5)
  for (const state of ['printing', 'printed']) await moved({ state })
  await moved({ state: 'reprint', reason: 'Scratched', spoilt: 2 })
  expect(await figures(title)).toEqual({ stock: 3, waiting: 2 })
  for (const state of ['printing', 'printed']) await moved({ state })
  await moved({ state: 'reprint', spoilt: 0 })
  expect(await figures(title)).toEqual({ stock: 3, waiting: 2 })
  expect((await cancelByStaff(orderId)).status).toBe(200)
  expect(await figures(title)).toEqual({ stock: 5, waiting: 0 })
})

test('a checkout under way waits too; what is cancelled can be sold again', async () => {
  const { id, title } = await choicesOf(9)
  const mug = await aMug(shop, manager)
  await putOnBlank(shop, manager, mug, id)
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, mug, 2)
  expect((await order(shop, asha, 'online')).status).toBe(201)
  expect(await figures(title)).toEqual({ stock: 7, waiting: 2 })
  const bought = await (await buy(id, 3))()
  expect(await figures(title)).toEqual({ stock: 4, waiting: 5 })
  expect((await cancelByStaff(bought.body.data.order.id)).status).toBe(200)
  expect(await figures(title)).toEqual({ stock: 7, waiting: 2 })
})

test('plain goods wait until the printing of their order begins', async () => {
  const { id, title } = await choicesOf(9)
  const bought = await (await buy(id, 3))()
  const { token } = manager
  const path = `/admin/orders/${bought.body.data.order.id}/start-printing`
  expect(await figures(title)).toEqual({ stock: 6, waiting: 3 })
  expect((await shop.call('POST', path, { token })).status).toBe(200)
  expect(await figures(title)).toEqual({ stock: 6, waiting: 0 })
})

test('goods that were sold while nobody counted the blank wait all the same', async () => {
  const { id, title } = await choicesOf(9)
  await changeBlank(shop, manager, id, { trackStock: false })
  await (
    await buy(id, 2)
  )()
  await changeBlank(shop, manager, id, { trackStock: true })
  expect(await figures(title)).toEqual({ stock: 9, waiting: 2 })
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
