import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import {
  aKeyChain,
  jobsOf,
  move,
  orderPrinted,
  type Printed,
} from '#fulfilment/print/print.fixture.ts'
import { advance, aParcel } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { workbenchOf, openBox, scanCode } from './packing.fixture.ts'

let shop: TestShop
let admin: Person
let other: Person
let buyer: Person
let mug: string
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  other = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
  keyChain = await aKeyChain(shop)
})
afterAll(() => shop.close())

/** An order of prints, each ready. */
async function aPrintedOrder(...lines: Printed[]): Promise<Order> {
  buyer = await aPerson(shop)
  const order = await orderPrinted(shop, buyer, keyChain, ...lines)
  await jobsOf(shop, admin, order.orderNumber)
  return order
}
async function plainOrder(): Promise<AdminOrder> {
  return read(await aPurchase(shop, await aPerson(shop), mug, 'confirmed'))
}
async function read(id: string): Promise<AdminOrder> {
  const { token } = admin
  return (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token })).body.data
}
const printed = (code: string, person = admin) => scanCode(shop, person, code, 'printed')
const packed = (code: string, person = admin) => scanCode(shop, person, code, 'packed')

describe('the step printed', () => {
  test('marks the print of the ticket, from ready through printing, and says so again when scanned twice', async () => {
    const { id, orderNumber } = await aPrintedOrder({ name: 'Asha' })
    const first = await printed(`${orderNumber}-1`)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.data).toMatchObject({
      step: 'printed',
      already: false,
      line: `${orderNumber}-1`,
      box: {
        orderId: id,
        missing: [`${orderNumber}-1`],
        lines: [{ print: 'printed', quantity: 1, values: [{ label: 'Name', value: 'Asha' }] }],
      },
    })
    expect((await printed(`${orderNumber}-1`)).body.data).toMatchObject({ already: true })
    const states = (await read(id)).history.flatMap((one) =>
      one.what === 'print' ? [[one.state, one.by]] : [],
    )
    expect(states.slice(-2)).toEqual([
      ['printing', admin.email],
      ['printed', admin.email],
    ])
  })

  test('knows a ticket by its QR code, by its id, in small letters and without its letters', async () => {
    const { orderNumber } = await aPrintedOrder({ name: 'Ravi' })
    const [job] = await jobsOf(shop, admin, orderNumber)
    const line = `${orderNumber}-1`
    for (const code of [
      `https://shop.example/admin/print?search=${job?.id}`,
      String(job?.id).toUpperCase(),
      line.toLowerCase(),
      ` ${line.slice(2)} `,
      orderNumber,
    ])
      expect((await printed(code)).body.data, code).toMatchObject({ line })
  })

  test('two benches that scan a ticket at once mark it once, and one of them learns that', async () => {
    const { id, orderNumber } = await aPrintedOrder({ name: 'Twice' })
    const answers = await Promise.all([
      printed(`${orderNumber}-1`),
      printed(`${orderNumber}-1`, other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.data.already))).toEqual(new Set([true, false]))
    const moves = (await read(id)).history.filter(
      (one) => one.what === 'print' && one.state === 'printed',
    )
    expect(moves).toHaveLength(1)
  })

  test('asks for the ticket where a code is of a whole order, and refuses what is held, plain or cancelled', async () => {
    const { id, orderNumber } = await aPrintedOrder({ name: 'One' }, { name: 'Two' })
    const whole = await printed(orderNumber)
    expect([whole.status, whole.body.fields?.['code']]).toEqual([
      400,
      expect.stringMatching(/ticket/),
    ])
    const [job] = await jobsOf(shop, admin, orderNumber)
    await move(shop, admin, job?.id ?? '', { state: 'held', reason: 'Too dark' })
    const held = await printed(`${orderNumber}-1`)
    expect([held.status, held.body.code]).toEqual([409, 'invalid_transition'])
    const plain = await printed(`${(await plainOrder()).orderNumber}-1`)
    expect([plain.status, plain.body.error]).toEqual([409, expect.stringMatching(/^Nothing is/)])
    await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${id}`)
    const cancelled = await printed(`${orderNumber}-2`)
    expect([cancelled.status, cancelled.body.error]).toEqual([
      409,
      `Order ${orderNumber} was cancelled or came back: do not send it`,
    ])
  })
})

describe('the step packed', () => {
  test('shows what is missing until all pieces are there; then the order is packed, with packer and time', async () => {
    const { id, orderNumber } = await aPrintedOrder({ name: 'Asha', quantity: 3 }, { name: 'Ravi' })
    const [one, two] = [`${orderNumber}-1`, `${orderNumber}-2`]
    await printed(one)
    const early = await packed(two)
    expect([early.status, early.body.code]).toEqual([409, 'not_packable'])
    expect(early.body.error).toMatch(/not marked as printed/)
    expect((await packed(one)).body.data).toMatchObject({
      already: false,
      box: { packedAt: null, missing: [two], lines: [{ packed: true, quantity: 3 }, {}] },
    })
    expect((await packed(one, other)).body.data).toMatchObject({ already: true })
    expect((await packed(orderNumber)).body.data).toMatchObject({ already: true, line: null })
    await printed(two)
    const last = await packed(two, other)
    expect(last.body.data.box).toMatchObject({ missing: [], packedAt: expect.any(String) })
    expect((await packed(two)).body.data).toMatchObject({ already: true })
    const events = (await read(id)).history.filter(({ what }) => what === 'packed')
    expect(events).toEqual([{ what: 'packed', at: expect.any(String), by: other.email }])
    const { token } = buyer
    const { body } = await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, { token })
    expect(body.data.history).toContainEqual(expect.objectContaining({ what: 'packed', by: null }))
  })

  test('plain goods are packed by the codes of their slip', async () => {
    const { orderNumber } = await plainOrder()
    const { body } = await packed(`${orderNumber}-1`)
    expect(body.data.box).toMatchObject({ lines: [{ print: null, packed: true }], missing: [] })
  })

  test('two benches that lay the last two lines at once pack the order once', async () => {
    const { id, orderNumber } = await aPrintedOrder({ name: 'Left' }, { name: 'Right' })
    for (const line of [1, 2]) await printed(`${orderNumber}-${line}`)
    await Promise.all([packed(`${orderNumber}-1`), packed(`${orderNumber}-2`, other)])
    expect((await packed(orderNumber)).body.data.box.missing).toEqual([])
    expect((await read(id)).history.filter(({ what }) => what === 'packed')).toHaveLength(1)
  })

  test('nothing of a cancelled order is packed, nor what is on its way, unless it was packed before', async () => {
    const { orderId, waybill } = await aParcel(shop, admin, mug)
    const { orderNumber } = await read(orderId)
    const sent = await packed(`${orderNumber}-1`)
    expect([sent.status, sent.body.error]).toEqual([
      409,
      `Order ${orderNumber} is on its way already`,
    ])
    expect((await packed(waybill)).body.data).toMatchObject({ already: true, box: { orderNumber } })
    const before = await plainOrder()
    await packed(`${before.orderNumber}-1`)
    await advance(shop, admin, before.id, 'shipped')
    expect((await packed(`${before.orderNumber}-1`)).body.data).toMatchObject({ already: true })
    await shop.db.execute(sql`update orders set status = 'cancelled' where id = ${before.id}`)
    const cancelled = await packed(`${before.orderNumber}-1`)
    expect(cancelled.body.error).toMatch(/do not send it/)
    expect((await packed(before.orderNumber)).status).toBe(409)
  })

  test('a box is opened by hand, and when a piece of what lies there is cancelled', async () => {
    const {
      id,
      orderNumber,
      order_items: items,
    } = await aPrintedOrder({ name: 'Two', quantity: 2 }, { name: 'One' })
    for (const line of [1, 2]) {
      await printed(`${orderNumber}-${line}`)
      await packed(`${orderNumber}-${line}`)
    }
    const { token } = admin
    const body = { items: [{ id: items[0]?.id, quantity: 1 }], reason: 'One is enough' }
    const cancelled = await shop.call('POST', `/admin/orders/${id}/cancel`, { token, body })
    expect(cancelled.status).toBe(200)
    expect((await packed(orderNumber)).body.data.box).toMatchObject({
      packedAt: null,
      missing: [`${orderNumber}-1`],
      lines: [{ quantity: 1, packed: false }, { packed: true }],
    })
    await packed(`${orderNumber}-1`)
    const { status, body: opened } = await openBox(shop, admin, id)
    expect(status).toBe(200)
    expect(opened.data).toMatchObject({
      packedAt: null,
      missing: [expect.any(String), expect.any(String)],
    })
    await advance(shop, admin, id, 'shipped')
    expect((await openBox(shop, admin, id)).status).toBe(409)
    expect((await openBox(shop, admin, v7())).status).toBe(404)
  })
})

test.each(['TF999999-1', 'TF1', 'hello', '\u0000', '9'.repeat(19), v7(), 'TF1-'.repeat(40)])(
  'the code %s is of no ticket',
  async (code) => {
    const { status, body } = await packed(code)
    expect(body.error).toMatch(/^No ticket|^Required/)
    expect(status).toBe(body.error === 'Required' ? 400 : 404)
  },
)

test('a line that an order has not is of no ticket; a step that is none is refused', async () => {
  const { orderNumber } = await plainOrder()
  expect((await packed(`${orderNumber}-2`)).status).toBe(404)
  expect((await packed(`${orderNumber}-0`)).status).toBe(404)
  const { token } = admin
  const { status, body } = await shop.call<{ fields: object }>('POST', '/admin/bench/scans', {
    token,
    body: { code: orderNumber, step: 'eaten' },
  })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual(['step'])
})

test('the bench shows the prints of what is not packed yet, and first the boxes that are begun', async () => {
  const { id, orderNumber } = await aPrintedOrder({ name: 'First' }, { name: 'Second' })
  await printed(`${orderNumber}-1`)
  const before = await workbenchOf(shop, admin)
  expect(before.jobs.filter((job) => job.orderId === id).map(({ state }) => state)).toEqual([
    'printed',
    'ready',
  ])
  expect(before.boxes.map((box) => box.orderId)).not.toContain(id)
  await packed(`${orderNumber}-1`)
  expect((await workbenchOf(shop, admin)).boxes[0]?.orderId).toBe(id)
  await printed(`${orderNumber}-2`)
  await packed(`${orderNumber}-2`)
  const after = await workbenchOf(shop, admin)
  expect(after.jobs.map((job) => job.orderId)).not.toContain(id)
  expect(after.boxes.map((box) => box.orderId)).not.toContain(id)
})
