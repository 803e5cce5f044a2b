import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilterCounts } from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import type { Database } from '#platform/database/connect.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { connectPatiently } from '#testing/delays.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'
import { shelve } from '#catalog/products/catalog.fixture.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
  other = await openTestShop({ on: shop })
  for (let n = 0; n < 12; n += 1) await shelve(shop.db, aThing(n))
})
afterAll(async () => {
  await other.stop()
  await shop.close()
})

function aThing(n: number) {
  return {
    title: n % 2 ? 'Brass lamp' : 'Brass bell',
    productType: n % 3 ? ('coffee-mug' as const) : ('caps' as const),
    price: 250 + 50 * n,
    rating: 1 + (n % 5) * 0.9,
    discount: 0,
  }
}

/** A request, and the products that match it. */
const asked = [
  ['search=brass', sql`search_vector @@ 'brass'`],
  ['search=lamp', sql`search_vector @@ 'lamp'`],
  ['search=brss', sql`search_vector @@ 'brass'`],
  ['search=lamp&categories=caps', sql`search_vector @@ 'lamp' and product_type = 'caps'`],
  ['search=brass+under+444', sql`search_vector @@ 'brass' and payable_paise < 44400`],
  [
    'search=brass+between+300+and+444',
    sql`search_vector @@ 'brass' and payable_paise between 30000 and 44400`,
  ],
  ['search=lamp+above+400', sql`search_vector @@ 'lamp' and payable_paise > 40000`],
  ['price=555&ratingGreater=2.3', sql`payable_paise < 55500 and rating >= 2.3`],
  ['ratingGreater=3', sql`rating >= 3`],
] as const

const orders = [
  ['rating-desc', sql`rating desc, review_count desc, id desc`],
  ['discount-desc', sql`discount desc, id desc`],
  ['price-asc', sql`payable_paise, id`],
] as const

/** Has each process count, and compares that with the products themselves. */
async function expectTrue(what: string) {
  for (const process of [shop, other])
    for (const [query, where] of asked) {
      const { rows } = await shop.db.execute<{ n: number }>(
        sql`select count(*)::int n from products where on_sale and ${where}`,
      )
      const total = async () =>
        (await process.call<{ totalCount: number }>('GET', `/product?${query}`)).body.totalCount
      await expect.poll(total, { message: `${what}: ${query}` }).toBe(rows[0]?.n)
    }
  for (const process of [shop, other]) {
    await expectInOrder(process, what)
    await expectCounts(process, what)
  }
}

/** Requests the counts of each type from a process, and computes them independently. */
async function expectCounts(process: TestShop, what: string) {
  for (const [query, where] of asked.filter(([query]) => !query.includes('categories'))) {
    const { rows } = await shop.db.execute<{ n: number }>(
      sql`select count(*)::int n from products where on_sale and ${where}`,
    )
    const { body } = await process.call<{ data: FilterCounts }>(
      'GET',
      `/product/filter-counts?${query}`,
    )
    const sum = Object.values(body.data.categories).reduce((all, n) => all + n, 0)
    expect(sum, `${what}: counts of ${query}`).toBe(rows[0]?.n)
  }
}

/**
 * Requests the products with a word from a process, and compares the cached order with a new one.
 */
async function expectInOrder(process: TestShop, what: string) {
  for (const [sort, order] of orders) {
    const { rows } = await shop.db.execute<{ id: string }>(sql`
      select id from products where on_sale and search_vector @@ 'brass' order by ${order} limit 60`)
    const { body } = await process.call<{ data: { id: string }[] }>(
      'GET',
      `/product?search=brass&limit=60&sort=${sort}`,
    )
    expect(
      body.data.map(({ id }) => id),
      `${what}: ${sort}`,
    ).toEqual(rows.map(({ id }) => id))
  }
}

async function change(statement: ReturnType<typeof sql>) {
  await shop.db.execute(statement)
  await announce(shop.db, { kind: 'catalog' })
}

