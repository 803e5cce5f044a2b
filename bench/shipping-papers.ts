import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from '../server/src/platform/database/connect.ts'
import { usualDatabaseDelays } from '../server/src/platform/database/database-delays.ts'
import { openShopDatabase } from '../server/src/platform/database/shop-database.ts'
import { ask } from './ask.ts'
import { keepResult } from './history.ts'
import { buy, firstMug, post, signUp } from './orders.ts'

const orders = 200
const email = 'staff@example.com'

type RunningShop = { url: string; dataDir: string }

/**
 * Labels and slips of 200 orders as one PDF each: the labels once fetched from the sandbox's carrier
 * and once as they are kept, with how long a public page waits meanwhile.
 */
export async function measureShippingPapers({ url, dataDir }: RunningShop): Promise<void> {
  const buyer = await signUp(url, email)
  const product = await firstMug(url)
  for (let n = 0; n < orders; n++) await buy(url, buyer, product)
  const database = await openShopDatabase({ DATA_DIR: dataDir })
  const { db, close } = connect(database.url, (error) => console.error(error), undefined, {
    delays: usualDatabaseDelays,
  })
  await db.execute(
    sql`update users set role = 'ADMIN', staff_role = 'owner' where email = ${email}`,
  )
  const signedIn = await post(url, '/auth/login', { email, password: 'Kesar2026' })
  const { token } = (signedIn as { data: { token: string } }).data
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders order by id`)
  for (const { id } of rows) {
    const body = { status: 'shipped' }
    const moved = await ask(`${url}/v1/user-orders/${id}`, { method: 'PUT', token, body })
    if (moved.status !== 200) throw new Error(`an order was answered ${moved.status}`)
  }
  const kept = sql`shipment_labels`
  while ((await db.$count(kept)) < orders) await sleep(500)
  // As if the carrier had been away when they were booked.
  await db.execute(sql`delete from shipment_labels`)

  const ids = rows.map(({ id }) => id).join(',')
  const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const [row, path] of [
    ['labels, fetched', 'labels.pdf'],
    ['labels, kept', 'labels.pdf'],
    ['slips', 'packing-slips.pdf'],
  ] as const)
    table[row] = await measure(url, `${url}/v1/admin/${path}?ids=${ids}`, token)
  await close()
  await database.close()
  console.table(table)
  await keepResult(
    'paper',
    Object.fromEntries(
      Object.entries(table).flatMap(([row, figures]) =>
        Object.entries(figures).map(([name, value]) => [`${row}, ${name}`, value]),
      ),
    ),
  )
}

/** One answer, and the longest that the home page took while it was made. */
async function measure(shop: string, address: string, token: string) {
  const ended = new AbortController()
  const answered = ask(address, { token }).finally(() => ended.abort())
  const pages: number[] = []
  while (!ended.signal.aborted) {
    pages.push((await ask(shop, { encoding: 'br' })).ms)
    await sleep(10)
  }
  const { status, body, ms } = await answered
  if (status !== 200) throw new Error(`${status}: ${body.toString()}`)
  pages.sort((a, b) => a - b)
  return {
    seconds: Number((ms / 1_000).toFixed(2)),
    MB: Number((body.length / 1e6).toFixed(2)),
    'page p50 ms': Number((pages[Math.floor(pages.length / 2)] ?? Number.NaN).toFixed(1)),
    'page most ms': Number((pages.at(-1) ?? Number.NaN).toFixed(1)),
  }
}
