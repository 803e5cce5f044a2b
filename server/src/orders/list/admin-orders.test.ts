import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Order } from '@tohfa/contract/orders/orders'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { advance, aParcel, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

type List = { data: Order[]; total: number; confirmed: number; shipped: number }
type One = { data: AdminOrder; code?: string }

async function bought(address: object): Promise<{ person: Person; order: Order }> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  return { person, order: (await order(shop, person, 'cash', { address })).body.data.order }
}

async function found(search: string, more = ''): Promise<List> {
  const query = `search=${encodeURIComponent(search)}${more}`
  return (await shop.call<List>('GET', `/user-orders?${query}`, { token: admin.token })).body
}

async function read(id: string): Promise<AdminOrder> {
  return (await shop.call<One>('GET', `/user-orders/${id}`, { token: admin.token })).body.data
}

test('an order is found by its number, its phone, and the e-mail of its parcel or its account', async () => {
  const meera = await bought({ phone: '9123456780', email: 'Meera_J@example.com' })
  const ravi = await bought({ phone: '9123400000', email: 'ravi@example.com' })
  const one = async (search: string) => (await found(search)).data.map(({ id }) => id)
  const { orderNumber, id } = meera.order
  for (const search of [
    orderNumber,
    orderNumber.toLowerCase(),
    orderNumber.slice(2),
    ' 91234 56780 ',
    '+91 91234-56780',
    'meera_j@example.com',
    'MEERA',
    meera.person.email,
  ])
    expect(await one(search), search).toEqual([id])
  expect(await one('91234')).toEqual([ravi.order.id, id])
  for (const nobody of ['meeraXj', 'meera%', '9999', 'TF1%', '\\', "'; drop table orders"])
    expect(await one(nobody), nobody).toEqual([])
})

test('a search narrows the counts of the tabs too, and a tab narrows the search', async () => {
  const { order: first } = await bought({ phone: '9000000001' })
  await bought({ phone: '9000000002' })
  await advance(shop, admin, first.id, 'shipped')
  expect(await found('90000')).toMatchObject({ total: 2, confirmed: 1, shipped: 1 })
  expect((await found('90000', '&status=shipped')).data.map(({ id }) => id)).toEqual([first.id])
})

test('an order shows its payment and its buyer', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  const { razorpayOrderId } = (await order(shop, person, 'online')).body.data
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  const { id } = (await verify(shop, person, callback)).body.data
  expect(await read(id)).toMatchObject({
    account: { email: person.email },
    payments: [
      {
        providerPaymentId: callback.razorpay_payment_id,
        amount: 449.1,
        status: 'captured',
        flag: null,
      },
    ],
    shipment: null,
    history: [{ what: 'status', status: 'confirmed', actor: 'payment', by: person.email }],
  })
})

test('an order shows its parcel, its label and every move with its author', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  await scan(shop, waybill, { ScanType: 'Out For Delivery', ScannedLocation: 'Jaipur' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('out-for-delivery')
  const { shipment, history } = await read(orderId)
  expect(shipment).toMatchObject({
    status: 'booked',
    waybill,
    lastScan: { scanType: 'Out For Delivery', location: 'Jaipur' },
  })
  expect(history).toMatchObject([
    { status: 'shipped', actor: 'admin', by: admin.email },
    { status: 'out-for-delivery', actor: 'carrier', by: null },
  ])
})

const label = (id: string) =>
  shop.call<{ data: { url: string }; code?: string }>('GET', `/user-orders/${id}/label`, {
    token: admin.token,
  })

test('the label exists once its parcel is booked, and is fetched again after a day', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  const link = expect.stringContaining(`/shipments/${waybill}/label`)
  expect((await label(orderId)).body.data.url).toEqual(link)
  expect((await read(orderId)).shipment?.label).toEqual({ url: link, isGood: true })
  // The job that fetches the label of a new parcel does so too, perhaps only now.
  await quietJobs(shop)
  await shop.db.execute(sql`
    update shipments set label_url = 'https://old.example/label', label_at = now() - interval '1 day'
    where waybill = ${waybill}`)
  expect((await read(orderId)).shipment?.label).toMatchObject({ isGood: false })
  expect((await label(orderId)).body.data.url).toEqual(link)
})

test('an order without a parcel has no label, and what is no order is not found', async () => {
  const { order: unshipped } = await bought({})
  expect((await label(unshipped.id)).body.code).toBe('no_label')
  for (const path of [`/user-orders/${mug}`, '/user-orders/nothing', `/user-orders/${mug}/label`])
    expect((await shop.call<One>('GET', path, { token: admin.token })).body.code).toBe(
      'order_not_found',
    )
})
