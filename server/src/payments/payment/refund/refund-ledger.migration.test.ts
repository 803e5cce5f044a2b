import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#operations/audit/audit.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('the orders, payments and refunds of an older shop add up in the ledger', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0028') })
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`
    insert into users (id, email, name, phone) values (gen_random_uuid(), 'old@example.com', '', '')`)
  await db.execute(sql`insert into products (id, product_type, category, title, description, highlights,
      brand, price_paise, discount, own_rating, track_stock, created_at, updated_at)
    values (gen_random_uuid(), 'coffee-mug', 'Photo Mug', 'Mug', '', '{}', '', 20000, 0, 4, true,
      now() - interval '2 days', now() - interval '2 days')`)
  await db.execute(sql`insert into product_colors (id, product_id, name, position)
    select gen_random_uuid(), id, 'White', 0 from products`)
  await db.execute(sql`insert into product_variants (id, product_id, color_id, size, stock, position)
    select gen_random_uuid(), product_id, id, null, 7, 0 from product_colors`)
  for (const [number, method, status, paid] of [
    ['TF1', 'online', 'confirmed', 'captured'],
    ['TF2', 'online', 'cancelled', 'refunded'],
    ['TF3', 'online', 'returned', 'refunded'],
    ['TF4', 'cash', 'delivered', null],
    ['TF5', 'cash', 'cancelled', null],
    ['TF6', 'online', 'cancelled', 'captured'],
  ] as const) {
    await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
        total_paise, fingerprint, receipt, expires_at)
      select gen_random_uuid(), id, 'settled', ${method}, '{}', 200, '', ${number}, now() from users`)
    await db.execute(sql`insert into orders (id, order_number, checkout_id, user_id, status,
        payment_method, shipping_address, total_paise)
      select gen_random_uuid(), ${number}, id, user_id, ${status}, ${method}, '{}', 200
      from checkouts where receipt = ${number}`)
    await db.execute(sql`insert into order_items (id, order_id, position, product_id, title,
        description, brand, product_type, color, images, quantity, price_paise, discount,
        discounted_price_paise)
      select gen_random_uuid(), o.id, 0, p.id, 'Mug', '', '', 'coffee-mug', 'White', '{}', 2, 100, 0, 100
      from orders o, products p where o.order_number = ${number}`)
    await db.execute(sql`insert into checkout_lines (id, checkout_id, position, product_id, title,
        description, brand, product_type, color, images, quantity, price_paise, discount,
        discounted_price_paise)
      select gen_random_uuid(), o.checkout_id, 0, p.id, 'Mug', '', '', 'coffee-mug', 'White', '{}', 2, 100, 0, 100
      from orders o, products p where o.order_number = ${number}`)
    await db.execute(sql`insert into mails (key, recipient, subject, text, html)
      select 'order-confirmed:' || id, '', '', '', '' from orders where order_number = ${number}`)
    if (paid === null) continue
    await db.execute(sql`insert into payments (id, checkout_id, provider_payment_id, status,
        amount_paise, currency, order_id)
      select gen_random_uuid(), checkout_id, 'pay_' || order_number, ${paid}, 200, 'INR', id
      from orders where order_number = ${number}`)
    if (status === 'confirmed') continue
    await db.execute(sql`insert into refunds (id, payment_id, amount_paise, reason, status)
      select gen_random_uuid(), id, 200, 'It was cancelled.',
        case when status = 'refunded' then 'processed' else 'pending' end
      from payments where provider_payment_id = 'pay_' || ${number}`)
    await db.execute(sql`insert into mails (key, recipient, subject, text, html)
      select 'payment-refunded:' || r.id, '', '', '', '' from refunds r
      join payments p on p.id = r.payment_id where p.provider_payment_id = 'pay_' || ${number}`)
  }

  await migrate(url)
  expect((await audit(db)).findings).toEqual([])
  const { rows } = await db.execute(sql`
    select o.order_number || ' ' || o.total_paise || ' ' || o.paid_paise || ' ' || o.refund_held_paise
      || ' ' || i.cancelled_quantity || case when i.variant_id is null then '' else ' of the stock' end as told
    from orders o join order_items i on i.order_id = o.id order by o.order_number`)
  expect(rows.map(({ told }) => told)).toEqual([
    'TF1 200 200 0 0 of the stock',
    'TF2 0 200 200 2',
    'TF3 200 200 200 0',
    'TF4 200 200 0 0',
    'TF5 0 0 0 2',
    'TF6 0 200 200 2',
  ])
  await connection.close()
  await drop()
})
