import { sql } from 'drizzle-orm'
import { connect, type Database } from '../server/src/platform/database/connect.ts'
import { usualDatabaseDelays } from '../server/src/platform/database/database-delays.ts'
import { openShopDatabase } from '../server/src/platform/database/shop-database.ts'
import { copyDocuments } from '../server/src/tax/gst-returns/gst-returns.fixture.ts'
import { download } from './download.ts'
import { buy, firstMug, post, signUp } from './orders.ts'

const each = 50_000
const month = '2026-01'
const email = 'staff@example.com'

type RunningShop = { url: string; dataDir: string; pid: number }

/**
 * The return of a month with 100,000 documents, half of them listed individually, its vouchers and
 * its register. It measures the time and size of each file, and the growth of the process.
 */
export async function measureGstReturn({ url, dataDir, pid }: RunningShop) {
  const { id, token: buyers } = await signUp(url, email)
  await buy(url, { id, token: buyers }, await firstMug(url))
  const database = await openShopDatabase({ DATA_DIR: dataDir })
  const { db, close } = connect(database.url, (error) => console.error(error), undefined, {
    delays: { ...usualDatabaseDelays, statementMs: 300_000 },
  })
  const token = await asStaff(url, db)
  await copyInvoice(url, db, token)
  await close()
  await database.close()

  const table: Record<string, object> = {}
  for (const format of ['json', 'zip', 'json again', 'zip again'])
    table[format] = await measure(
      `${url}/v1/admin/gst?period=${month}&format=${format.split(' ')[0]}`,
      token,
      pid,
    )
  const period = `period=${month}`
  for (const [what, path] of Object.entries({
    vouchers: `books.xml?${period}`,
    'vouchers again': `books.xml?${period}`,
    register: `invoices?${period}&format=csv`,
  }))
    table[what] = await measure(`${url}/v1/admin/${path}`, token, pid)
  table['overview'] = await measure(`${url}/v1/admin/gst/overview?period=${month}`, token, pid)
  return table
}

async function asStaff(url: string, db: Database): Promise<string> {
  await db.execute(
    sql`update users set role = 'ADMIN', staff_role = 'owner' where email = ${email}`,
  )
  const answer = await post(url, '/auth/login', { email, password: 'Kesar2026' })
  return (answer as { data: { token: string } }).data.token
}

/** Ships the one order, and copies its invoice. */
async function copyInvoice(url: string, db: Database, token: string): Promise<void> {
  const { rows: orders } = await db.execute<{ id: string }>(sql`select id from orders`)
  const answer = await fetch(`${url}/v1/user-orders/${orders[0]?.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'shipped' }),
  })
  if (!answer.ok) throw new Error(`the order was not shipped: ${await answer.text()}`)
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from tax_documents where kind = 'invoice'`,
  )
  const number = rows[0]?.number ?? ''
  const day = `${month}-15`
  await copyDocuments(db, number, { places: [1, each], day, toBusiness: true })
  await copyDocuments(db, number, { places: [each + 1, 2 * each], day, toBusiness: false })
}

async function measure(address: string, token: string, pid: number) {
  const { ms, bytes, rest, more } = await download(address, { token, pid })
  return {
    seconds: Number((ms / 1000).toFixed(1)),
    'file MB': Number((bytes / 1e6).toFixed(1)),
    'memory before MB': rest,
    'more at most MB': more,
  }
}
