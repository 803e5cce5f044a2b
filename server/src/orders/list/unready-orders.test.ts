import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder, ListedOrder, Outcome } from '@tohfa/contract/orders/admin-orders'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Order } from '@tohfa/contract/orders/orders'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { scanCode } from '#fulfilment/packing/packing.fixture.ts'
import {
  aKeyChain,
  jobsOf,
  move,
  orderPrinted,
  type Printed,
} from '#fulfilment/print/print.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let owner: Person
let buyer: Person
let mug: string
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'owner')
  mug = await aProduct(shop)
  keyChain = await aKeyChain(shop)
})
afterAll(() => shop.close())

type RefusedAnswer = FailureEnvelope & { data: unknown }
const ship = (id: string, by = owner, more: object = {}) =>
  shop.call<RefusedAnswer>('PUT', `/user-orders/${id}`, {
    token: by.token,
    body: { status: 'shipped', ...more },
  })
const shipMany = (ids: string[], by = owner, more: object = {}) =>
  shop.call<{ data: Outcome[]; code?: string; fields?: object }>('POST', '/admin/orders/advance', {
    token: by.token,
    body: { ids, status: 'shipped', ...more },
  })

/** An order of prints, each ready. */
async function aPrintedOrder(...lines: Printed[]): Promise<Order> {
  buyer = await aPerson(shop)
  const made = await orderPrinted(shop, buyer, keyChain, ...lines)
  await jobsOf(shop, owner, made.orderNumber)
  return made
}
const printed = (order: Order, line = 1) =>
  scanCode(shop, owner, `${order.orderNumber}-${line}`, 'printed')
const packed = (order: Order, line = 1) =>
  scanCode(shop, owner, `${order.orderNumber}-${line}`, 'packed')

async function read(id: string): Promise<AdminOrder> {
  const { token } = owner
  return (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token })).body.data
}

test('an order is not sent while a print of it waits, is held or is being printed, and names its lines', async () => {
  const made = await aPrintedOrder({ name: 'Asha' }, { name: 'Ravi' })
  const [first, second] = made.order_items
  const jobs = await jobsOf(shop, owner, made.orderNumber)
  const job = (id: string | undefined) => jobs.find(({ itemId }) => itemId === id)?.id ?? ''
  await move(shop, owner, job(first?.id), { state: 'held', reason: 'Too dark' })
  const held = await ship(made.id)
  const lines = [
    { id: first?.id, title: 'Name Key Chain', state: 'held' },
    { id: second?.id, title: 'Name Key Chain', state: 'ready' },
  ]
  expect(held).toMatchObject({ status: 409, body: { code: 'not_printed', lines, data: { lines } } })
  expect(await statusOf(shop, made.id)).toBe('confirmed')
  expect(await read(made.id)).toMatchObject({ shipment: null, unready: lines })
  const { token } = owner
  const list = await shop.call<{ data: ListedOrder[] }>(
    'GET',
    `/user-orders?search=${made.orderNumber}`,
    { token },
  )
  expect(list.body.data).toMatchObject([{ id: made.id, unready: lines }])

  await move(shop, owner, job(first?.id), { state: 'ready' })
  await printed(made, 1)
  await move(shop, owner, job(second?.id), { state: 'printing' })
  expect((await ship(made.id)).body.lines).toEqual([
    { id: second?.id, title: 'Name Key Chain', state: 'printing' },
  ])
  await printed(made, 2)
  expect((await ship(made.id)).status).toBe(200)
})

test('many at once: orders that are not ready stay with their lines, and the others go', async () => {
  const waits = await aPrintedOrder({ name: 'Waits' })
  const done = await aPrintedOrder({ name: 'Done' })
  await printed(done)
  const { status, body } = await shipMany([waits.id, done.id])
  expect(status).toBe(200)
  const [item] = waits.order_items
  expect(body.data).toMatchObject([
    {
      id: waits.id,
      ok: false,
      code: 'not_printed',
      error: 'Not all of this order is printed and packed yet',
      lines: [{ id: item?.id, title: 'Name Key Chain', state: 'ready' }],
    },
    { id: done.id, ok: true },
  ])
  expect(await statusOf(shop, waits.id)).toBe('confirmed')
})

