import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { addMug, rename } from '#catalog/products/admin-products/product-form.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { confirmedOrders } from '#payments/payment/payments.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  // A request that needs two connections at once would deadlock here.
  shop = await openTestShop({ poolSize: 1 })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const atOnce = 14
const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => work(index)))

test('concurrent changes of products over a single connection all succeed', async () => {
  const made = await times(() => addMug(shop, admin))
  expect(made.map(({ status }) => status)).toEqual(Array(atOnce).fill(201))
  const ids = made.map(({ body }) => body.data.id)
  const edited = await times((index) => rename(shop, admin, ids[index % 3] ?? '', `Mug ${index}`))
  expect(edited.map(({ status }) => status)).toEqual(Array(atOnce).fill(200))
})

test('concurrent purchases over a single connection, by cash and online, all get their parcels', async () => {
  const productId = await aProduct(shop, { stock: 50 })
  const ids = await times(async (index) => {
    const person = await aPerson(shop)
    await putIntoCart(shop, person, productId)
    const method = index % 2 === 0 ? 'cash' : 'online'
    const placed = await order(shop, person, method)
    expect(placed.status).toBe(201)
    if (method === 'cash') return placed.body.data.order.id
    const paid = await pay(shop, placed.body.data.razorpayOrderId, { webhook: index % 4 === 1 })
    if (index % 4 === 3) return (await verify(shop, person, paid)).body.data.id
    return (await confirmedOrders(shop, person))[0]?.id ?? ''
  })
  const shipped = await times((index) => advance(shop, admin, ids[index] ?? '', 'shipped'))
  expect(shipped.map(({ status }) => status)).toEqual(Array(atOnce).fill(200))
  await times((index) =>
    scan(shop, shipped[index]?.body.data.waybill ?? '', {
      ScanType: index < 7 ? 'Delivered' : 'Cancelled',
    }),
  )
  const statuses = () => times((index) => statusOf(shop, ids[index] ?? ''))
  await expect
    .poll(statuses)
    .toEqual(Array.from({ length: atOnce }, (_, index) => (index < 7 ? 'delivered' : 'cancelled')))
  await expectAuditPasses(shop)
})
