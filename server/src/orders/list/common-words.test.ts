import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { orderStatuses } from '@tohfa/contract/orders/orders'
import { audit } from '#operations/audit/audit.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { chooseCommonTokens } from './order-bitmaps.queries.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { connectPatiently } from '#testing/delays.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** How many orders there are, on five days; the long form is TEST_ORDERS=5000. */
const orders = Number(process.env['TEST_ORDERS'] ?? 1_000)
const perDay = orders / 5
/** Here a word is common if four fifths of the orders have it; in a shop, if 4,000 have it. */
const fewest = 4 * perDay
/** The number of an order by its day and its place there. */
const numbered = (day: number, place: number) => `TX${perDay * day + place}`

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
  admin = await aPerson(shop, 'ADMIN')
  const one = await aPurchase(shop, await aPerson(shop), await aProduct(shop), 'confirmed')
  // All but every fiftieth order have both words; those have one that begins like the first. Some
  // share one instant.
  await shop.db.execute(sql`
    insert into orders (id, order_number, replaces_order_id, user_id, status, payment_method,
      shipping_address, total_paise, printing, created_at, words)
    select gen_random_uuid(), 'TX' || n, id, user_id, (array['confirmed', 'delivered', 'delivered', 'cancelled'])[1 + n % 4],
      (array['cash', 'online'])[1 + n % 2], shipping_address, 0, (array['none', 'started', 'done'])[1 + n % 3],
      timestamptz '2024-03-01 18:00Z' + n / ${perDay} * interval '1 day' + n / 7 % 100 * interval '1 minute',
      array_to_tsvector(array['tx' || n, '4000' || 10 + n % 10,
        case when n % 50 = 0 then 'lakhnavi' else 'lakhpur' end, case when n % 50 < 49 then 'kettle' else 'rare' end])
    from orders, generate_series(0, ${orders - 1}::int) n where id = ${one}`)
})
afterAll(() => shop.close())

const remade = async () => {
  const { transaction, close } = connectPatiently(shop.databaseUrl)
  await transaction((tx) => chooseCommonTokens(tx, fewest))
  await close()
  await doJob(shop, 'make-order-bitmaps')
}

/** A search as typed, and the full-text query that it means. */
const searches = [
  ['lakhpur', 'lakhpur'],
  ['Lakhpur kettle', 'lakhpur & kettle'],
  ['lakh', 'lakh:*'],
  ['lakh kett', 'lakh:* & kett:*'],
  ['lakh rare', 'lakh:* & rare'],
  ['lakhnavi kettle', 'lakhnavi & kettle'],
  ['4000', '4000:*'],
  ['40001 kettle', '40001:* & kettle'],
  ['lakhpur tx711', 'lakhpur & tx711'],
  ['tx12 lakh', 'tx12 & lakh:*'],
  ['lakh-kettle', 'lakh:* & kettle'],
  ['lakhpur nobody', 'lakhpur & nobody'],
] as const
const filters = [
  ['', sql`true`],
  ['status=delivered', sql`status = 'delivered'`],
  ['payment=cash&printing=started', sql`payment_method = 'cash' and printing = 'started'`],
  [
    'from=2024-03-02&to=2024-03-04',
    sql`india_day(created_at) between '2024-03-02' and '2024-03-04'`,
  ],
  ['late=false', sql`status <> 'confirmed'`],
  ['late=true', sql`status = 'confirmed'`],
] as const

/** Pages, and in which order. */
const places = [
  [1, 'newest'],
  [2, 'oldest'],
  [orders / 125, 'newest'],
] as const

/** Compares the list with a count and sort of the orders themselves. */
async function expectTrue(
  typed: string,
  query: string,
  [filter, where]: (typeof filters)[number] = filters[0],
  at: readonly (typeof places)[number][] = places,
) {
  const all = sql`from orders where words @@ ${query}::tsquery`
  const { rows: byStatus } = await shop.db.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n ${all}
      and ${filter.startsWith('status') ? sql`true` : where} group by 1`,
  )
  const counts = orderStatuses.map(
    (status) => byStatus.find((row) => row.status === status)?.n ?? 0,
  )
  for (const [page, sort] of at) {
    const direction = sql.raw(sort === 'newest' ? 'desc' : 'asc')
    const { rows } = await shop.db.execute<{ id: string; total: number }>(
      sql`select id, count(*) over ()::int as total ${all} and ${where}
        order by created_at ${direction}, id ${direction}`,
    )
    const { body } = await shop.call<Record<string, number> & { data: ListedOrder[] }>(
      'GET',
      `/user-orders?${filter}&search=${encodeURIComponent(typed)}&limit=60&sort=${sort}&page=${page}`,
      { token: admin.token },
    )
    const {
      data,
      total,
      confirmed,
      shipped,
      outForDelivery,
      delivered,
      cancelled,
      returned,
      failed,
    } = body
    const said = {
      confirmed,
      shipped,
      'out-for-delivery': outForDelivery,
      delivered,
      cancelled,
      returned,
      failed,
    }
    const what = `${typed} ${filter} ${sort} ${page}`
    expect(
      orderStatuses.map((status) => said[status]),
      what,
    ).toEqual(counts)
    expect(total, what).toBe(rows.length)
    expect(
      data.map(({ id }) => id),
      what,
    ).toEqual(rows.slice(60 * (page - 1), 60 * page).map(({ id }) => id))
  }
}
async function expectAllTrue(): Promise<void> {
  for (const [n, [typed, query]] of searches.entries())
    for (const [m, filter] of filters.entries())
      await expectTrue(typed, query, filter, [places[(n + m) % 3] ?? places[0]])
}
async function listedTotal(): Promise<number> {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select sum(n)::int as n from order_counts`,
  )
  return rows[0]?.n ?? 0
}
const isCommon = async (token: string) =>
  (await shop.db.execute(sql`select from common_tokens where token = ${token}`)).rowCount === 1
