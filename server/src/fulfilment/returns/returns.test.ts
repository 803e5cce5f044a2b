import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { StaffReturn } from '@tohfa/contract/fulfilment/returns'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aKeyChain, orderPrinted, printAll } from '#fulfilment/print/print.fixture.ts'
import { ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { aCheckout } from '#payments/payment/payments.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { plain } from '#studio/photos/photos.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDelivered,
  aReturnIn,
  aReturnPhoto,
  ask,
  deliver,
  moveReturn,
  moveOwn,
  readReturn,
  sendReturnPhoto,
} from './returns.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
})
afterEach(async () => {
  vi.useRealTimers()
  await expectAuditPasses(shop)
})
afterAll(() => shop.close())

async function read(id: string, { token }: Person = admin): Promise<AdminOrder & OrderDetails> {
  const { body } = await shop.call<{ data: AdminOrder & OrderDetails }>(
    'GET',
    `/user-orders/${id}`,
    { token },
  )
  return body.data
}

/** When an order was delivered, as its buyer reads it. */
async function deliveredAt(person: Person, id: string): Promise<Date> {
  const { history } = await read(id, person)
  const event = history.find((one) => one.what === 'status' && one.status === 'delivered')
  return new Date(event?.at ?? '')
}

/** The end of the third day after an instant, by the clock of India. */
function endOfThirdDay(at: Date): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(at.getTime() + 3 * 86_400_000),
  )
  return new Date(`${day}T23:59:59.999+05:30`)
}

test('a return can be requested until the last moment of the third day after delivery in India, and no later', async () => {
  const { person, order } = await aDelivered(shop, admin, 2)
  const photo = await aReturnPhoto(shop, person)
  const end = endOfThirdDay(await deliveredAt(person, order.id))
  const { returnable } = await read(order.id, person)
  expect(returnable).toMatchObject({
    allowed: true,
    until: new Date(end.getTime() + 1).toISOString(),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: end })
  expect((await ask(shop, person, order, { photos: [photo] })).status).toBe(201)
  vi.setSystemTime(new Date(end.getTime() + 1))
  const late = await ask(shop, person, order, { photos: [photo] })
  expect(late).toMatchObject({ status: 409, body: { code: 'return_not_possible' } })
  expect(late.body.error).toMatch(/Write to us/)
  expect((await read(order.id, person)).returnable).toMatchObject({
    allowed: false,
    code: 'returnTooLate',
  })
})

