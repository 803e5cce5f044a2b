import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import {
  aCheckout,
  eventsProcessed,
  paymentEvent,
  webhook,
} from '#payments/payment/payments.fixture.ts'
import { webhookSecret } from '#payments/payment/payments.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

async function read(): Promise<Dashboard> {
  const { token } = admin
  const answer = await shop.call<{ data: Dashboard }>('GET', '/admin-overview', { token })
  expect(answer.status).toBe(200)
  return answer.body.data
}

test('the dashboard counts thirty days of India, and cash that was cancelled or came back is no taking', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop)
  const made = await Promise.all(
    (['delivered', 'confirmed', 'cancelled', 'returned', 'delivered'] as const).map((status) =>
      aPurchase(shop, person, mug, status),
    ),
  )
  // Half an hour after midnight in India is still yesterday in UTC.
  await shop.db.execute(sql`
    update orders set created_at =
      ((now() at time zone 'Asia/Kolkata')::date - 3 + interval '30 minutes') at time zone 'Asia/Kolkata'
    where id in (${made[0]}, ${made[2]}, ${made[3]})`)
  await shop.db.execute(sql`
    update orders set created_at = now() - interval '40 days' where id = ${made[4]}`)
  const { days } = await read()
  // By their names: midnight may have come meanwhile.
  const { rows } = await shop.db.execute<{ day: string }>(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
    from orders where id in (${made[0]}, ${made[1]}) order by created_at`)
  const [earlier, lately] = rows.map((row) => days.find(({ day }) => day === row.day))
  expect(days).toHaveLength(30)
  expect(earlier).toMatchObject({ orders: 3, takings: 449 })
  expect(lately).toMatchObject({ orders: 1, takings: 449 })
  expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(4)
})

test('the dashboard lists orders to ship, the oldest first', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop), 3)
  const placed = (await order(shop, person, 'cash')).body.data.order
  const { toShip } = await read()
  expect(toShip.count).toBe(2)
  expect(toShip.oldest.at(-1)).toMatchObject({
    id: placed.id,
    orderNumber: placed.orderNumber,
    units: 3,
    city: 'Bengaluru',
  })
})

test('only stock that is tracked can be low', async () => {
  await aProduct(shop, { title: 'Plenty', stock: 6 })
  await aProduct(shop, { title: 'Made to order' })
  const few = await aProduct(shop, { title: 'Few', stock: 5 })
  const none = await aProduct(shop, { title: 'None', stock: 0, sizes: ['S'] })
  const gone = await aProduct(shop, { title: 'Gone', stock: 1 })
  await shop.db.execute(sql`update products set deleted_at = now() where id = ${gone}`)
  expect((await read()).lowStock).toEqual({
    count: 2,
    lowest: [
      { blankId: null, productId: none, title: 'None', color: 'White', size: 'S', stock: 0 },
      { blankId: null, productId: few, title: 'Few', color: 'White', size: null, stock: 5 },
    ],
  })
})

test('the dashboard lists money that waits for staff: flagged, refused, and refunds that do not go', async () => {
  const differs = await aCheckout(shop)
  await pay(shop, differs.request.razorpayOrderId, { webhook: true, amount: 100 })
  const refused = await aCheckout(shop)
  const failed = paymentEvent('failed', {
    id: 'pay_refused',
    order_id: refused.request.razorpayOrderId,
    amount: refused.request.amount,
  })
  expect((await webhook(shop, failed)).status).toBe(200)
  const settled = await aCheckout(shop)
  await pay(shop, settled.request.razorpayOrderId, { webhook: false, outcome: 'failed' })
  const callback = await pay(shop, settled.request.razorpayOrderId, { webhook: false })
  const bought = (await verify(shop, settled.person, callback)).body.data
  await eventsProcessed(shop)
  await shop.db.execute(sql`
    insert into refunds (id, payment_id, order_id, kind, amount_paise, reason, created_at)
    select gen_random_uuid(), id, order_id, 'provider', amount_paise, 'Sold out.', now() - interval '2 days'
    from payments where order_id = ${bought.id}`)
  const { payments } = await read()
  expect(payments.map(({ kind }) => kind).sort()).toEqual([
    'flagged',
    'payment-failed',
    'refund-waiting',
  ])
  expect(payments).toContainEqual(
    expect.objectContaining({
      kind: 'payment-failed',
      providerPaymentId: 'pay_refused',
      amount: 449.1,
      customer: { name: 'Asha Rao', phone: '9876543210' },
    }),
  )
  expect(payments).toContainEqual(
    expect.objectContaining({ kind: 'refund-waiting', orderId: bought.id, note: 'Sold out.' }),
  )
})

test('the dashboard lists jobs that used up their attempts by kind, with what went wrong', async () => {
  expect((await read()).jobs).toEqual([])
  await shop.db.execute(sql`
    insert into pgboss.job (name, state, completed_on, output)
    values ('send-mail', 'failed', now() - interval '1 hour', '{"message": "an older word"}'),
      ('send-mail', 'failed', now(), '{"message": "550 no such mailbox"}'),
      ('send-mail', 'failed', now() - interval '8 days', '{}')`)
  expect((await read()).jobs).toMatchObject([
    { name: 'send-mail', count: 2, said: '550 no such mailbox' },
  ])
})