const bitmaps = async () =>
  (
    await shop.db.execute<{ token: string; days: number }>(sql`
      select token, count(*)::int as days from order_token_bitmaps
      where token in ('lakhpur', 'lakhp:*', 'lakh:*', 'kettle', '4000:*', 'lakhnavi', 'tx12:*') group by 1`)
  ).rows

test('the job takes a word for common that 4,000 orders have, as counted', async () => {
  const count = (n: number) =>
    shop.db.execute(sql`
      insert into order_counts (day, status, payment_method, printing, n)
      values ('2024-01-01', 'delivered', 'cash', 'none', ${n})`)
  // All but every fiftieth order have the word: of 4,090 that is more than 4,000, of 4,070 less.
  const before = await listedTotal()
  await count(4_070 - before)
  await doJob(shop, 'choose-common-tokens')
  expect(await isCommon('kettle')).toBe(false)
  await count(20)
  await doJob(shop, 'choose-common-tokens')
  expect(await isCommon('kettle')).toBe(true)
  await shop.db.execute(sql`delete from order_counts where day = '2024-01-01'`)
  await doJob(shop, 'choose-common-tokens')
  expect(await isCommon('kettle')).toBe(orders >= 4_000)
})

test('a search for what very many orders have is counted and paged to the order, by bitmaps as without', async () => {
  await expectAllTrue()
  await remade()
  const tokens = ['4000:*', 'kettle', 'lakh:*', 'lakhp:*', 'lakhpur']
  expect((await bitmaps()).toSorted((a, b) => (a.token < b.token ? -1 : 1))).toEqual(
    tokens.map((token) => ({ token, days: 6 })),
  )
  await expectAllTrue()
}, 120_000)

test('what changes counts at once, and after the bitmaps of its day are made again', async () => {
  await remade()
  await shop.db.execute(sql`
    update orders set status = 'returned'
    where order_number in (${numbered(0, 20)}, ${numbered(1, 60)}, ${numbered(2, 60)})`)
  await shop.db.execute(sql`
    update orders set words = words || 'kettle'
    where order_number in (${numbered(0, 49)}, ${numbered(1, 49)})`)
  await shop.db.execute(sql`
    update orders set created_at = created_at + interval '2 days'
    where order_number = ${numbered(1, 61)}`)
  await shop.db.execute(sql`
    delete from orders where order_number in (${numbered(0, 77)}, ${numbered(1, 77)})`)
  await expectAllTrue()
  await remade()
  expect((await shop.db.execute(sql`select from order_day_changes`)).rows).toEqual([])
  expect((await audit(shop.db)).findings.filter((one) => one.includes('bitmaps'))).toEqual([])
  await expectAllTrue()
}, 120_000)

test('what is committed while bitmaps are made, or after, is counted', async () => {
  await remade()
  const connection = connectPatiently(shop.databaseUrl)
  await connection.transaction(async (tx) => {
    await tx.execute(sql`update orders set status = 'failed'
      where order_number = ${numbered(1, 160)}`)
    await shop.db.execute(sql`update orders set status = 'failed'
      where order_number = ${numbered(1, 161)}`)
    await doJob(shop, 'make-order-bitmaps')
    await expectTrue('lakhpur kettle', 'lakhpur & kettle')
  })
  await connection.close()
  await expectTrue('lakhpur kettle', 'lakhpur & kettle')
  await remade()
  await expectTrue('lakhpur kettle', 'lakhpur & kettle')
}, 60_000)

test('of a word that few have any more the bitmaps are forgotten', async () => {
  await remade()
  await shop.db.execute(sql`
    update orders set words = ts_delete(words, 'kettle') where order_number like 'TX%' and right(order_number, 1) < '7'`)
  await remade()
  expect((await bitmaps()).filter(({ token }) => token === 'kettle')).toEqual([])
  await expectTrue('lakhpur kettle', 'lakhpur & kettle')
}, 60_000)
