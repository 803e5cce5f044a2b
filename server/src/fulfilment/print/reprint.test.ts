import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { aBlank, stocksOf } from '#catalog/blanks/blanks.fixture.ts'
import { scanCode } from '#fulfilment/packing/packing.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import {
  aKeyChain,
  jobsOf,
  move,
  orderPrinted,
  printAll,
  type Printed,
  queueOf,
} from './print.fixture.ts'

let shop: TestShop
let admin: Person
let buyer: Person
let keyChain: string
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
})

const stockOf = async (): Promise<number> => {
  const { rows } = await shop.db.execute<{ stock: number }>(
    sql`select stock from product_variants where product_id = ${keyChain}`,
  )
  return rows[0]?.stock ?? -1
}

/** An order of prints, each printed, of a product with so many blanks left after it; null uncounted. */
async function aPrintedOrder(
  left: number | null,
  ...lines: Printed[]
): Promise<{ order: Order; jobs: PrintJob[] }> {
  buyer = await aPerson(shop)
  keyChain = await aKeyChain(shop)
  const order = await orderPrinted(shop, buyer, keyChain, ...lines)
  const jobs = await printAll(shop, admin, order.orderNumber)
  if (left !== null) {
    await shop.db.execute(sql`update products set track_stock = true where id = ${keyChain}`)
    await shop.db.execute(
      sql`update product_variants set stock = ${left} where product_id = ${keyChain}`,
    )
  }
  return { order, jobs }
}
async function read(id: string): Promise<AdminOrder> {
  const { token } = admin
  return (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token })).body.data
}
const reprint = (id: string | undefined, more: object, by = admin) =>
  move(shop, by, id ?? '', { state: 'reprint', ...more })

