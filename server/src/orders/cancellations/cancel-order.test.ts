import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPaidOrder, cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const staffCancel = (id: string, body: object = {}) =>
  shop.call<{ code?: string; data: AdminOrder }>('POST', `/admin/orders/${id}/cancel`, {
    token: admin.token,
    body: { reason: 'The buyer called', ...body },
  })

const startPrinting = (id: string) =>
  shop.call<{ code?: string }>('POST', `/admin/orders/${id}/start-printing`, {
    token: admin.token,
  })

async function aCashOrder(goods: Parameters<typeof aProduct>[1] = {}, quantity = 1) {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, goods)
  await putIntoCart(shop, person, productId, quantity)
  const { id, order_items: items } = (await order(shop, person, 'cash')).body.data.order
  return { person, productId, id, lineId: items[0]?.id ?? '' }
}

describe('the buyer', () => {
  test('cancels a paid order: it is cancelled, its stock is back, and all its money goes back', async () => {
    const { person, id, productId } = await aPaidOrder(shop, { stock: 5 }, 2)
    expect(await stockOf(shop, productId)).toBe(3)
    const { status, body } = await cancel(shop, person, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'cancelled',
      total: 0,
      paid: 898.2,
      refunded: 898.2,
      refunds: [{ kind: 'provider', amount: 898.2 }],
      order_items: [{ quantity: 2, cancelled: 2, product: { discountedPrice: 449.1 } }],
      cancellable: { allowed: false, code: 'cancelOver' },
    })
    expect(await stockOf(shop, productId)).toBe(5)
    await expect
      .poll(async () => (await detailsOf(shop, admin, id)).refunds[0]?.status)
      .toBe('processed')
  })

  test('cancels pieces of a line: the rest is made, and the courier collects less', async () => {
    const { person, id, lineId, productId } = await aCashOrder({ stock: 5 }, 3)
    const items = [{ id: lineId, quantity: 2 }]
    expect((await cancel(shop, person, id, { items })).body.data).toMatchObject({
      status: 'confirmed',
      total: 449.1,
      toCollect: 449,
      rounding: -0.1,
      paid: 0,
      order_items: [{ quantity: 3, cancelled: 2 }],
      cancellable: { allowed: true },
    })
    expect(await stockOf(shop, productId)).toBe(4)
    const { rows } = await shop.db.execute<{ text: string }>(sql`
      select m.text from mails m join cancellations c on m.key = 'order-part-cancelled:' || c.id
      where c.order_id = ${id}`)
    expect(rows).toMatchObject([
      { text: expect.stringContaining('The courier will ask for ₹449 in cash') },
    ])
    const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
    const { rows: parcels } = await shop.db.execute<{ data: object }>(sql`
      select data from sandbox_records where kind = 'shipment' and id = ${waybill}`)
    expect(JSON.stringify(parcels)).toContain('449')
    expect(JSON.stringify(parcels)).not.toContain('1347')
  })

  test('cancels one piece after the other, and with the last of them the order', async () => {
    const { person, id, lineId } = await aPaidOrder(shop, {}, 2)
    const items = [{ id: lineId, quantity: 1 }]
    expect((await cancel(shop, person, id, { items })).body.data).toMatchObject({
      status: 'confirmed',
      total: 449.1,
      refunded: 449.1,
    })
    expect((await cancel(shop, person, id, { items })).body.data).toMatchObject({
      status: 'cancelled',
      total: 0,
      refunded: 898.2,
      refunds: [{ amount: 449.1 }, { amount: 449.1 }],
    })
    expect(await cancel(shop, person, id, { items })).toMatchObject({
      status: 409,
      body: { code: 'too_late_to_cancel' },
    })
  })

  test('asks for the whole again and is answered the same, with nothing done twice', async () => {
    const { person, id, productId } = await aPaidOrder(shop, { stock: 5 })
    const answers = await Promise.all([cancel(shop, person, id), cancel(shop, person, id)])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ status: 'cancelled', refunds: [{ amount: 449.1 }] })
    }
    expect(await stockOf(shop, productId)).toBe(5)
  })

  test('sends the same key twice and cancels once; with something else under it is refused', async () => {
    const { person, id, lineId } = await aPaidOrder(shop, {}, 3)
    const items = [{ id: lineId, quantity: 1 }]
    const twice = await Promise.all([
      cancel(shop, person, id, { items }, 'one-press'),
      cancel(shop, person, id, { items }, 'one-press'),
    ])
    for (const { status, body } of twice) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ total: 898.2, refunds: [{ amount: 449.1 }] })
    }
    expect(await cancel(shop, person, id, {}, 'one-press')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })

  test('the buyer learns what can still be done once it is printed, on its way, or delivered', async () => {
    const printed = await aPaidOrder(shop)
    expect((await startPrinting(printed.id)).status).toBe(200)
    const sent = await aPaidOrder(shop)
    await advance(shop, admin, sent.id, 'shipped')
    for (const [{ person, id }, sentence] of [
      [printed, /is being printed.*within 3 days/],
      [sent, /on its way.*write to us/],
    ] as const) {
      const { status, body } = await cancel(shop, person, id)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'too_late_to_cancel' })
      expect(body.error).toMatch(sentence)
      const read = await shop.call<{ data: { cancellable: object } }>('GET', `/user-orders/${id}`, {
        token: person.token,
      })
      expect(read.body.data.cancellable).toMatchObject({ allowed: false, reason: body.error })
    }
  })

  test('cancels nobody else’s order, and reads none', async () => {
    const { id } = await aPaidOrder(shop)
    const stranger = await aPerson(shop)
    for (const answer of [
      await cancel(shop, stranger, id),
      await shop.call('GET', `/user-orders/${id}`, { token: stranger.token }),
      await cancel(shop, stranger, 'no-id'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  })

  test.each([
    ['a line of no order', { id: crypto.randomUUID(), quantity: 1 }, 'items.0.id'],
    ['more than was bought', { quantity: 5 }, 'items.0.quantity'],
    ['no piece at all', { quantity: 0 }, 'items.0.quantity'],
    ['half a piece', { quantity: 0.5 }, 'items.0.quantity'],
  ])('is reported at its field of %s, and nothing is cancelled', async (_what, item, field) => {
    const { person, id, lineId } = await aCashOrder()
    const { status, body } = await cancel(shop, person, id, { items: [{ id: lineId, ...item }] })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
    expect(await detailsOf(shop, admin, id)).toMatchObject({ status: 'confirmed', total: 449.1 })
  })

  test('the buyer must give a reason to cancel', async () => {
    const { person, id } = await aCashOrder()
    expect(await cancel(shop, person, id, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    })
  })

  test('reads what happened, without the staff member', async () => {
    const { person, id, lineId } = await aPaidOrder(shop)
    await refund(shop, admin, id, { amount: 10 })
    const read = await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, {
      token: person.token,
    })
    const { cancellable, history, refunds, printing } = read.body.data
    expect({ cancellable, printing }).toEqual({
      cancellable: { allowed: true, items: [{ id: lineId, quantity: 1 }] },
      printing: 'none',
    })
    expect(JSON.stringify([history, refunds, read.body.data.account])).not.toContain(admin.email)
    expect(refunds).toMatchObject([{ amount: 10, reason: 'It was late' }])
  })
})

