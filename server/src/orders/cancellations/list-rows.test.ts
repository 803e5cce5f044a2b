import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { ask, deliver, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { printAll } from '#fulfilment/print/print.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aBoughtList, family, row } from '#orders/order/list-order.fixture.ts'
import { holdJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { ordersOf } from '#orders/order/orders.fixture.ts'
import { cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const idOf = ({ order_items: items }: Order, at = 0) => items[at]?.id ?? ''

test('a row of a list is cancelled as a whole and paid back, and the others stay', async () => {
  const { person, order, productId } = await aBoughtList(shop, family, { stock: 12 })
  const before = await stockOf(shop, productId)
  const piece = order.total / 15
  const items = [{ id: idOf(order), quantity: 2, rows: [1] }]
  const { status, body } = await cancel(shop, person, order.id, { items })
  expect(status).toBe(200)
  expect(body.data.total).toBeCloseTo(order.total - 2 * piece, 2)
  expect(body.data.order_items[0]).toMatchObject({
    quantity: 3,
    cancelled: 2,
    list: {
      rows: [
        { n: 1, quantity: 2, cancelled: 2 },
        { n: 3, quantity: 1 },
      ],
    },
  })
  expect(body.data.cancellable.items).toEqual([
    { id: idOf(order), quantity: 1, rows: [3] },
    { id: idOf(order, 1), quantity: 12, rows: [2] },
  ])
  expect(body.data.refunds).toMatchObject([{ lines: items }])
  expect(body.data.history.find(({ what }) => what === 'cancellation')).toMatchObject({
    lines: items,
  })
  expect(await stockOf(shop, productId)).toBe(before + 2)
  const again = await cancel(shop, person, order.id, { items })
  expect([again.status, again.body.code]).toEqual([409, 'too_late_to_cancel'])
})

test('a row is named by its number, once, with all its pieces', async () => {
  const { person, order } = await aBoughtList(shop)
  const id = idOf(order)
  const faults = async (item: object) => {
    const body = { items: [item] }
    const answers = [
      await cancel(shop, person, order.id, body),
      await refund(shop, owner, order.id, { lines: [item] }),
    ]
    return answers.map(({ status, body: { fields } }) => [status, ...Object.keys(fields ?? {})])
  }
  const refused = (field: string) => [
    [400, `items.0.${field}`],
    [400, `lines.0.${field}`],
  ]
  expect(await faults({ id, quantity: 2 })).toEqual(refused('rows'))
  expect(await faults({ id, quantity: 2, rows: [] })).toEqual(refused('rows'))
  expect(await faults({ id, quantity: 12, rows: [2] })).toEqual(refused('rows'))
  expect(await faults({ id, quantity: 4, rows: [1, 1] })).toEqual(refused('rows'))
  expect(await faults({ id, quantity: 1, rows: [1] })).toEqual(refused('quantity'))
  const second = order.order_items[0]?.list?.rows[1]?.id
  expect(await faults({ id: second, quantity: 1, rows: [3] })).toEqual(refused('id'))
  expect((await detailsOf(shop, owner, order.id)).total).toBe(order.total)
})

test('staff give the money of rows back, the same or another amount', async () => {
  const { order } = await aBoughtList(shop)
  const id = idOf(order)
  const lines = [{ id, quantity: 2, rows: [1] }]
  const given = await refund(shop, owner, order.id, { lines })
  expect(given.status).toBe(201)
  expect(given.body.data.lines).toMatchObject(lines)
  expect(given.body.data.amount).toBeCloseTo((order.total / 15) * 2, 2)
  const other = [{ id: idOf(order, 1), quantity: 12, rows: [2], amount: 100.01 }]
  const more = await refund(shop, owner, order.id, { lines: other })
  expect(more.body.data).toMatchObject({ amount: 100.01, lines: other })
  const twice = await refund(shop, owner, order.id, { lines })
  expect([twice.status, Object.keys(twice.body.fields ?? {})]).toEqual([400, ['lines.0.quantity']])
})

test('a row that arrived damaged is asked back by its number, and made again alone', async () => {
  const { person, order } = await aBoughtList(shop)
  await printAll(shop, owner, order.orderNumber)
  const { waybill } = (await advance(shop, owner, order.id, 'shipped')).body.data
  await deliver(shop, order.id, waybill ?? '')
  const id = idOf(order)
  const unnamed = await ask(shop, person, order, { quantity: 2 })
  expect([unnamed.status, Object.keys(unnamed.body.fields ?? {})]).toEqual([400, ['items.0.rows']])
  const items = [{ id, quantity: 2, rows: [1] }]
  const asked = await ask(shop, person, order, { items })
  expect([asked.status, asked.body.data.items]).toMatchObject([201, items])
  const twice = await ask(shop, person, order, { items })
  expect([twice.status, twice.body.code]).toEqual([409, 'return_not_possible'])
  for (const action of ['approve', 'keep_it', 'replace'])
    expect((await moveReturn(shop, owner, asked.body.data.id, action)).status).toBe(200)
  const [again] = await ordersOf(shop, person)
  expect(again).toMatchObject({
    replaces: order.id,
    total: 0,
    order_items: [{ quantity: 2, list: { title: 'Class 7B', rows: [{ n: 1, quantity: 2 }] } }],
  })
})

test('all of a list is cancelled in as many statements with a hundred rows as with two', async () => {
  // Statements of jobs would be counted too: those of the press, and then all others.
  await holdJobs(shop, 'render-print')
  const bought = (count: number) =>
    aBoughtList(
      shop,
      Array.from({ length: count }, () => row('Asha')),
    )
  const [few, many] = [await bought(2), await bought(100)]
  await quietJobs(shop)
  await holdJobs(shop)
  const statementsOf = async ({ person, order }: typeof few) => {
    const { answer, texts } = await statementsDuring(() => cancel(shop, person, order.id))
    expect(answer.body.data.status).toBe('cancelled')
    return texts.filter((text) => !text.includes('sandbox_records')).length
  }
  const ofFew = await statementsOf(few)
  expect(await statementsOf(many)).toBeLessThanOrEqual(ofFew + 3)
})
