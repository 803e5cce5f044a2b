import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { audit } from '#operations/audit/audit.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { anAddress, aPerson } from '#testing/people.ts'
import { openTestShop } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'

type List = { total: number; data: ListedOrder[] } & Record<string, number>

/** Orders of an older shop: number, status, payment, city, when made, whether staff had begun to print it. */
const older = [
  ['TF1', 'confirmed', 'cash', 'Leh', '2026-01-01T18:29:59Z', false],
  ['TF2', 'confirmed', 'online', 'Leh', '2026-01-01T18:30:00Z', true],
  ['TF3', 'confirmed', 'cash', 'Kargil', '2026-01-02T06:00:00Z', false],
  ['TF4', 'shipped', 'cash', 'Leh', '2026-01-03T06:00:00Z', true],
  ['TF5', 'cancelled', 'cash', 'Kargil', '2026-01-03T07:00:00Z', false],
] as const

test('orders of an older shop are counted, found and filtered in the staff’s list like new ones', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade', 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0047') })
  await fillAsBefore(url)
  await migrate(url)

  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  const shop = await openTestShop({ on: { databaseUrl: url, dataDir, drop } })
  const { token } = await aPerson(shop, 'ADMIN')
  const list = async (query: string) =>
    (await shop.call<List>('GET', `/user-orders?${query}`, { token })).body
  const found = async (query: string) =>
    (await list(query)).data.map(({ orderNumber }) => orderNumber)

  expect(await list('')).toMatchObject({ total: 5, confirmed: 3, shipped: 1, cancelled: 1 })
  expect(await found('sort=oldest')).toEqual(['TF1', 'TF2', 'TF3', 'TF4', 'TF5'])
  // India’s second of January begins half past six the evening before, in Greenwich.
  const second = 'from=2026-01-02&to=2026-01-02'
  expect(await list(second)).toMatchObject({ total: 2, confirmed: 2 })
  expect(await found(second)).toEqual(['TF3', 'TF2'])
  expect(await list('payment=cash')).toMatchObject({ total: 4, confirmed: 2 })
  for (const [printing, numbers] of [
    ['none', ['TF5', 'TF1']],
    ['started', ['TF2']],
    ['done', ['TF4', 'TF3']],
  ] as const) {
    expect(await found(`printing=${printing}`), printing).toEqual(numbers)
    expect(await list(`printing=${printing}`)).toMatchObject({ total: numbers.length })
  }
  for (const [words, numbers] of [
    ['leh', ['TF4', 'TF2', 'TF1']],
    ['zoe kargil', ['TF5', 'TF3']],
    ['tf3', ['TF3']],
    ['W0000000004', ['TF4']],
    ['old@example.com', ['TF5', 'TF4', 'TF3', 'TF2', 'TF1']],
    ['lantern tf1', ['TF1']],
    ['kargil tf1', []],
  ] as const)
    expect(await found(`search=${words}`), words).toEqual(numbers)
  const { findings } = await audit(shop.db)
  expect(findings.filter((finding) => finding.includes('counted'))).toEqual([])
  await shop.close()
  await rm(dataDir, { recursive: true })
})

async function fillAsBefore(url: string): Promise<void> {
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`insert into users (id, email) values (gen_random_uuid(), 'old@example.com')`)
  for (const [number, status, method, city, at, isBegun] of older) {
    const address = { ...anAddress, name: 'Zoë Rao', city, pinCode: '194101' }
    await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
        total_paise, fingerprint, receipt, expires_at)
      select gen_random_uuid(), id, 'settled', ${method}, '{}', 200, '', ${number}, now() from users`)
    await db.execute(sql`insert into orders (id, order_number, checkout_id, user_id, status,
        payment_method, shipping_address, total_paise, printing_started_at, created_at)
      select gen_random_uuid(), ${number}, id, user_id, ${status}, ${method}, ${JSON.stringify(address)}::jsonb,
        200, ${isBegun ? at : null}::timestamptz, ${at}::timestamptz
      from checkouts where receipt = ${number}`)
    await db.execute(sql`insert into order_items (id, order_id, position, product_id, title,
        description, brand, product_type, color, images, quantity, price_paise, discount,
        discounted_price_paise, cancelled_quantity)
      select gen_random_uuid(), id, 0, gen_random_uuid(), 'Paper Lantern', '', '', 'coffee-mug', 'White',
        '{}', 2, 100, 0, 100, case when status = 'cancelled' then 2 else 0 end
      from orders where order_number = ${number}`)
  }
  await db.execute(sql`insert into shipments (id, order_id, status, claimed_at, waybill, booked_at)
    select gen_random_uuid(), id, 'booked', now(), 'W0000000004', now() from orders
    where order_number = 'TF4'`)
  await connection.close()
  // Printed at the press, without a recorded start of printing; only the id of its proof is stored
  // here.
  await runSql(
    url,
    'set session_replication_role = replica',
    `insert into print_jobs (id, order_id, order_item_id, approval_id, state, due, files)
     select gen_random_uuid(), o.id, i.id, gen_random_uuid(), 'printed', '2026-01-03', '{}'
     from orders o join order_items i on i.order_id = o.id where order_number = 'TF3'`,
  )
}