describe('staff', () => {
  test('cancel also what is being printed, and what was given back before is not given again', async () => {
    const { id } = await aPaidOrder(shop, {}, 2)
    await startPrinting(id)
    await refund(shop, admin, id, { amount: 100 })
    const { status, body } = await staffCancel(id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'cancelled',
      paid: 898.2,
      refunded: 898.2,
      refunds: [{ amount: 100 }, { amount: 798.2, by: admin.email }],
    })
  })

  test('staff cannot cancel an order that is shipped', async () => {
    const { id } = await aPaidOrder(shop)
    await advance(shop, admin, id, 'shipped')
    expect(await staffCancel(id)).toMatchObject({
      status: 409,
      body: { code: 'too_late_to_cancel' },
    })
  })

  test('begin to print an order once, and many with an answer for each', async () => {
    const first = await aPaidOrder(shop)
    const second = await aPaidOrder(shop)
    const twice = await Promise.all([startPrinting(first.id), startPrinting(first.id)])
    expect(twice.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const ids = [first.id, second.id, crypto.randomUUID()]
    const { body } = await shop.call('POST', '/admin/orders/start-printing', {
      token: admin.token,
      body: { ids },
    })
    expect(body).toMatchObject({
      data: [
        { id: ids[0], ok: false, code: 'invalid_transition', sentence: { code: 'printingBegun' } },
        { id: ids[1], ok: true },
        { id: ids[2], ok: false, code: 'order_not_found' },
      ],
    })
    expect(await detailsOf(shop, admin, second.id)).toMatchObject({ printing: 'started' })
  })

  test('are the only ones who may', async () => {
    const { person, id } = await aPaidOrder(shop)
    for (const path of ['cancel', 'start-printing', 'refunds'])
      expect(
        await shop.call('POST', `/admin/orders/${id}/${path}`, {
          token: person.token,
          body: { reason: 'I am bold', method: 'provider' },
        }),
      ).toMatchObject({ status: 403 })
  })
})

test('with CANCEL_MINUTES nothing is printed or sent before, and the buyer reads until when', async () => {
  const patient = await openTestShop({ on: shop, env: { CANCEL_MINUTES: '60' } })
  const { person, id } = await aPaidOrder(patient)
  const start = () =>
    patient.call<{ error?: string }>('POST', `/admin/orders/${id}/start-printing`, {
      token: admin.token,
    })
  expect(await start()).toMatchObject({
    status: 409,
    body: { code: 'invalid_transition', error: expect.stringContaining('can still cancel') },
  })
  const ship = () => advance(patient, admin, id, 'shipped')
  expect(await ship()).toMatchObject({
    status: 409,
    body: { code: 'invalid_transition', error: expect.stringContaining('cannot be sent yet') },
  })
  const read = async () =>
    (await patient.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, { token: person.token }))
      .body.data.cancellable
  expect(await read()).toMatchObject({ allowed: true, until: expect.any(String) })
  await shop.db.execute(sql`update orders set created_at = now() - interval '61 minutes'
    where id = ${id}`)
  expect(await read()).toMatchObject({ allowed: true, items: [{ quantity: 1 }] })
  expect((await read()).until).toBeUndefined()
  expect((await start()).status).toBe(200)
  expect((await ship()).status).toBe(200)
  await patient.stop()
})
