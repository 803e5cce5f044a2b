import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { type HeldDatabase, killWhileHeld, openHeldDatabase } from '#testing/kill-while-held.ts'
import { aPerson } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

let database: HeldDatabase
/** The one that goes on when another is killed. */
let survivor: TestShop

beforeAll(async () => {
  database = await openHeldDatabase()
  survivor = await database.open()
})
afterEach(() => expectAuditPasses(survivor))
afterAll(async () => {
  await survivor.stop()
  await database.drop()
})

async function aPaidOrder() {
  const person = await aPerson(survivor)
  const productId = await aProduct(survivor, { stock: 2 })
  await putIntoCart(survivor, person, productId)
  const { razorpayOrderId } = (await order(survivor, person, 'online')).body.data
  const paid = await pay(survivor, razorpayOrderId, { webhook: false })
  const { id } = (await verify(survivor, person, paid)).body.data
  return { person, productId, id, paymentId: paid.razorpay_payment_id }
}
type Paid = Awaited<ReturnType<typeof aPaidOrder>>

const steps: [step: string, row: (paid: Paid) => string][] = [
  ['update order_items', ({ id }) => `new.order_id = '${id}'`],
  ['update product_variants', ({ productId }) => `new.product_id = '${productId}'`],
  ['insert cancellations', ({ id }) => `new.order_id = '${id}'`],
  ['insert order_events', ({ id }) => `new.order_id = '${id}'`],
  ['insert refunds', ({ id }) => `new.order_id = '${id}'`],
]

test('killed in the middle of a cancellation, wherever: nothing of it is there, and then all of it, once', async () => {
  const orders = await Promise.all(steps.map(() => aPaidOrder()))
  const victim = await database.start()
  const held = steps.map(([step, row], at) => ({ step, row: row(orders[at] as Paid) }))
  const answers = await killWhileHeld(database.holder, victim, held, () =>
    orders.map(({ person, id }) => cancel(victim, person, id).catch(() => 'no answer')),
  )
  expect(await Promise.all(answers)).toEqual(steps.map(() => 'no answer'))
  for (const { person, id, productId } of orders) {
    expect(await stockOf(survivor, productId)).toBe(1)
    const { status, body } = await cancel(survivor, person, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'cancelled', refunds: [{ amount: 449.1 }] })
    expect(await stockOf(survivor, productId)).toBe(2)
  }
})

test.each<[string, string, (paid: Paid) => string]>([
  ['before the provider has kept it', 'insert sandbox_records', () => `new.kind = 'refund'`],
  [
    'once the provider has made it, before that is written down',
    'update refunds',
    ({ id }) => `new.order_id = '${id}' and new.status = 'processed'`,
  ],
])('killed at a refund, %s: the money goes back once', async (_when, step, row) => {
  const paid = await aPaidOrder()
  // No other process may run its job.
  await survivor.stop()
  const victim = await database.start()
  await killWhileHeld(database.holder, victim, [{ step, row: row(paid) }], () =>
    cancel(victim, paid.person, paid.id).catch(() => 'no answer'),
  )
  survivor = await database.open()
  // As the queue does with the jobs of a process that is gone, once their time is over.
  await database.holder.query(`update pgboss.job set state = 'retry', start_after = now()
    where name = '${refundPayment.name}' and state = 'active'`)
  const read = async () => {
    const { body } = await survivor.call<{ data: { refunds: { status: string }[] } }>(
      'GET',
      `/user-orders/${paid.id}`,
      { token: paid.person.token },
    )
    return body.data.refunds
  }
  await expect.poll(read).toMatchObject([{ status: 'processed', amount: 449.1 }])
  const { rows } = await database.holder.query<{
    n: number
  }>(`select count(*)::int n from sandbox_records
    where kind = 'refund' and created_at >= (select created_at from refunds where order_id = '${paid.id}')`)
  expect(rows).toEqual([{ n: 1 }])
})