test('plain goods need no print; once packing has begun what is not in the box stays the order', async () => {
  buyer = await aPerson(shop)
  const other = await aProduct(shop)
  for (const product of [mug, other]) await putIntoCart(shop, buyer, product)
  const plain = await order(shop, buyer, 'cash')
  const made = plain.body.data.order
  await packed(made, 1)
  expect((await ship(made.id)).body).toMatchObject({
    code: 'not_printed',
    lines: [{ id: made.order_items[1]?.id, state: 'unpacked' }],
  })
  await packed(made, 2)
  expect((await ship(made.id)).status).toBe(200)

  const prints = await aPrintedOrder({ name: 'In' }, { name: 'Out' })
  for (const line of [1, 2]) await printed(prints, line)
  await packed(prints, 1)
  expect((await ship(prints.id)).body.lines).toEqual([
    { id: prints.order_items[1]?.id, title: 'Name Key Chain', state: 'unpacked' },
  ])

  buyer = await aPerson(shop)
  await putIntoCart(shop, buyer, mug)
  const unpacked = await order(shop, buyer, 'cash')
  expect((await ship(unpacked.body.data.order.id)).status).toBe(200)
})

test('a line that was cancelled keeps nothing back', async () => {
  const made = await aPrintedOrder({ name: 'Stays' }, { name: 'Goes' })
  await printed(made, 1)
  const items = [{ id: made.order_items[1]?.id, quantity: 1 }]
  const { token } = owner
  await shop.call('POST', `/admin/orders/${made.id}/cancel`, {
    token,
    body: { items, reason: 'x' },
  })
  expect((await ship(made.id)).status).toBe(200)
})

test.each(['owner', 'manager'] as const)(
  'an %s sends it all the same with a reason, which history and log keep and the buyer does not read',
  async (role) => {
    const staff = await aPerson(shop, role)
    const made = await aPrintedOrder({ name: 'Late' })
    const reason = 'The blank was printed by hand'
    const without = await ship(made.id, staff, { force: true, reason: ' ' })
    expect(without).toMatchObject({ status: 400, body: { fields: { reason: 'Required' } } })
    expect((await ship(made.id, staff, { force: false, reason })).status).toBe(409)
    expect((await ship(made.id, staff, { force: true, reason })).status).toBe(200)
    const shipped = { what: 'status', status: 'shipped' }
    expect((await read(made.id)).history).toContainEqual(
      expect.objectContaining({ ...shipped, reason, by: staff.email }),
    )
    const own = await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${made.id}`, {
      token: buyer.token,
    })
    expect(own.body.data.history).toContainEqual(
      expect.objectContaining({ ...shipped, reason: null, by: null }),
    )
    const { token } = owner
    const log = await shop.call<{ data: StaffChange[] }>('GET', '/admin-audit-log?subject=order', {
      token,
    })
    expect(log.body.data).toContainEqual(
      expect.objectContaining({
        action: 'shipped',
        subjectId: made.id,
        by: staff.email,
        details: { forced: [null, reason] },
      }),
    )
  },
)

test('of many that are forced the reason counts for what is not ready alone', async () => {
  const waits = await aPrintedOrder({ name: 'Waits' })
  const done = await aPrintedOrder({ name: 'Done' })
  await printed(done)
  const reason = 'Printed elsewhere'
  const { body } = await shipMany([waits.id, done.id], owner, { force: true, reason })
  expect(body.data).toEqual([
    { id: waits.id, ok: true },
    { id: done.id, ok: true },
  ])
  const reasons = async (id: string) =>
    (await read(id)).history.flatMap((one) => (one.what === 'status' ? [one.reason] : []))
  expect(await reasons(waits.id)).toEqual([null, reason])
  expect(await reasons(done.id)).toEqual([null, null])
})

test('a printer sends what is ready, and is refused to force what is not', async () => {
  const printer = await aPerson(shop, 'printer')
  const made = await aPrintedOrder({ name: 'Waits' })
  const force = { force: true, reason: 'Please' }
  expect(await ship(made.id, printer, force)).toMatchObject({
    status: 403,
    body: { code: 'staff_role_forbidden' },
  })
  expect((await shipMany([made.id], printer, force)).status).toBe(403)
  expect((await shipMany([made.id], printer, { force: true })).body.fields).toEqual({
    reason: 'Required',
  })
  expect(await statusOf(shop, made.id)).toBe('confirmed')
  await printed(made)
  expect((await ship(made.id, printer)).status).toBe(200)
})
