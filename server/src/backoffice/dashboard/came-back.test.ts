import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { Pile, WorkPiles } from '@tohfa/contract/backoffice/work-piles'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aDeliveredCashOrder, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aReturnIn } from '#fulfilment/returns/returns.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
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

async function pileOf(name: Pile['pile']): Promise<Pile | undefined> {
  const { token } = admin
  const { body } = await shop.call<{ data: WorkPiles }>('GET', '/admin/today', { token })
  return body.data.piles.find(({ pile }) => pile === name)
}
async function overview(): Promise<Dashboard> {
  const { token } = admin
  return (await shop.call<{ data: Dashboard }>('GET', '/admin-overview', { token })).body.data
}
const ends = (id: string, { token }: Person = admin) =>
  shop.call('POST', `/admin/orders/${id}/came-back`, { token })

/** Refused at the door, and on its way to the shop. */
async function comeBack(id: string): Promise<void> {
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  for (const ScanType of ['Undelivered', 'RTO']) await scan(shop, waybill ?? '', { ScanType })
  await expect.poll(() => statusOf(shop, id)).toBe('returned')
}

async function aRefusedCashOrder() {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id, orderNumber } = (await order(shop, person, 'cash')).body.data.order
  await comeBack(id)
  return { person, id, orderNumber }
}

test('a cash parcel that comes back waits on Today until it is sent again', async () => {
  const { id, orderNumber } = await aRefusedCashOrder()
  expect(await pileOf('cameBack')).toMatchObject({ count: 1, oldest: expect.any(String) })
  expect((await overview()).cameBack).toMatchObject([{ id, orderNumber, isPaid: false }])
  await shop.call('POST', `/admin/orders/${id}/resend`, { token: admin.token })
  expect(await pileOf('cameBack')).toMatchObject({ count: 0 })
  expect((await overview()).cameBack).toEqual([])
})

test('or until staff say that it ends there, once, and the history says who', async () => {
  const { id, person } = await aRefusedCashOrder()
  expect((await ends(id, person)).status).toBe(403)
  expect((await overview()).cameBack).toMatchObject([{ id }])
  for (const answer of [await ends(id), await ends(id)]) expect(answer.status).toBe(200)
  expect(await pileOf('cameBack')).toMatchObject({ count: 0 })
  expect((await overview()).cameBack).toEqual([])
  const { history } = await detailsOf(shop, admin, id)
  const told = history.filter((one) => one.what === 'change' && one.changed === 'came_back')
  expect(told).toMatchObject([{ actor: 'admin', by: admin.email }])
})

test('what did not come back, and money that is still here, cannot be ended so', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const waiting = (await order(shop, person, 'cash')).body.data.order.id
  expect((await ends(waiting)).status).toBe(409)
  expect((await ends(crypto.randomUUID())).status).toBe(404)
  const { id } = await aDeliveredCashOrder(shop, admin)
  expect((await ends(id)).status).toBe(409)
})

test('a replacement that comes back waits too, though nobody paid for it', async () => {
  const { order: bought, id: returnId } = await aReturnIn(shop, admin, 'replaced')
  const { returns } = await detailsOf(shop, admin, bought.id)
  const again = returns.find((one) => one.id === returnId)?.replacement?.id ?? ''
  await comeBack(again)
  expect((await overview()).cameBack).toMatchObject([{ id: again, isPaid: false }])
  await ends(again)
})

test('a refund by hand waits on Today until its buyer says where to, with since when', async () => {
  const { id } = await aDeliveredCashOrder(shop, admin)
  const { body } = await refund(shop, admin, id, { method: 'upi', amount: 79.65 })
  expect(body.data.status).toBe('needs_details')
  expect(await pileOf('refundsToSend')).toMatchObject({ count: 0 })
  expect(await pileOf('refundsAwaited')).toMatchObject({ count: 1, oldest: body.data.at })
  expect((await overview()).refundsAwaited).toMatchObject([
    { orderId: id, amount: 79.65, since: body.data.at },
  ])
  await shop.db.execute(sql`update refunds set status = 'pending' where id = ${body.data.id}`)
  expect(await pileOf('refundsAwaited')).toMatchObject({ count: 0 })
  expect(await pileOf('refundsToSend')).toMatchObject({ count: 1 })
})