const changes = [
  ['a product is made', () => shelve(shop.db, aThing(3))],
  [
    'one is renamed',
    sql`update products set search_text = 'brass lamp' where title = 'Brass bell'
    and price_paise = 25000`,
  ],
  ['prices change', sql`update products set price_paise = price_paise + 13000, discount = 12`],
  ['ratings change', sql`update products set own_rating = 5 - own_rating`],
  [
    'reviews of all but one come, as good as it was said',
    sql`
    update products set review_count = 10 + price_paise / 100 % 7, review_sum = 2 * (10 + price_paise / 100 % 7)
    where title <> 'Brass bell' or price_paise > 40000`,
  ],
  ['reviews go', sql`update products set review_count = 0, review_sum = 0`],
  [
    'a discount that costs nothing',
    sql`update products set discount = 50, price_paise = 2 * price_paise
    where discount = 0 and price_paise % 4 = 0`,
  ],
  ['types change', sql`update products set product_type = 'caps' where own_rating > 3`],
  ['some are hidden', sql`update products set visibility = 'hidden' where own_rating < 2`],
  ['some are deleted', sql`update products set deleted_at = now() where own_rating > 3.9`],
  ['they come back', sql`update products set deleted_at = null, visibility = 'published'`],
  ['some are removed', sql`delete from products where title = 'Brass lamp' and own_rating < 2`],
  [
    'a word is held by none',
    sql`update products set search_text = replace(search_text, 'lamp', '')`,
  ],
  ['and by all again', sql`update products set search_text = 'brass lamp'`],
  ['nothing of that changes', sql`update products set brand = 'Diya'`],
] as const

test('counts that are kept follow each change in each process', async () => {
  await expectTrue('at first')
  for (const [what, made] of changes) {
    await (typeof made === 'function' ? made() : shop.db.execute(made))
    await announce(shop.db, { kind: 'catalog' })
    await expectTrue(what)
  }
})

test('after a change what changed is read, and not all products', async () => {
  await expectTrue('before')
  await shelve(shop.db, aThing(1))
  await announce(shop.db, { kind: 'catalog' })
  const { texts } = await statementsDuring(() => expectTrue('after it'))
  expect(texts.filter((text) => text.includes('"ratingStep"')).length).toBeGreaterThan(0)
  // The comparison itself counts all of them, and so does a check whether there are any.
  expect(texts.filter((text) => /count\(\*\)::int as (?:n|total)\b/.test(text))).toEqual([])
})

test('a change that was committed after a count, by a transaction that was older, is counted', async () => {
  const connection = connectPatiently(shop.databaseUrl)
  const { promise: counted, resolve: isCounted } = Promise.withResolvers<void>()
  const { promise: changed, resolve: isChanged } = Promise.withResolvers<void>()
  const late = connection.transaction(async (tx) => {
    await tx.execute(sql`update products set search_text = 'brass bell' where title = 'Brass lamp'`)
    isChanged()
    await counted
    await announce(tx, { kind: 'catalog' })
  })
  await changed
  await shelve(shop.db, aThing(5))
  await announce(shop.db, { kind: 'catalog' })
  await expectTrue('while the other is under way')
  isCounted()
  await late
  await expectTrue('after it')
  await connection.close()
})

test('too many changes at once, and pruned changes, make all counts start again', async () => {
  await expectTrue('before')
  await change(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, search_text)
    select gen_random_uuid(), 'caps', 'Cap', 'Lamp ' || n, '', '{}', 'Tohfa', 20000 + 40 * n, 0, n % 5, 'lamp'
    from generate_series(1, 1200) n`)
  await expectTrue('1,200 more')
  await shop.db.execute(sql`update products set search_text = 'brass' where title = 'Lamp 7'`)
  await shop.db.execute(
    sql`update product_changes set created_at = created_at - interval '2 hours'`,
  )
  await doJob(shop, 'forget-product-changes')
  expect(await notes(shop.db)).toEqual([{ times: 0 }])
  await announce(shop.db, { kind: 'catalog' })
  await expectTrue('of what was forgotten')
})

test('notes of another server are taken away, and word of them with them', async () => {
  await shop.db.execute(sql`delete from product_changes`)
  await shop.db.execute(sql`
    insert into product_changes (xid, times, search_vector, visibility, on_sale, product_type, sizes,
      rating, payable_paise)
    values ('999999999', 1, 'lamp', 'published', true, 'caps', '{}', 4, 30000)`)
  await doJob(shop, 'forget-product-changes')
  expect(await notes(shop.db)).toEqual([])
  await announce(shop.db, { kind: 'catalog' })
  await expectTrue('after that')
})

async function notes(db: Database) {
  return (await db.execute<{ times: number }>(sql`select times from product_changes`)).rows
}
