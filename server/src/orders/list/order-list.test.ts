import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { advance, aParcel } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
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

type List = Record<'total' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled', number> & {
  data: ListedOrder[]
  limit: number
  fields?: Record<string, string>
}

async function listed(query: Record<string, string | number>): Promise<List> {
  const words = new URLSearchParams()
  for (const [key, one] of Object.entries(query)) words.set(key, String(one))
  return (await shop.call<List>('GET', `/user-orders?${words.toString()}`, { token: admin.token }))
    .body
}
const idsOf = async (query: Record<string, string | number>) =>
  (await listed(query)).data.map(({ id }) => id)

/** A confirmed order at an instant, with its own city, so that a search finds only it. */
async function anOrder(city: string, at?: string, more: { name?: string } = {}): Promise<string> {
  const id = await aPurchase(shop, await aPerson(shop), mug, 'confirmed')
  const address = { ...anAddress, ...more, city }
  await shop.db.execute(sql`update orders set shipping_address = ${JSON.stringify(address)}::jsonb,
    created_at = coalesce(${at ?? null}::timestamptz, created_at) where id = ${id}`)
  return id
}
const call = (path: string, body: object = {}) =>
  shop.call('POST', `/admin/orders/${path}`, { token: admin.token, body })

describe('a day', () => {
  test('is India’s, both ends included, for orders and counts alike', async () => {
    const before = await anOrder('Dispur', '2024-05-09T18:29:59.999Z')
    const first = await anOrder('Dispur', '2024-05-09T18:30:00Z')
    const last = await anOrder('Dispur', '2024-05-10T18:29:59.999Z')
    const after = await anOrder('Dispur', '2024-05-10T18:30:00Z')
    const day = { from: '2024-05-10', to: '2024-05-10' }
    expect(await listed(day)).toMatchObject({ total: 2, confirmed: 2 })
    expect(await idsOf(day)).toEqual([last, first])
    expect(await idsOf({ ...day, sort: 'oldest', search: 'dispur' })).toEqual([first, last])
    expect(await idsOf({ to: '2024-05-09', search: 'dispur' })).toEqual([before])
    expect(await idsOf({ from: '2024-05-11', search: 'dispur' })).toEqual([after])
    expect(await idsOf({ from: '0000-01-01', to: '9999-12-31', search: 'dispur' })).toHaveLength(4)
  })

  test('orders placed before the due time are late; sent ones are not', async () => {
    const day = 86_400_000
    const old = await anOrder('Agartala', new Date(Date.now() - 4 * day).toISOString())
    const fresh = await anOrder('Agartala')
    const asked = (late: boolean) => idsOf({ search: 'agartala', late: String(late) })
    expect([await asked(true), await asked(false)]).toEqual([[old], [fresh]])
    const { data } = await listed({ search: 'agartala', sort: 'oldest' })
    expect(data.map(({ late }) => late)).toEqual([true, false])
    await advance(shop, admin, old, 'shipped')
    expect([await asked(true), await asked(false)]).toEqual([[], [fresh, old]])
  })
})

test('pages hold up to sixty, from either end, and meet no order twice', async () => {
  const made: string[] = []
  for (let n = 0; n < 7; n += 1)
    made.push(await anOrder('Kavaratti', `2023-03-0${n + 1}T06:00:00Z`))
  const span = { from: '2023-03-01', to: '2023-03-31', limit: 3 }
  const pages = async (sort: string) => {
    const found = await Promise.all([1, 2, 3, 4].map((page) => idsOf({ ...span, sort, page })))
    return found.map((ids) => ids.map((id) => made.indexOf(id)))
  }
  expect(await pages('newest')).toEqual([[6, 5, 4], [3, 2, 1], [0], []])
  expect(await pages('oldest')).toEqual([[0, 1, 2], [3, 4, 5], [6], []])
  expect((await listed({})).limit).toBe(10)
  expect((await listed({ limit: 60 })).limit).toBe(60)
})

test.each([
  ['limit', '61'],
  ['limit', '0'],
  ['sort', 'dearest'],
  ['from', 'soon'],
  ['to', '2026-02-30'],
  ['payment', 'gold'],
  ['printing', 'half'],
  ['late', 'maybe'],
  ['status', 'lost'],
])('what is no %s is 400 with a sentence at it: %s', async (field, value) => {
  const answer = await shop.call<List>('GET', `/user-orders?${field}=${value}`, {
    token: admin.token,
  })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
})

