import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('what an older shop sent and took is its first carrier’s and its first provider’s', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade', 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0082') })
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`insert into users (id, email, name, phone)
    values (gen_random_uuid(), 'old@example.com', '', '')`)
  for (const [receipt, method, providerOrder] of [
    ['R1', 'online', 'order_1'],
    ['R2', 'cash', null],
  ] as const) {
    await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
        total_paise, fingerprint, receipt, expires_at, provider_order_id)
      select gen_random_uuid(), id, 'settled', ${method}, '{}', 200, '', ${receipt}, now(),
        ${providerOrder} from users`)
    await db.execute(sql`insert into orders (id, order_number, checkout_id, user_id, status,
        payment_method, shipping_address, total_paise)
      select gen_random_uuid(), ${receipt}, id, user_id, 'delivered', ${method}, '{}', 200
      from checkouts where receipt = ${receipt}`)
    await db.execute(sql`insert into shipments (id, order_id, status, claimed_at, waybill)
      select gen_random_uuid(), id, 'booked', now(), 'W' || order_number from orders
      where order_number = ${receipt}`)
    await db.execute(sql`insert into returns (id, order_id, number, reason, comment)
      select gen_random_uuid(), id, 1, 'damaged', '' from orders where order_number = ${receipt}`)
  }
  const failed = {
    event: 'payment.failed',
    payload: { payment: { entity: { order_id: 'order_1' } } },
  }
  await db.execute(sql`insert into provider_events (id, provider, payload) values
    ('e1', 'razorpay', ${JSON.stringify(failed)}::jsonb), ('e2', 'razorpay', '{}')`)

  await migrate(url)
  const all = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows
  expect(await all(sql`select carrier, waybill from shipments order by waybill`)).toEqual([
    { carrier: 'delhivery', waybill: 'WR1' },
    { carrier: 'delhivery', waybill: 'WR2' },
  ])
  expect(await all(sql`select distinct carrier from returns`)).toEqual([{ carrier: 'delhivery' }])
  expect(await all(sql`select receipt, provider from checkouts order by receipt`)).toEqual([
    { receipt: 'R1', provider: 'razorpay' },
    { receipt: 'R2', provider: null },
  ])
  expect(
    await all(sql`select id, provider_order_id "order", is_failure "failure" from provider_events
      order by id`),
  ).toEqual([
    { id: 'e1', order: 'order_1', failure: true },
    { id: 'e2', order: null, failure: false },
  ])
  await connection.close()
  await drop()
})
