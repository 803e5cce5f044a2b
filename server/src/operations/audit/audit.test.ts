import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { bareEnv } from '#testing/bare-env.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { audit } from './audit.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const mug = await aProduct(shop, { title: 'Audited Mug', stock: 5 })
  await buy('cash')
  const { person, request } = await buy('online')
  await verify(shop, person, await pay(shop, request.razorpayOrderId, { webhook: true }))
  await buy('online')
  await quietJobs(shop)
  await doJob(shop, 'make-order-bitmaps')

  async function buy(method: 'cash' | 'online') {
    const person = await aPerson(shop)
    await putIntoCart(shop, person, mug)
    return { person, request: (await order(shop, person, method)).body.data }
  }
})
afterAll(() => shop.close())

/** The audit's result after a change that no code of the shop would make; rolled back again. */
async function findingsAfter(...changes: SQL[]): Promise<string[]> {
  const connection = connectPatiently(shop.databaseUrl)
  let findings: string[] = []
  await connection
    .transaction(async (tx) => {
      for (const change of changes) await tx.execute(change)
      findings = (await audit(tx)).findings
      throw new Error('undo')
    })
    .catch((error: Error) => expect(error.message).toBe('undo'))
  await connection.close()
  return findings
}

test('a shop that sold for cash, online and not yet adds up', async () => {
  expect(await audit(shop.db)).toEqual({ findings: [], attention: [] })
})

const online = sql`payment_method = 'online'`
const ofOnlineOrder = sql`order_id is not null`
test.each<[string, SQL[], RegExp]>([
  [
    'an order of another total',
    [sql`update orders set total_paise = total_paise - 100`],
    /settled checkout/,
  ],
  [
    'a price without the print that must be bought',
    [sql`update products set required_print_paise = 4900`],
    /sold personalised only costs its print too: .*4900 paise kept, 0 there/,
  ],
  [
    'a product that is said to have a studio',
    [sql`update products set customizable = not customizable`],
    /personalised goods finds those that have a live studio: /,
  ],
  ['a changed line', [sql`update order_items set quantity = 9`], /very lines/],
  [
    'a paid order without its payment',
    [sql`update payments set order_id = null`],
    /0 payments of 0\.00 for 449\.10/,
  ],
  [
    'a payment of another amount',
    [sql`update payments set amount_paise = 100 where ${ofOnlineOrder}`],
    /1 payments of 1\.00 for 449\.10/,
  ],
  [
    'a captured payment with neither order nor refund',
    [sql`update payments set order_id = null`],
    /A payment without an order, .* goes back whole: pay_/,
  ],
  [
    'a paid order that was cancelled and kept its money',
    [sql`update orders set status = 'cancelled' where ${online}`],
    /of an order that was cancelled, goes back whole: pay_/,
  ],
  [
    'an order whose pieces are cancelled, but not it',
    [sql`update order_items set cancelled_quantity = quantity`],
    /cancelled when, and only when, every piece of it is/,
  ],
  [
    'money that is held for no refund',
    [sql`update payments set refund_held_paise = 100 where ${ofOnlineOrder}`],
    /holds the sum of its refunds/,
  ],
  ['a mail that was never written', [sql`delete from mails`], /confirmation mail/],
  [
    'a settled checkout without an order',
    [sql`update checkouts set status = 'settled' where status = 'open' and ${online}`],
    /has its order/,
  ],
  [
    'stock that a lapsed checkout still holds',
    [sql`update checkouts set status = 'lapsed' where status = 'open'`],
    /Only an open checkout holds stock: lapsed/,
  ],
  [
    'an open checkout that holds nothing',
    [sql`update checkout_lines set reserved_variant_id = null`],
    /holds each of its lines.*Audited Mug/,
  ],
  [
    'a checkout that nobody ended',
    [sql`update checkouts set expires_at = now() - interval '1 hour' where status = 'open'`],
    /long after its time/,
  ],
  [
    'stock below zero',
    [
      sql`alter table product_variants drop constraint product_variants_stock`,
      sql`update product_variants set stock = -1`,
    ],
    /below zero: Audited Mug/,
  ],
  [
    'a spoiled count of orders',
    [sql`update order_counts set n = n + 1 where ${online}`],
    /As many orders .*: 20\d\d-\d\d-\d\d, confirmed, online, none: 2 counted, 1 there/,
  ],
  [
    'a count of orders that are not there',
    [sql`insert into order_counts values ('2020-02-29', 'failed', 'cash', 'done', 3)`],
    /As many orders .*: 2020-02-29, failed, cash, done: 3 counted, 0 there/,
  ],
  [
    'orders that nobody counts',
    [sql`delete from order_counts`],
    /As many orders .*, confirmed, cash, none: 0 counted, 1 there/,
  ],
  [
    'a spoiled count of products',
    [sql`update product_counts set n = n + 1`],
    /As many products .*: published, coffee-mug, rating step \d, price step \d: 2 counted, 1 there/,
  ],
  [
    'products that nobody counts',
    [sql`delete from product_counts`],
    /As many products .*: published, .*: 0 counted, 1 there/,
  ],
  [
    'a bitmap of other orders',
    [sql`update order_status_bitmaps set bitmap = ~ bitmap`],
    /bitmaps of the latest days .*: 20\d\d-\d\d-\d\d/,
  ],
  [
    'a bitmap of what no order has',
    [sql`insert into order_token_bitmaps select 'lamp', day, bitmap from order_status_bitmaps`],
    /bitmaps of the latest days .*: 20\d\d-\d\d-\d\d/,
  ],
])('%s is found and said in words', async (_what, changes, words) => {
  expect((await findingsAfter(...changes)).join('\n')).toMatch(words)
})

test('npm run audit says that all adds up, and ends with 1 when it does not', async () => {
  const run = () =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const env = { ...bareEnv(), DATABASE_URL: shop.databaseUrl }
      const main = fileURLToPath(new URL('main.ts', import.meta.url))
      execFile(process.execPath, [main], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      )
    })
  expect(await run()).toEqual({ code: 0, output: expect.stringContaining('add up') })
  await shop.db.execute(sql`update payments set amount_paise = 100`)
  expect(await run()).toEqual({ code: 1, output: expect.stringMatching(/^Does not add up: /m) })
})