describe('a search', () => {
  test('finds by name, city, PIN code, product and waybill, each word as it begins', async () => {
    const lamp = await aProduct(shop, { title: 'Zodiac Key-Chain Lamp' })
    const person = await aPerson(shop)
    await putIntoCart(shop, person, lamp)
    const address = { name: 'Zoë D’Souza-Nair', city: 'Thiruvananthapuram', pinCode: '695001' }
    const { id } = (await order(shop, person, 'cash', { address })).body.data.order
    const { orderId, waybill } = await aParcel(shop, admin, mug)
    for (const search of [
      'zoe',
      'D’Souza',
      "d'souza nair",
      'Zoë Thiru',
      'thiruvananthapuram 695001',
      '695001',
      'zodiac',
      'key-chain zodiac',
      'lamp zoë',
    ])
      expect(await idsOf({ search }), search).toEqual([id])
    expect(await idsOf({ search: waybill })).toEqual([orderId])
    for (const nobody of ['oë', 'zodiac mumbai', '%', "'", '\\', '& | !', ':*', '(zodiac', 'z*'])
      if (nobody === '(zodiac') expect(await idsOf({ search: nobody })).toEqual([id])
      else expect(await idsOf({ search: nobody }), nobody).toEqual([])
  })

  test('in Hindi meets a name with or without its nukta', async () => {
    const id = await anOrder('Daman', undefined, { name: 'फ़रहान ज़ैदी' })
    for (const search of ['फ़रहान', 'फरहान', 'ज़ैदी फरह'])
      expect(await idsOf({ search }), search).toEqual([id])
  })

  test('follows an address that is changed and an account’s new e-mail, and forgets the old ones', async () => {
    const person = await aPerson(shop)
    const id = await aPurchase(shop, person, mug, 'confirmed')
    await shop.db.execute(
      sql`update users set email = 'moved-here@example.com' where id = ${person.id}`,
    )
    const moved = { ...anAddress, city: 'Gangtok', pinCode: '737101' }
    await shop.db.execute(
      sql`update orders set shipping_address = ${JSON.stringify(moved)}::jsonb where id = ${id}`,
    )
    expect(await idsOf({ search: 'moved-here@example' })).toEqual([id])
    expect(await idsOf({ search: 'gangtok' })).toEqual([id])
    expect(await idsOf({ search: person.email })).toEqual([])
  })
})

describe('the counts', () => {
  test('follow search, days, payment and printing, and not the status', async () => {
    const [first, second, third] = [
      await anOrder('Panaji', '2023-07-01T06:00:00Z'),
      await anOrder('Panaji', '2023-07-02T06:00:00Z'),
      await anOrder('Panaji', '2023-07-03T06:00:00Z'),
    ]
    await advance(shop, admin, first, 'shipped')
    await call(`${second}/start-printing`)
    const span = { from: '2023-07-01', to: '2023-07-31' }
    for (const asked of [span, { search: 'panaji' }]) {
      expect(await listed(asked)).toMatchObject({ total: 3, confirmed: 2, shipped: 1 })
      const status = { ...asked, status: 'shipped' }
      expect(await listed(status)).toMatchObject({ total: 1, confirmed: 2, shipped: 1 })
      const printing = { ...asked, printing: 'started' }
      expect(await listed(printing)).toMatchObject({ total: 1, confirmed: 1, shipped: 0 })
      expect(await idsOf(printing)).toEqual([second])
      expect(await idsOf({ ...asked, printing: 'none' })).toEqual([third])
      expect(await listed({ ...asked, printing: 'done' })).toMatchObject({ total: 1, shipped: 1 })
      expect(await listed({ ...asked, payment: 'online' })).toMatchObject({ total: 0 })
      expect(await listed({ ...asked, payment: 'cash' })).toMatchObject({ total: 3 })
    }
    const both = { search: 'panaji', from: '2023-07-02', to: '2023-07-02' }
    expect(await listed(both)).toMatchObject({ total: 1, confirmed: 1 })
  })

  test('are true after any change, before and after they are added up', async () => {
    const counted = async () =>
      (
        await shop.db.execute(sql`
          (select day, status, payment_method, printing, sum(n)::int as n from order_counts
            group by 1, 2, 3, 4 having sum(n) <> 0)
          except
          (select india_day(created_at), status, payment_method, printing, count(*)::int
            from orders group by 1, 2, 3, 4)`)
      ).rows
    const total = async () =>
      (
        await shop.db.execute(sql`select sum(n)::int = (select count(*) from orders) as same
        from order_counts`)
      ).rows
    const moved = await anOrder('Aizawl')
    await call(`${moved}/start-printing`)
    await call(`${moved}/printed`)
    await advance(shop, admin, moved, 'shipped')
    for (let again = 0; again < 2; again += 1) {
      expect([await counted(), await total()]).toEqual([[], [{ same: true }]])
      await doJob(shop, 'add-up-order-counts')
    }
    const { rows } = await shop.db.execute(sql`
      select from order_counts group by day, status, payment_method, printing having count(*) > 1`)
    expect(rows).toEqual([])
  })

  test('of a search that finds very many are exact, before bitmaps are made of its words', async () => {
    const id = await anOrder('Pasighat')
    await shop.db.execute(sql`
      insert into orders (id, order_number, replaces_order_id, user_id, status, payment_method,
        shipping_address, total_paise, words)
      select gen_random_uuid(), 'TX' || n, id, user_id, 'delivered', payment_method,
        shipping_address, 0, words
      from orders, generate_series(1, 10050) n where id = ${id}`)
    const all = { total: 10_051, confirmed: 1, delivered: 10_050 }
    expect(await listed({ search: 'pasighat', limit: 2, page: 2 })).toMatchObject({
      ...all,
      data: [{ status: 'delivered' }, { status: 'delivered' }],
    })
    const delivered = await listed({
      search: 'pasighat',
      status: 'delivered',
      limit: 60,
      page: 168,
    })
    expect(delivered).toMatchObject({ ...all, total: 10_050 })
    expect(delivered.data).toHaveLength(30)
    await shop.db.execute(sql`delete from orders where order_number like 'TX%'`)
  })
})
