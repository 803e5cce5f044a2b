import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openShopDatabase } from '../server/src/platform/database/shop-database.ts'

export type BareChoice = { id: string; color: string }

/**
 * Writes the same rows as a running shop with the plain driver, each person on a connection of
 * their own: those of one cart line and one order, and nothing else.
 */
export async function openBareShop(dataDir: string, people: readonly { id: string }[]) {
  const database = await openShopDatabase({ DATA_DIR: dataDir })
  const clients = new Map<string, pg.Client>()
  for (const { id } of people) {
    const client = new pg.Client(database.url)
    // The shop has ended first if something went wrong: report that.
    client.on('error', () => undefined)
    await client.connect()
    clients.set(id, client)
  }
  const clientOf = (person: string) => {
    const client = clients.get(person)
    if (!client) throw new Error('nobody of these people')
    return client
  }
  const [any] = clients.values()
  return {
    order: (person: string, goods: BareChoice) => writeOrder(clientOf(person), person, goods),
    line: (person: string, goods: BareChoice) => writeLine(clientOf(person), person, goods),
    emptyCarts: () => any?.query('delete from cart_lines'),
    /** Waits until the jobs have sent their mails. */
    async mailsSent() {
      for (let looks = 0; await waits(any); looks++) {
        if (looks === 1_000) throw new Error('the mails are not sent')
        await sleep(20)
      }
    },
    async close() {
      await Promise.all([...clients.values()].map((client) => client.end()))
      await database.close()
    },
  }
}

async function waits(client: pg.Client | undefined): Promise<boolean> {
  const found = await client?.query('select 1 from mails where sent_at is null limit 1')
  return found?.rowCount === 1
}

const line = `position, product_id, title, description, brand, product_type, color, images, quantity,
  price_paise, discount, discounted_price_paise, unit_price_paise`

async function writeLine(client: pg.Client, person: string, { id, color }: BareChoice) {
  await client.query(
    `insert into cart_lines (id, user_id, product_id, color, quantity, added_at_paise)
     values ($1, $2, $3, $4, 1, 100)`,
    [randomUUID(), person, id, color],
  )
}

async function writeOrder(client: pg.Client, person: string, goods: BareChoice) {
  const { id: product, color } = goods
  const [checkout, order] = [randomUUID(), randomUUID()]
  const run = (text: string, ...values: unknown[]) => client.query(text, values)
  await run('begin')
  await run('select id from users where id = $1 for no key update', person)
  await writeLine(client, person, goods)
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
       discount, discounted_price_paise, discounted_price_paise from products where id = $3`,
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
