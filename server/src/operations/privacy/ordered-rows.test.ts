import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { printAll } from '#fulfilment/print/print.fixture.ts'
import { deliver } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aBoughtList, buyCart, putList } from '#orders/order/list-order.fixture.ts'
import { ordersOf } from '#orders/order/orders.fixture.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { listCall } from '#studio/name-lists/name-lists.fixture.ts'
import { readProof } from '#studio/proofs/proofs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

/** A list that was delivered so many days ago. */
async function aDeliveredList(days: number) {
  const bought = await aBoughtList(shop)
  const { id, orderNumber } = bought.order
  await printAll(shop, owner, orderNumber)
  const { waybill } = (await advance(shop, owner, id, 'shipped')).body.data
  await deliver(shop, id, waybill ?? '')
  await shop.db.execute(sql`update order_events set at = at - make_interval(days => ${days})
    where order_id = ${id}`)
  return bought
}

/** Everything in which a name could still be. */
async function places(word: string) {
  const { rows } = await shop.db.execute<{ place: string }>(sql`
    select 'line' place from order_items where list::text || coalesce(personalisation::text, '') like ${`%${word}%`}
    union all select 'checkout' from checkout_lines where list::text || coalesce(personalisation::text, '') like ${`%${word}%`}
    union all select 'row' from name_list_rows where values::text like ${`%${word}%`}
    union all select 'approval' from proof_approvals where field_values::text like ${`%${word}%`}`)
  return [...new Set(rows.map(({ place }) => place))]
}

test('the words of ordered rows die 30 days after delivery, with their prints, and the sums stay', async () => {
  const { person, order, list } = await aDeliveredList(31)
  await doJob(shop, 'forget-ordered-rows')
  expect(await places('Ravi')).toEqual([])
  expect((await listCall(shop, person, 'GET', `/${list.id}`)).status).toBe(404)
  expect((await readProof(shop, person, list.rows[0]?.proof ?? '')).status).toBe(404)
  const [kept] = await ordersOf(shop, person)
  expect(kept).toMatchObject({
    total: order.total,
    order_items: [
      { quantity: 3, list: { title: '', rows: [{ n: 1, values: {}, preview: null }, { n: 3 }] } },
      { quantity: 12 },
    ],
  })
})

test('rows stay as long as somebody waits for them', async () => {
  const { person, list } = await aDeliveredList(29)
  await doJob(shop, 'forget-ordered-rows')
  expect(await places('Ravi')).toEqual(['line', 'checkout', 'row', 'approval'])
  expect((await listCall(shop, person, 'GET', `/${list.id}`)).status).toBe(200)
})

test('a list that was ordered again is kept for its second order', async () => {
  const { person, order, list } = await aDeliveredList(31)
  expect((await putList(shop, person, list)).status).toBe(201)
  const again = await buyCart(shop, person)
  await doJob(shop, 'forget-ordered-rows')
  expect((await listCall(shop, person, 'GET', `/${list.id}`)).status).toBe(200)
  const orders = await ordersOf(shop, person)
  const titleOf = (id: string) => orders.find((one) => one.id === id)?.order_items[0]?.list?.title
  expect([titleOf(order.id), titleOf(again.order.id)]).toEqual(['', 'Class 7B'])
})
