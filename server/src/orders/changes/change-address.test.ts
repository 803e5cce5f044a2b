import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPaidOrder, cancel, detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** The long form is TEST_RACES=500. */
const rounds = Number(process.env['TEST_RACES'] ?? 6)

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

type Reply<T> = { code?: string; error?: string; fields?: Record<string, string>; data: T }

const elsewhere = { ...anAddress, streetAddress: '7 Lake View', city: 'Udaipur', pinCode: '313001' }

const send = (person: Pick<Person, 'token'>, id: string, address: object = elsewhere) =>
  shop.call<Reply<OrderDetails>>('PUT', `/user-orders/${id}/address`, {
    token: person.token,
    body: address,
  })
const sendByStaff = (id: string, address: object = elsewhere) =>
  shop.call<Reply<AdminOrder>>('PUT', `/admin/orders/${id}/address`, {
    token: admin.token,
    body: address,
  })
const startPrinting = (id: string) =>
  shop.call('POST', `/admin/orders/${id}/start-printing`, { token: admin.token })
const changesOf = async (id: string) =>
  (await detailsOf(shop, admin, id)).history.filter(({ what }) => what === 'change')
const mailsOf = async (id: string) =>
  (
    await shop.db.execute<{ recipient: string; text: string }>(sql`
      select recipient, text from mails where key like ${`order-address-changed:${id}:%`}`)
  ).rows

async function aCashOrder() {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  return { person, id: (await order(shop, person, 'cash')).body.data.order.id }
}

/** The address to which the carrier delivers the parcel of an order. */
async function bookedTo(id: string): Promise<string> {
  const { rows } = await shop.db.execute<{ data: unknown }>(sql`
    select r.data from sandbox_records r join shipments s on s.waybill = r.id
    where r.kind = 'shipment' and s.order_id = ${id}`)
  return JSON.stringify(rows)
}

test('the buyer sends an order elsewhere: the parcel goes there, the history and a mail say so', async () => {
  const { person, id } = await aPaidOrder(shop)
  const { status, body } = await send(person, id, { ...elsewhere, email: 'neighbour@example.com' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'confirmed',
    shipping_address: { streetAddress: '7 Lake View', pinCode: '313001' },
    changeable: { allowed: true, items: [] },
  })
  expect(body.data.history.at(-1)).toMatchObject({
    what: 'change',
    changed: 'address',
    before: `${anAddress.city} ${anAddress.pinCode}`,
    actor: 'customer',
    by: null,
  })
  // To the account, not to the e-mail that was just typed.
  expect(await mailsOf(id)).toEqual([
    { recipient: person.email, text: expect.stringContaining('7 Lake View') },
  ])
  await advance(shop, admin, id, 'shipped')
  expect(await bookedTo(id)).toContain('7 Lake View')
})

test('the same address again changes nothing and writes nothing', async () => {
  const { person, id } = await aCashOrder()
  const twice = await Promise.all([send(person, id), send(person, id)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await send(person, id)).status).toBe(200)
  expect(await changesOf(id)).toHaveLength(1)
  expect(await mailsOf(id)).toHaveLength(1)
})

test('another person’s order is 404, and a visitor must sign in', async () => {
  const { id } = await aCashOrder()
  expect((await send(await aPerson(shop), id)).status).toBe(404)
  expect((await send({ token: '' }, id)).status).toBe(401)
  expect((await send(await aPerson(shop), 'no-id')).status).toBe(404)
  expect((await changesOf(id)).length).toBe(0)
})

test('an address is refused as at the checkout: bad fields, a place without delivery, no cash there', async () => {
  const { person, id } = await aCashOrder()
  const bad = await send(person, id, { ...elsewhere, pinCode: '0313', phone: '12' })
  expect(bad.status).toBe(400)
  expect(Object.keys(bad.body.fields ?? {}).sort()).toEqual(['phone', 'pinCode'])
  const notServed = await send(person, id, { ...elsewhere, pinCode: '999999' })
  expect(notServed).toMatchObject({ status: 409, body: { code: 'pincode_not_served' } })
  const noCash = await send(person, id, { ...elsewhere, pinCode: '834001' })
  expect(noCash).toMatchObject({ status: 409, body: { code: 'cash_not_available' } })
  const paid = await aPaidOrder(shop)
  expect((await send(paid.person, paid.id, { ...elsewhere, pinCode: '834001' })).status).toBe(200)
})

test('too late is said with what can still be done; staff may until it is shipped', async () => {
  const { person, id } = await aCashOrder()
  await startPrinting(id)
  expect(await send(person, id)).toMatchObject({
    status: 409,
    body: { code: 'too_late_to_change', error: expect.stringContaining('write to us') },
  })
  const byStaff = await sendByStaff(id)
  expect(byStaff).toMatchObject({
    status: 200,
    body: { data: { shipping_address: { city: 'Udaipur' }, changeable: { allowed: false } } },
  })
  expect(byStaff.body.data.history.at(-1)).toMatchObject({ actor: 'admin', by: admin.email })
  expect(await mailsOf(id)).toHaveLength(1)
  await advance(shop, admin, id, 'shipped')
  for (const refused of [await sendByStaff(id, anAddress), await send(person, id, anAddress)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'too_late_to_change', error: expect.stringContaining('on its way') },
    })
  const gone = await aCashOrder()
  await cancel(shop, gone.person, gone.id)
  expect((await send(gone.person, gone.id)).body.code).toBe('too_late_to_change')
  expect(
    (await shop.call('PUT', `/admin/orders/${id}/address`, { token: person.token })).status,
  ).toBe(403)
})

test('a parcel that a booking left behind at the carrier keeps its address', async () => {
  const { person, id } = await aCashOrder()
  await advance(shop, admin, id, 'shipped')
  // The state after a crash between the carrier's answer and the last step.
  await shop.db.execute(sql`update orders set status = 'confirmed' where id = ${id}`)
  await shop.db.execute(
    sql`delete from order_events where order_id = ${id} and to_status = 'shipped'`,
  )
  await shop.db.execute(sql`update shipments set status = 'booking', booked_at = null,
    claimed_at = now() - interval '31 seconds' where order_id = ${id}`)
  expect(await send(person, id)).toMatchObject({
    status: 409,
    body: { code: 'too_late_to_change', error: expect.stringContaining('being packed') },
  })
  await advance(shop, admin, id, 'shipped')
})

test('of a change, the start of printing and the booking at once the parcel goes where the order says', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { person, id } = await aCashOrder()
    const [sent, ...others] = await Promise.all([
      send(person, id),
      round % 2 ? startPrinting(id) : advance(shop, admin, id, 'shipped'),
      advance(shop, admin, id, 'shipped'),
    ])
    expect([200, 409]).toContain(sent.status)
    expect(others.some(({ status }) => status === 200)).toBe(true)
    const { shipping_address: goesTo } = await detailsOf(shop, admin, id)
    expect(goesTo.streetAddress).toBe(
      sent.status === 200 ? elsewhere.streetAddress : anAddress.streetAddress,
    )
    expect(await bookedTo(id)).toContain(goesTo.streetAddress)
  }
})
