import { sql } from 'drizzle-orm'
import { order, pay, putIntoCart, verify } from '../server/src/orders/order/orders.fixture.ts'
import { aProduct, stockOf } from '../server/testing/goods.ts'
import type { Person } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { allEventsProcessed, count, must, expectBooksToAgree, until, whileBusy } from './checks.ts'

type Intent = 'cash' | 'browser' | 'webhook' | 'abandon' | 'late'
const intents: readonly Intent[] = ['cash', 'browser', 'webhook', 'abandon', 'late']
/** A buyer at one of the server processes, and the payment order that a window is open for. */
type Buyer = { person: Person; shop: TestShop; intent: Intent; opened?: string }

/**
 * One round: all buyers press at once for a few pieces, paying cash, in the browser, with the
 * webhook alone, not at all, or after their time. Exactly the pieces there are are sold, and who
 * paid too late for a sold-out piece gets the money back.
 *
 * @returns how many were sold in the first rush, and how many payments came too late
 */
export async function sellOut(
  shops: readonly TestShop[],
  people: readonly Person[],
  pieces: number,
): Promise<{ rush: number; late: number }> {
  const shop = shops[0]
  must(shop !== undefined, 'there is no shop')
  const productId = await aProduct(shop, { stock: pieces })
  const buyers = people.map((person, index): Buyer => {
    const intent = intents[Math.floor(Math.random() * intents.length)] ?? 'cash'
    return { person, shop: shops[index % shops.length] ?? shop, intent }
  })
  await Promise.all(buyers.map(({ shop, person }) => putIntoCart(shop, person, productId)))

  const first = await Promise.all(buyers.map(buy))
  const refused = buyers.filter((_buyer, index) => !first[index])
  const open = buyers.filter(({ opened }) => opened)
  must(buyers.length - refused.length === pieces, 'not as many got a piece as there were')
  await expire(
    shop,
    open.map(({ opened }) => opened ?? ''),
  )
  must((await stockOf(shop, productId)) === open.length, 'what nobody paid for is not free again')

  for (const buyer of refused) buyer.intent = Math.random() < 0.5 ? 'cash' : 'browser'
  const second = await Promise.all(refused.map(buy))
  must(second.filter(Boolean).length === open.length, 'the second wave got another number')

  const late = open.filter(({ intent }) => intent === 'late')
  await Promise.all(late.map((buyer) => payLate(buyer)))
  const orders = sql`orders o join order_items i on i.order_id = o.id
    where i.product_id = ${productId}`
  await until('as many orders as pieces', async () => (await count(shop.db, orders)) === pieces)
  must((await stockOf(shop, productId)) === 0, 'the stock is not 0')
  await allEventsProcessed(shop.db)
  await expectBooksToAgree(shop.db)
  await shop.db.execute(sql`delete from cart_lines`)
  return { rush: pieces - open.length, late: late.length }
}

/** False when nothing was left. */
async function buy(buyer: Buyer): Promise<boolean> {
  const { shop, person, intent } = buyer
  const key = crypto.randomUUID()
  const method = intent === 'cash' ? 'cash' : 'online'
  const { status, body } = await whileBusy(() => order(shop, person, method, { key }))
  if (status === 409) {
    must(body.code === 'out_of_stock', `refused as ${body.code}`)
    return false
  }
  must(status === 201, `an order was answered ${status}`)
  if (intent === 'cash') return true
  const { razorpayOrderId } = body.data
  if (intent === 'abandon' || intent === 'late') buyer.opened = razorpayOrderId
  else {
    const paid = await pay(shop, razorpayOrderId, { webhook: intent === 'webhook' })
    if (intent === 'browser') {
      const { status } = await whileBusy(() => verify(shop, person, paid))
      must(status === 200, 'a payment in time made no order')
    }
  }
  return true
}

async function payLate({ shop, person, opened = '' }: Buyer): Promise<void> {
  const paid = await pay(shop, opened, { webhook: true })
  const { body } = await whileBusy(() => verify(shop, person, paid))
  must(body.code === 'payment_refunded', `a late payment was answered ${body.code}`)
}

/** Lets these checkouts expire; the shop's own jobs end them. */
async function expire({ db }: TestShop, providerOrders: readonly string[]): Promise<void> {
  await db.execute(sql`update checkouts set expires_at = now() - interval '1 minute'
    where provider_order_id = any(${sql.param(providerOrders)})`)
  await db.execute(sql`update pgboss.job set start_after = now()
    where name = 'lapse-checkout' and state = 'created'`)
  const open = sql`checkouts where status = 'open'
    and provider_order_id = any(${sql.param(providerOrders)})`
  await until('unpaid checkouts lapse', async () => (await count(db, open)) === 0)
}
