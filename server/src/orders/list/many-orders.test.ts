import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder, Outcome } from '@tohfa/contract/orders/admin-orders'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

async function someOrders(count: number): Promise<string[]> {
  const person = await aPerson(shop)
  const made: string[] = []
  for (let n = 0; n < count; n += 1) made.push(await aPurchase(shop, person, mug, 'confirmed'))
  return made
}
type Many = { data: Outcome[]; fields?: Record<string, string> }
const many = (path: string, body: object, by = admin) =>
  shop.call<Many>('POST', `/admin/orders/${path}`, { token: by.token, body })
const ship = (ids: string[], by?: Person) => many('advance', { ids, status: 'shipped' }, by)

async function parcels(ids: string[]): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int as count from sandbox_records where kind = 'shipment' and data::text like any
      (select '%' || order_number || '%' from orders where id in ${ids})`)
  return rows[0]?.count ?? 0
}

test('two of the staff who ship the same forty at once book forty parcels', async () => {
  const ids = await someOrders(40)
  const other = await aPerson(shop, 'ADMIN')
  const answers = await Promise.all([ship(ids), ship(ids.toReversed(), other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await parcels(ids)).toBe(40)
  const done = answers.flatMap(({ body }) => body.data.filter(({ ok }) => ok).map(({ id }) => id))
  expect(new Set(done)).toEqual(new Set(ids))
  // The second caller of an order gets this failure, or the answer that it is done.
  for (const { ok, code } of answers.flatMap(({ body }) => body.data))
    expect(ok || code === 'invalid_transition').toBe(true)
  const again = await ship(ids)
  expect(again.body.data).toEqual(ids.map((id) => ({ id, ok: true })))
  expect(await parcels(ids)).toBe(40)
  const { rows } = await shop.db.execute(sql`
    select order_id from order_events where order_id in ${ids} and to_status = 'shipped'`)
  expect(rows).toHaveLength(40)
})

test('an order that the carrier refuses stays, says why, and stops none of the others', async () => {
  const ids = await someOrders(5)
  const middle = ids[2] ?? ''
  const nowhere = (pin: string) => sql`update orders
    set shipping_address = jsonb_set(shipping_address, '{pinCode}', to_jsonb(${pin}::text))
    where id = ${middle}`
  await shop.db.execute(nowhere('900001'))
  const { body } = await ship([...ids, crypto.randomUUID(), 'nothing'])
  expect(body.data.map(({ ok }) => ok)).toEqual([true, true, false, true, true, false, false])
  expect(body.data[2]).toMatchObject({ id: middle, code: 'carrier_refused' })
  expect(body.data[2]?.error).toContain('carrier')
  expect(body.data.slice(5).map(({ code }) => code)).toEqual(['order_not_found', 'order_not_found'])
  expect(await Promise.all(ids.map((id) => statusOf(shop, id)))).toEqual(
    ids.map((id) => (id === middle ? 'confirmed' : 'shipped')),
  )
  await shop.db.execute(nowhere('560001'))
  expect((await ship([middle])).body.data).toEqual([{ id: middle, ok: true }])
})

test('orders are moved out for delivery together; what is not sent yet is refused', async () => {
  const [sent = '', waits = ''] = await someOrders(2)
  await ship([sent])
  const { body } = await many('advance', { ids: [sent, waits], status: 'out-for-delivery' })
  expect(body.data).toMatchObject([
    { id: sent, ok: true },
    { id: waits, ok: false, code: 'invalid_transition' },
  ])
})

test('plain goods are printed when staff say so, which begins what had not begun', async () => {
  const [one = '', two = '', sent = ''] = await someOrders(3)
  await ship([sent])
  const say = (id: string) =>
    shop.call<{ data: AdminOrder }>('POST', `/admin/orders/${id}/printed`, { token: admin.token })
  const first = await say(one)
  expect(first).toMatchObject({
    status: 200,
    body: { data: { printing: 'done', printable: false, cancellable: { allowed: false } } },
  })
  expect((await say(one)).status).toBe(200)
  const { body } = await many('printed', { ids: [one, two, sent] })
  expect(body.data).toMatchObject([
    { id: one, ok: true },
    { id: two, ok: true },
    { id: sent, ok: false, code: 'invalid_transition' },
  ])
  const { rows } = await shop.db.execute(sql`select details from staff_changes
    where subject_id = ${one} and details ? 'printed'`)
  expect(rows).toHaveLength(1)
})

test('bad input is 400 with a sentence at its field, and buyers are refused', async () => {
  const ids = await someOrders(1)
  const wrong: [string, object, string][] = [
    ['advance', { status: 'shipped' }, 'ids'],
    ['advance', { ids: [], status: 'shipped' }, 'ids'],
    ['advance', { ids: Array.from({ length: 61 }, () => 'x'), status: 'shipped' }, 'ids'],
    ['advance', { ids, status: 'delivered' }, 'status'],
    ['advance', { ids }, 'status'],
    ['printed', { ids: 'all' }, 'ids'],
    ['printed', { ids: Array.from({ length: 201 }, () => 'x') }, 'ids'],
  ]
  for (const [path, body, field] of wrong) {
    const answer = await many(path, body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})], path).toEqual([400, [field]])
  }
  const buyer = await aPerson(shop)
  for (const path of ['advance', 'printed', `${ids[0]}/printed`, `${ids[0]}/notes`])
    expect((await many(path, { ids, status: 'shipped', text: 'x' }, buyer)).status).toBe(403)
})
