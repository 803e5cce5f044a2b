import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('lines from before lists are lines by themselves, with their pieces', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade', 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0110') })
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`insert into users (id, email, name, phone)
    values (gen_random_uuid(), 'old@example.com', '', '')`)
  await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
      total_paise, fingerprint, receipt, expires_at)
    select gen_random_uuid(), id, 'settled', 'cash', '{}', 200, '', 'R1', now() from users`)
  await db.execute(sql`insert into orders (id, order_number, checkout_id, user_id, status,
      payment_method, shipping_address, total_paise)
    select gen_random_uuid(), 'TF1', id, user_id, 'confirmed', 'cash', '{}', 200 from checkouts`)
  for (const position of [0, 1])
    await db.execute(sql`insert into order_items (id, order_id, position, product_id, title,
        description, brand, product_type, color, images, quantity, price_paise, discount,
        discounted_price_paise, unit_price_paise)
      select gen_random_uuid(), id, ${position}, gen_random_uuid(), 'Mug', '', '', 'coffee-mug',
        'White', '{}', 1000, 10, 0, 10, 10 from orders`)

  await migrate(url)
  const { rows } = await db.execute(sql`
    select position, quantity, line, list_id "listId", list_n "n", list from order_items
    order by position`)
  const alone = { quantity: 1000, line: null, listId: null, n: null, list: null }
  expect(rows).toEqual([
    { position: 0, ...alone },
    { position: 1, ...alone },
  ])
  await connection.close()
  await drop()
})
