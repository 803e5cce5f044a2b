import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('cash that is still to be sent is rounded; what was collected or labelled to the paisa stays', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0069') })
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`
    insert into users (id, email, name, phone) values (gen_random_uuid(), 'old@example.com', '', '')`)
  const before = [
    ['TF1', 'cash', 'confirmed', 27_965],
    ['TF2', 'cash', 'confirmed', 27_940],
    ['TF3', 'cash', 'shipped', 27_965],
    ['TF4', 'cash', 'delivered', 27_965],
    ['TF5', 'online', 'confirmed', 27_965],
  ] as const
  for (const [number, method, status, total] of before) {
    await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
        total_paise, fingerprint, receipt, expires_at)
      select gen_random_uuid(), id, 'settled', ${method}, '{}', ${total}, '', ${number}, now() from users`)
    await db.execute(sql`insert into orders (id, order_number, checkout_id, user_id, status,
        payment_method, shipping_address, total_paise)
      select gen_random_uuid(), ${number}, id, user_id, ${status}, ${method}, '{}', ${total}
      from checkouts where receipt = ${number}`)
  }
  await migrate(url)
  const { rows } = await db.execute(sql`
    select order_number number, total_paise::int total, rounding_paise rounding
    from orders order by order_number`)
  expect(rows).toEqual([
    { number: 'TF1', total: 27_965, rounding: 35 },
    { number: 'TF2', total: 27_940, rounding: -40 },
    { number: 'TF3', total: 27_965, rounding: null },
    { number: 'TF4', total: 27_965, rounding: null },
    { number: 'TF5', total: 27_965, rounding: null },
  ])
  await connection.close()
  await drop()
})
