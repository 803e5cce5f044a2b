import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  type Callback,
  order,
  pay,
  putIntoCart,
  verify,
} from '../server/src/orders/order/orders.fixture.ts'
import type { Person } from '../server/testing/people.ts'
import { connectProviders } from '../server/src/shop/connect-providers.ts'
import { type Answer, type TestShop, tokenSecret } from '../server/testing/shop.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { askAgain, askUntil } from './ask-again.ts'
import { count, must, expectBooksToAgree } from './checks.ts'

const { keys } = connectProviders(readConfig({}), { own: '', public: '' }, tokenSecret)
const keySecret = keys['razorpayKeySecret'] ?? ''

/** Buyers who go on buying while servers and databases fall, as the page does: they ask again. */
type Crowd = {
  /** No new purchases; those begun are brought to their end, and each made exactly one order. */
  end(): Promise<{ purchases: number; retries: number }>
}

/**
 * @param shop the shop as it is now; another after each restart
 * @param tabsClosed which part of those who paid never come back: the shop must find them by itself
 */
export function keepBuying(
  shop: () => TestShop,
  { people, productId, tabsClosed }: { people: Person[]; productId: string; tabsClosed: number },
): Crowd {
  const state = { over: false, purchases: 0, retries: 0 }

  const until = <T>(ask: () => Promise<T | undefined>) => askUntil(state, ask)
  const again = <T>(ask: () => Promise<Answer<T>>) => askAgain(state, ask)

  async function buy(person: Person): Promise<void> {
    await until(() => putIntoCart(shop(), person, productId).then(() => true))
    const key = crypto.randomUUID()
    const method = Math.random() < 0.4 ? 'cash' : 'online'
    const { status, body } = await again(() => order(shop(), person, method, { key }))
    must(status === 201, `an order was answered ${status} ${body.code}`)
    if (method === 'online') await settle(person, body.data.razorpayOrderId)
    state.purchases++
  }

  async function settle(person: Person, providerOrderId: string): Promise<void> {
    const callback = await until(() => payAtProvider(shop(), providerOrderId))
    if (Math.random() < tabsClosed) return
    const answer = await again(() => verify(shop(), person, callback))
    must(answer.status === 200, `a payment was answered ${answer.status} ${answer.body.code}`)
  }

  const buyers = people.map(async (person) => {
    let bought = 0
    while (!state.over) {
      await buy(person)
      bought++
      await until(() => isAtRest(shop(), person, bought))
    }
    return { person, bought }
  })
  // Heard at the end; until then a failure of one must not end the process.
  for (const buyer of buyers) buyer.catch(() => (state.over = true))

  return {
    async end() {
      state.over = true
      const ended = await Promise.all(buyers)
      const { db } = shop()
      await expectBooksToAgree(db)
      for (const { person, bought } of ended) {
        const orders = await count(db, sql`orders where user_id = ${person.id}`)
        must(orders === bought, `${bought} purchases made ${orders} orders`)
      }
      return { purchases: state.purchases, retries: state.retries }
    },
  }
}

/**
 * Pays, and has the pay window's answer also when the server, whose sandbox is the provider here,
 * fell before it gave it: the true provider would not fall with the shop.
 */
async function payAtProvider(shop: TestShop, orderId: string): Promise<Callback | undefined> {
  const answer: Partial<Callback> = await pay(shop, orderId, { webhook: true })
  if (answer.razorpay_signature) return answer as Callback
  const paid = await capturedAt(shop.db, orderId)
  if (!paid) return undefined
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paid,
    razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|${paid}`).digest('hex'),
  }
}

async function capturedAt(db: TestShop['db'], orderId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p -> 'payment' ->> 'id' id
    from sandbox_records r, jsonb_array_elements(r.data -> 'payments') p
    where r.kind = 'order' and r.id = ${orderId} and p -> 'payment' ->> 'status' = 'captured'`)
  return rows[0]?.id
}

/**
 * The next purchase begins when the last has its order, or that would empty its cart. From the table,
 * because the buyer's list ends at 60 orders.
 */
async function isAtRest(
  { db }: TestShop,
  { id }: Person,
  bought: number,
): Promise<true | undefined> {
  return (await count(db, sql`orders where user_id = ${id}`)) >= bought || undefined
}