test('a misprint is ready again, and takes its blank; history and log say why, its buyer does not read it', async () => {
  const { order, jobs } = await aPrintedOrder(5, { name: 'Asha' })
  expect((await read(order.id)).printing).toBe('done')
  const reason = 'A nozzle was blocked'
  const { status, body } = await reprint(jobs[0]?.id, { reason })
  expect([status, body.data.state, body.data.moves, body.data.again]).toEqual([
    200,
    'ready',
    ['printing', 'held'],
    null,
  ])
  expect(await stockOf()).toBe(4)
  const details = await read(order.id)
  expect([details.printing, details.unready.map(({ state }) => state)]).toEqual(['none', ['ready']])
  expect(details.history.at(-1)).toMatchObject({
    what: 'print',
    state: 'ready',
    reason,
    spoilt: 1,
    by: admin.email,
  })
  const own = await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${order.id}`, {
    token: buyer.token,
  })
  expect(own.body.data.history.at(-1)).toMatchObject({ reason: null, spoilt: null, by: null })
  const { token } = admin
  const log = await shop.call<{ data: StaffChange[] }>('GET', '/admin-audit-log', { token })
  expect(log.body.data[0]).toMatchObject({
    subjectId: order.id,
    by: admin.email,
    details: { print: ['printed', 'ready'], spoilt: [null, 1], reason: [null, reason] },
  })
  await printAll(shop, admin, order.orderNumber)
  expect((await advance(shop, admin, order.id, 'shipped')).status).toBe(200)
})

test('of several pieces those that are spoilt are printed again, until they are printed', async () => {
  const { order, jobs } = await aPrintedOrder(9, { name: 'Asha', quantity: 3 })
  const id = jobs[0]?.id
  const tooMany = await reprint(id, { reason: 'x', spoilt: 4 })
  expect([tooMany.status, Object.keys(tooMany.body.fields ?? {})]).toEqual([400, ['spoilt']])
  expect((await reprint(id, { reason: 'x', spoilt: 2 })).body.data).toMatchObject({
    quantity: 3,
    again: 2,
  })
  expect(await stockOf()).toBe(7)
  const sheet = await shop.call<{ data: { jobs: object[] } }>('POST', '/admin/gang-sheets', {
    token: admin.token,
    body: { jobs: [id], sheet: 'A4' },
  })
  expect(sheet.body.data.jobs).toHaveLength(2)
  await printAll(shop, admin, order.orderNumber)
  const [job] = (await queueOf(shop, admin, `search=${order.orderNumber}`)).data
  expect(job).toMatchObject({ state: 'printed', again: 2 })
  expect((await reprint(id, { spoilt: 0 })).body.data).toMatchObject({ again: 2 })
  await printAll(shop, admin, order.orderNumber)
  expect((await reprint(id, { reason: 'y' })).body.data).toMatchObject({ again: null })
  expect(await stockOf()).toBe(4)
})

test('what was marked as printed by mistake goes back without a reason and without a blank', async () => {
  const { order, jobs } = await aPrintedOrder(5, { name: 'Asha', quantity: 2 })
  const { status, body } = await reprint(jobs[0]?.id, { spoilt: 0 })
  expect([status, body.data.state, body.data.again]).toEqual([200, 'ready', null])
  expect(await stockOf()).toBe(5)
  expect((await read(order.id)).history.at(-1)).toMatchObject({ state: 'ready', spoilt: 0 })
})

test('the blank of a misprint is taken from the stock that products share', async () => {
  const { jobs } = await aPrintedOrder(5, { name: 'Asha', quantity: 3 })
  const { rows } = await shop.db.execute<{ color: string; size: string | null }>(sql`
    select c.name color, v.size from product_variants v join product_colors c on c.id = v.color_id
    where v.product_id = ${keyChain}`)
  const variants = rows.map((choice) => ({ ...choice, stock: 2 }))
  const blank = await aBlank(shop, admin, 0, { variants })
  await shop.db.execute(sql`update products set blank_id = ${blank} where id = ${keyChain}`)
  const { body } = await reprint(jobs[0]?.id, { reason: 'Scratched' })
  expect(body.data).toMatchObject({ state: 'ready', short: 1 })
  expect(await stocksOf(shop, admin, blank)).toContain(0)
})

test('the stock never falls below none: the answer says how many blanks are short', async () => {
  const { jobs } = await aPrintedOrder(1, { name: 'Asha', quantity: 3 })
  const { status, body } = await reprint(jobs[0]?.id, { reason: 'Scratched' })
  expect([status, body.data.state, body.data.short]).toEqual([200, 'ready', 2])
  expect(await stockOf()).toBe(0)
})

test('what is printed again is taken out of its box', async () => {
  const { order, jobs } = await aPrintedOrder(null, { name: 'One' }, { name: 'Two' })
  for (const line of [1, 2]) await scanCode(shop, admin, `${order.orderNumber}-${line}`, 'packed')
  await reprint(jobs[0]?.id, { reason: 'Scratched' })
  const { body } = await scanCode(shop, admin, `${order.orderNumber}-2`, 'packed')
  const line = jobs[0]?.line
  expect(body.data.box).toMatchObject({
    packedAt: null,
    missing: [`${order.orderNumber}-${line}`],
  })
})

test('twice at once it is printed again once', async () => {
  const { jobs } = await aPrintedOrder(5, { name: 'Asha' })
  const both = await Promise.all([
    reprint(jobs[0]?.id, { reason: 'x' }),
    reprint(jobs[0]?.id, { reason: 'x' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await stockOf()).toBe(4)
})

test.each([
  ['without a reason', {}, 'reason'],
  ['with a reason that is none', { reason: ' ' }, 'reason'],
  ['with pieces spoilt and no reason', { spoilt: 1 }, 'reason'],
  ['with less than none spoilt', { reason: 'x', spoilt: -1 }, 'spoilt'],
  ['with half a piece spoilt', { reason: 'x', spoilt: 0.5 }, 'spoilt'],
  ['with words for a number', { reason: 'x', spoilt: 'all' }, 'spoilt'],
])('%s it is refused at its field', async (_what, more, field) => {
  const { status, body } = await reprint(crypto.randomUUID(), more)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('only what is printed is printed again, and only until its order is sent', async () => {
  const { order, jobs } = await aPrintedOrder(5, { name: 'Sent' })
  const person = await aPerson(shop)
  const waiting = await orderPrinted(shop, person, keyChain, { name: 'Waits' })
  const [ready] = await jobsOf(shop, admin, waiting.orderNumber)
  const early = await reprint(ready?.id, { reason: 'x' })
  expect([early.status, early.body.code]).toEqual([409, 'invalid_transition'])
  await advance(shop, admin, order.id, 'shipped')
  const before = await stockOf()
  const late = await reprint(jobs[0]?.id, { reason: 'x' })
  expect([late.status, late.body.code]).toEqual([409, 'invalid_transition'])
  expect(await stockOf()).toBe(before)
  const [printed] = (await queueOf(shop, admin, `search=${order.orderNumber}`)).data
  expect(printed?.moves).toEqual([])
})
