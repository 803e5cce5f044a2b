import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openShopDatabase } from '../server/src/database/shop-database.ts'

type Goods = { product: string; color: string; people: readonly string[] }

/**
 * The database's own rate for what one order writes: the rows of cart, checkout, order and mail in
 * one transaction, by the plain driver, each buyer on a connection of its own.
 *
 * @returns orders a second
 */
export async function measureBareOrders(dataDir: string, goods: Goods, each: number) {
  const database = await openShopDatabase({ DATA_DIR: dataDir })
  const clients = await Promise.all(
    goods.people.map(async (person) => {
      const client = new pg.Client(database.url)
      await client.connect()
      return { client, person }
    }),
  )
  const started = performance.now()
  await Promise.all(
    clients.map(async ({ client, person }) => {
      for (let n = 0; n < each; n++) await writeOrder(client, person, goods)
    }),
  )
  const took = (performance.now() - started) / 1000
  await Promise.all(clients.map(({ client }) => client.end()))
  await database.close()
  return (goods.people.length * each) / took
}

const line = `position, product_id, title, description, brand, product_type, color, images, quantity,
  price_paise, discount, discounted_price_paise`

async function writeOrder(client: pg.Client, person: string, { product, color }: Goods) {
  const [checkout, order] = [randomUUID(), randomUUID()]
  const run = (text: string, ...values: unknown[]) => client.query(text, values)
  await run('begin')
  await run('select id from users where id = $1 for no key update', person)
  await run(
    `insert into cart_lines (id, user_id, product_id, color, quantity, added_at_paise)
     values ($1, $2, $3, $4, 1, 100)`,
    randomUUID(),
    person,
    product,
    color,
  )
  await run(
    `insert into checkouts (id, user_id, payment_method, address, total_paise, fingerprint, receipt,
      expires_at) values ($1, $2, 'cash', '{}', 100, '', $3, now())`,
    checkout,
    person,
    checkout,
  )
  await run(
    `insert into checkout_lines (id, checkout_id, ${line})
     select $1, $2, 0, id, title, description, brand, product_type, $4, '{}', 1, price_paise,
       discount, discounted_price_paise from products where id = $3`,
    randomUUID(),
    checkout,
    product,
    color,
  )
  await run(
    `insert into orders (id, checkout_id, user_id, payment_method, shipping_address, total_paise)
     values ($1, $2, $3, 'cash', '{}', 100)`,
    order,
    checkout,
    person,
  )
  await run(
    `insert into order_items (id, order_id, ${line})
     select $1, $2, ${line} from checkout_lines where checkout_id = $3`,
    randomUUID(),
    order,
    checkout,
  )
  await run(
    `insert into order_events (id, order_id, to_status, actor)
     values ($1, $2, 'confirmed', 'customer')`,
    randomUUID(),
    order,
  )
  await run(`update checkouts set status = 'settled' where id = $1`, checkout)
  await run('delete from cart_lines where user_id = $1', person)
  await run(
    `insert into mails (key, recipient, subject, text, html, sent_at)
     values ($1, 'asha@example.com', 'An order', '', '', now())`,
    `bench:${order}`,
  )
  await run('commit')
}
