import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '@tohfa/contract/tax/money'
import { moneyFigures } from '@tohfa/contract/tax/money-figures'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { aPaidOrder } from '#payments/payment/refund/refunds.fixture.ts'
import { settle } from '#payments/settlements/settlements.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const orders = 3_000
const period = periodOf(indianDay())

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  const { id, paymentId } = await aPaidOrder(shop)
  await settle(shop, owner, [
    { id: paymentId, amount: 44_910, fee: 1060, tax: 162, settlement: 'setl_0' },
  ])
  const copies = sql`generate_series(1, ${orders - 1}::int) n`
  const copyOf = (table: string, changes: string) =>
    sql.raw(`(jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).*`)
  const uuid = (start: string) =>
    `('${start}' || lpad(n::text, 4, '0') || '-0000-4000-8000-000000000000')::uuid`
  await shop.db.execute(sql`insert into checkouts select
    ${copyOf('checkouts', `jsonb_build_object('id', ${uuid('0000')}, 'provider_order_id', 'order_' || n, 'receipt', 'receipt_' || n, 'request_key', null)`)}
    from checkouts one, ${copies} where one.id = (select checkout_id from orders where id = ${id})`)
  await shop.db.execute(sql`insert into orders select
    ${copyOf('orders', `jsonb_build_object('id', ${uuid('0001')}, 'checkout_id', ${uuid('0000')}, 'order_number', 'M' || n, 'refund_held_paise', 100)`)}
    from orders one, ${copies} where one.id = ${id}`)
  await shop.db.execute(sql`insert into payments select
    ${copyOf('payments', `jsonb_build_object('id', ${uuid('0002')}, 'checkout_id', ${uuid('0000')}, 'order_id', ${uuid('0001')}, 'provider_payment_id', 'pay_' || n)`)}
    from payments one, ${copies} where one.order_id = ${id}`)
  await shop.db.execute(sql`insert into settlement_entries select
    ${copyOf('settlement_entries', `jsonb_build_object('id', ${uuid('0003')}, 'entity_id', 'pay_' || n)`)}
    from settlement_entries one, ${copies}`)
}, 4 * patienceMs)
afterAll(() => shop.close())

test('the money of 3,000 orders is complete and adds up', async () => {
  const { token } = owner
  const path = `/admin/money?period=${period}`
  const { body } = await shop.call<{ data: unknown }>('GET', path, { token })
  const read = money.parse(body.data)
  expect(Object.fromEntries(moneyFigures.map((name) => [name, read[name].orders.length]))).toEqual({
    sold: orders,
    givenBack: orders - 1,
    collected: 0,
    settled: orders,
    fees: orders,
    open: orders - 1,
  })
  for (const name of moneyFigures)
    expect(paiseOf(...read[name].orders.map(({ amount }) => amount)), name).toBe(
      paiseOf(read[name].amount),
    )
  expect(paiseOf(read.sold.amount)).toBe(orders * 44_910)
})

const paiseOf = (...rupees: number[]) =>
  rupees.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
