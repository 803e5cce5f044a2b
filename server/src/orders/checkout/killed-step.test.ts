import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { type HeldDatabase, killWhileHeld, openHeldDatabase } from '#testing/kill-while-held.ts'
import { aPerson } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

let database: HeldDatabase
/** The one that goes on when another is killed. */
let survivor: TestShop

beforeAll(async () => {
  database = await openHeldDatabase()
  survivor = await database.open()
})
afterEach(() => expectAuditPasses(survivor))
afterAll(async () => {
  await survivor.stop()
  await database.drop()
})

type Buyer = Awaited<ReturnType<typeof aBuyer>>
async function aBuyer(how: Step['how']) {
  const person = await aPerson(survivor)
  const productId = await aProduct(survivor, { stock: 2 })
  await putIntoCart(survivor, person, productId)
  if (how !== 'settle') return { person, productId }
  const { body } = await order(survivor, person, 'online')
  const paid = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
  return { person, productId, paid }
}

/** A statement of a buyer's request, and the condition that selects this buyer's row. */
type Step = {
  step: string
  how: 'cash' | 'online' | 'settle'
  row: (buyer: Buyer) => string
}
const ofUser = ({ person }: Buyer) => `new.user_id = '${person.id}'`
const ofLine = ({ person }: Buyer) => `old.user_id = '${person.id}'`

const together: Step[][] = [
  [
    { step: 'insert checkouts', how: 'cash', row: ofUser },
    {
      step: 'update product_variants',
      how: 'cash',
      row: ({ productId }) => `new.product_id = '${productId}'`,
    },
    { step: 'insert orders', how: 'cash', row: ofUser },
    { step: 'delete cart_lines', how: 'cash', row: ofLine },
    { step: 'insert order_requests', how: 'cash', row: ofUser },
    { step: 'update checkouts', how: 'online', row: ofUser },
  ],
  [
    { step: 'insert sandbox_records', how: 'online', row: () => `new.kind = 'order'` },
    { step: 'insert orders', how: 'settle', row: ofUser },
    {
      step: 'insert payments',
      how: 'settle',
      row: ({ paid }) => `new.provider_payment_id = '${paid?.razorpay_payment_id}'`,
    },
    { step: 'delete cart_lines', how: 'settle', row: ofLine },
  ],
]

function ask(shop: TestShop, { step, how }: Step, { person, paid }: Buyer) {
  return how === 'settle' && paid
    ? verify(shop, person, paid)
    : order(shop, person, how === 'cash' ? 'cash' : 'online', { key: step })
}

describe.each(together)('killed while buyers are held, each at a step of their own', (...steps) => {
  const buyers = new Map<Step, Buyer>()

  beforeAll(async () => {
    const victim = await database.start()
    for (const one of steps) buyers.set(one, await aBuyer(one.how))
    const held = steps.map((one) => ({ step: one.step, row: one.row(buyers.get(one) as Buyer) }))
    const answers = await killWhileHeld(database.holder, victim, held, () =>
      steps.map((one) => ask(victim, one, buyers.get(one) as Buyer).catch(() => 'no answer')),
    )
    expect(await Promise.all(answers)).toEqual(steps.map(() => 'no answer'))
  })

  test.each(steps)(
    'at "$step" ($how): the buyer has nothing yet, and then all of it, once',
    async (one) => {
      const { person, productId, paid } = buyers.get(one) as Buyer
      if (one.how === 'cash') expect(await ordersOf(survivor, person)).toEqual([])
      const again = await ask(survivor, one, { person, productId, paid })
      expect(again.status).toBe(one.how === 'settle' ? 200 : 201)
      if (one.how === 'online') {
        const { body } = await order(survivor, person, 'online', { key: one.step })
        const now = await pay(survivor, body.data.razorpayOrderId, { webhook: false })
        expect((await verify(survivor, person, now)).status).toBe(200)
      }
      expect(await ordersOf(survivor, person)).toHaveLength(1)
      expect(await stockOf(survivor, productId)).toBe(1)
    },
  )
})