test('a piece can be returned once; a second request names the first, until that is withdrawn', async () => {
  const { person, order } = await aDelivered(shop, admin)
  const photos = [await aReturnPhoto(shop, person)]
  const answers = await Promise.all([1, 2].map(() => ask(shop, person, order, { photos })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const twice = await ask(shop, person, order, { photos })
  expect(twice).toMatchObject({ status: 409, body: { code: 'return_not_possible' } })
  expect(twice.body.error).toMatch(/Look at that return in your orders/)
  const [mine] = (await read(order.id, person)).returns
  expect((await moveOwn(shop, person, mine?.id ?? '', 'withdraw')).status).toBe(200)
  expect((await ask(shop, person, order, { photos })).status).toBe(201)
})

test('an order that was not delivered, or is somebody else’s, is given back by nobody', async () => {
  const { person, order } = await aDelivered(shop, admin)
  const other = await aDelivered(shop, admin)
  expect((await ask(shop, other.person, order)).status).toBe(404)
  const foreign = await aReturnPhoto(shop, other.person)
  expect(await ask(shop, person, order, { photos: [foreign] })).toMatchObject({
    status: 404,
    body: { code: 'photo_not_found' },
  })
  const { id } = (await ask(shop, person, order)).body.data
  expect((await moveOwn(shop, other.person, id, 'withdraw')).status).toBe(404)
  const cash = await aCash()
  expect((await ask(shop, cash.person, cash.order)).status).toBe(409)
})

/** A confirmed cash order. */
async function aCash(): Promise<{ person: Person; order: Order }> {
  const person = await aPerson(shop)
  return {
    person,
    order: await orderPrinted(shop, person, await aKeyChain(shop), { name: 'Asha' }),
  }
}

test.each([
  [{ reason: 'changed my mind' }, 'reason'],
  [{ photos: [] }, 'photos'],
  [{ quantity: 5 }, 'items.0.quantity'],
] as const)('a request with %j is refused at its field', async (what, field) => {
  const { person, order } = await aDelivered(shop, admin)
  const { status, body } = await ask(shop, person, order, what as object)
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toContain(field)
})

test('a photo can be read by its sender and staff only, without its metadata', async () => {
  const { person } = await aDelivered(shop, admin)
  const bytes = await plain(60, 90)
    .withExif({ IFD0: { ImageDescription: 'Flat 4, MG Road' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await sendReturnPhoto(shop, person, bytes)
  expect(status).toBe(201)
  const fetched = (who: Person) =>
    fetch(shop.url + body.data.url, { headers: { authorization: `Bearer ${who.token}` } })
  for (const who of [person, admin]) {
    const answer = await fetched(who)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).includes('MG Road')).toBe(false)
  }
  expect((await fetched(await aPerson(shop))).status).toBe(404)
  expect((await sendReturnPhoto(shop, person, Buffer.from('no photo'))).status).toBe(415)
})

test('of two refunds of a return at once one is made, of what its pieces cost, and the stock comes back by the tick', async () => {
  const { person, order, productId } = await aDelivered(shop, admin, 2, { stock: 5 })
  const { id } = (await ask(shop, person, order, { quantity: 1 })).body.data
  for (const action of ['approve', 'book_pickup', 'received', 'accept'])
    await moveReturn(shop, admin, id, action)
  const stockOf = async () => {
    const { rows } = await shop.db.execute<{ stock: number }>(sql`
      select v.stock from product_variants v where v.product_id = ${productId}`)
    return rows.map(({ stock }) => stock)
  }
  const before = await stockOf()
  const both = await Promise.all(
    [1, 2].map(() => moveReturn(shop, admin, id, 'refund', { restock: true })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { refunds, status } = await read(order.id)
  expect(refunds).toMatchObject([{ amount: order.total / 2, kind: 'provider' }])
  expect(status).toBe('delivered')
  const after = await stockOf()
  expect(after.reduce((sum, n) => sum + n, 0) - before.reduce((sum, n) => sum + n, 0)).toBe(1)
  const second = (await ask(shop, person, order)).body.data
  for (const action of ['approve', 'book_pickup', 'received', 'accept', 'refund'])
    expect((await moveReturn(shop, admin, second.id, action)).status).toBe(200)
  expect(await statusOf(shop, order.id)).toBe('returned')
  expect((await read(order.id)).refunded).toBe(order.total)
})

test('a return that the carrier fetches is received by its scans, and one that it cannot fetch is booked again', async () => {
  const { person, id } = await aReturnIn(shop, admin, 'pickup_failed')
  const again = (await moveReturn(shop, admin, id, 'book_pickup')).body.data
  expect(again.waybill).toMatch(/^\d+$/)
  await scan(shop, again.waybill ?? '', { ScanType: 'PP', Scan: 'Scheduled' })
  await scan(shop, again.waybill ?? '', { ScanType: 'PU', Scan: 'In Transit' })
  await scan(shop, again.waybill ?? '', { ScanType: 'DL', Scan: 'DTO' })
  await expect.poll(async () => (await readReturn(shop, person, id)).state).toBe('received')
  const { rows } = await shop.db.execute(sql`
    select data -> 'asked' ->> 'add' as fetched_at from sandbox_records where id = ${again.waybill}`)
  expect(rows).toEqual([{ fetched_at: expect.stringContaining('MG Road') }])
})

test('a replacement prints what was approved again, byte for byte, costs nothing and can be refunded nothing', async () => {
  const { person, order } = await aCash()
  const [first] = await printAll(shop, admin, order.orderNumber)
  const { waybill } = (await advance(shop, admin, order.id, 'shipped')).body.data
  await deliver(shop, order.id, waybill ?? '')
  const { id } = (await ask(shop, person, order)).body.data
  for (const action of ['approve', 'keep_it']) await moveReturn(shop, admin, id, action)
  const { data } = (await moveReturn(shop, admin, id, 'replace')).body
  const again = await read(data.replacement?.id ?? '')
  expect(again).toMatchObject({ total: 0, paid: 0, replaces: order.id, status: 'confirmed' })
  const [second] = await printAll(shop, admin, again.orderNumber)
  expect(second?.proof).toBe(first?.proof)
  expect(second?.files.map(({ sha256 }) => sha256)).toEqual(
    first?.files.map(({ sha256 }) => sha256),
  )
  const refund = await shop.call('POST', `/admin/orders/${again.id}/refunds`, {
    token: admin.token,
    body: { amount: 1, reason: 'Sorry', method: 'upi' },
  })
  expect(refund.status).toBe(409)
  const shipped = (await advance(shop, admin, again.id, 'shipped')).body.data
  const { CODAmount, OrderType } = await atCarrier(shipped.waybill ?? '')
  expect({ CODAmount, OrderType }).toEqual({ CODAmount: 0, OrderType: 'Pre-paid' })
  expect(await statusOf(shop, order.id)).toBe('delivered')
})

async function atCarrier(waybill: string) {
  const { rows } = await shop.db.execute<{ cod: string; mode: string }>(sql`
    select data #>> '{asked,cod_amount}' cod, data #>> '{asked,payment_mode}' mode
    from sandbox_records where kind = 'shipment' and id = ${waybill}`)
  const [row] = rows
  return {
    CODAmount: Number(row?.cod),
    OrderType: row?.mode === 'Prepaid' ? 'Pre-paid' : row?.mode,
  }
}

test('a replacement that is cancelled is cancelled, and nothing goes back for it', async () => {
  const { id, order } = await aReturnIn(shop, admin, 'replaced')
  const { returns } = await read(order.id)
  const again = returns.find((one) => one.id === id)?.replacement?.id ?? ''
  const { status, body } = await shop.call<{ data: AdminOrder }>(
    'POST',
    `/admin/orders/${again}/cancel`,
    { token: admin.token, body: { reason: 'Twice' } },
  )
  expect([status, body.data.status, body.data.refunds]).toEqual([200, 'cancelled', []])
})

test('staff see the approved proof with the pieces, its buyer does not need it; an empty note is none', async () => {
  const { person, order } = await aCash()
  await printAll(shop, admin, order.orderNumber)
  const { waybill } = (await advance(shop, admin, order.id, 'shipped')).body.data
  await deliver(shop, order.id, waybill ?? '')
  const { id } = (await ask(shop, person, order)).body.data
  const { status, body } = await moveReturn(shop, admin, id, 'approve', { note: ' ' })
  expect([status, body.data.state]).toEqual([200, 'approved'])
  const preview = body.data.items[0]?.preview ?? ''
  expect(preview).toMatch(/^\/v1\/proofs\/[0-9a-f]{64}\/front\.webp$/)
  const picture = await fetch(shop.url + preview, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(picture.status).toBe(200)
  expect((await readReturn(shop, person, id)).items[0]).not.toHaveProperty('preview')
})

test('a parcel that comes back refunds nothing until staff decide, and is sent again once', async () => {
  const { order, waybill } = await onItsWay('online')
  await scan(shop, waybill, { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, order.id)).toBe('returned')
  expect((await read(order.id)).refunds).toEqual([])
  const resend = () =>
    shop.call<{ data: Order }>('POST', `/admin/orders/${order.id}/resend`, { token: admin.token })
  const both = await Promise.all([resend(), resend()])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const again = both.find(({ status }) => status === 201)?.body.data
  expect(again).toMatchObject({ total: 0, replaces: order.id, status: 'confirmed' })
})

test('cash that the courier never got is collected with the parcel that is sent again', async () => {
  const { order, waybill } = await onItsWay('cash')
  await scan(shop, waybill, { ScanType: 'RTO' })
  await expect.poll(() => statusOf(shop, order.id)).toBe('returned')
  const { body } = await shop.call<{ data: Order }>('POST', `/admin/orders/${order.id}/resend`, {
    token: admin.token,
  })
  expect(body.data).toMatchObject({ total: order.total, paid: 0, payment_method: 'cash' })
})

async function aPaid(): Promise<Order> {
  const { person, request } = await aCheckout(shop)
  await verify(shop, person, await pay(shop, request.razorpayOrderId, { webhook: false }))
  const [order] = await ordersOf(shop, person)
  if (!order) throw new Error('no order was made')
  return order
}

/** An order whose parcel is with the courier. */
async function onItsWay(how: 'online' | 'cash') {
  const order = how === 'cash' ? (await aCash()).order : await aPaid()
  if (how === 'cash') await printAll(shop, admin, order.orderNumber)
  const { waybill } = (await advance(shop, admin, order.id, 'shipped')).body.data
  return { order, waybill: waybill ?? '' }
}

test('the queue of the staff is oldest first, with the working days that are left', async () => {
  const { id } = await aReturnIn(shop, admin, 'requested')
  const list = async () =>
    (
      await shop.call<{ data: StaffReturn[] }>('GET', '/admin/returns?state=requested', {
        token: admin.token,
      })
    ).body.data
  const made = await list()
  expect(made.map(({ at }) => at)).toEqual(made.map(({ at }) => at).toSorted())
  const mine = made.find((one) => one.id === id)
  expect(mine).toMatchObject({ daysLeft: 3, actions: ['ask', 'approve', 'refuse'] })
  // By the clock of India the day after.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${mine?.due}T20:00:00Z`) })
  expect((await list()).find((one) => one.id === id)?.daysLeft).toBeLessThan(0)
})

test('a buyer gets mails about their request and the shop’s decisions', async () => {
  const { id } = await aReturnIn(shop, admin, 'accepted')
  const { rows } = await shop.db.execute<{ subject: string }>(sql`
    select subject from mails where split_part(key, ':', 2) = ${id} order by created_at`)
  expect(rows.map(({ subject }) => subject.split(':')[0])).toEqual([
    'We have your request',
    'Your return is approved',
    'We have it fetched',
    'It has arrived',
    'We have looked at it',
  ])
})
