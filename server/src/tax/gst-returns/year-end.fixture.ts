import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { shiftClock } from '#platform/runtime/clock.ts'
import { documentsOf } from '#tax/documents/documents.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { refund } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

export const buyerGstin = '27AAPFU0939F1ZV'

type Sale = {
  state: 'Karnataka' | 'Delhi'
  gstin?: true
  lines: [
    tax: 'g5' | 'g18' | 'nil' | 'exempt',
    price: number,
    quantity: number,
    discount?: number,
  ][]
}

/**
 * The sales on the last day of the year; each is partly refunded in the first moment of the next.
 */
const sales = {
  mixedAtHome: {
    state: 'Karnataka',
    lines: [
      ['g5', 449.1, 3, 15],
      ['g18', 999.99, 1, 10],
    ],
  },
  smallBeyond: { state: 'Delhi', lines: [['g18', 333.33, 3]] },
  largeBeyond: {
    state: 'Delhi',
    lines: [
      ['g18', 60_000.01, 2],
      ['nil', 251, 1],
    ],
  },
  largeAtHome: { state: 'Karnataka', lines: [['g5', 60_000, 2]] },
  businessAtHome: {
    state: 'Karnataka',
    gstin: true,
    lines: [
      ['g18', 1500.55, 2],
      ['g5', 277.77, 2],
      ['nil', 251, 1],
    ],
  },
  businessBeyond: { state: 'Delhi', gstin: true, lines: [['g5', 449.1, 4]] },
  nilAtHome: {
    state: 'Karnataka',
    lines: [
      ['nil', 251, 1],
      ['exempt', 251, 1],
    ],
  },
} satisfies Record<string, Sale>

type SaleName = keyof typeof sales

/**
 * A shop whose year has just ended, and the document numbers of each sale by kind, the first of
 * each.
 */
export type YearEnd = {
  shop: TestShop
  admin: Person
  numbers: (sale: SaleName) => Record<string, string>
}

/**
 * Sells in Karnataka up to the year's end in India, and refunds some of it after. The clock stays
 * there.
 */
export async function openYearEnd(): Promise<YearEnd> {
  const shop = await openTestShop()
  await setTaxClass(shop, 'mug')
  await setTaxClass(shop, 'g5')
  await setTaxClass(shop, 'g18', { rateBp: 1800, hsn: '7326' })
  await setTaxClass(shop, 'nil', { rateBp: 0, nil: true, hsn: '5607' })
  await setSeller(shop)
  await setTaxClass(shop, 'exempt', { rateBp: 0, nil: true, nilKind: 'exempt', hsn: '6307' })
  goTo('2037-03-31T23:00:00+05:30')
  const admin = await aPerson(shop, 'ADMIN')
  const names = Object.keys(sales) as SaleName[]
  const ids = new Map<SaleName, string>()
  for (const name of names) ids.set(name, await sell(shop, admin, sales[name]))
  goTo('2037-04-01T00:00:05+05:30')
  const numbers = new Map<SaleName, Record<string, string>>()
  for (const [name, id] of ids) {
    expect((await refund(shop, admin, id, { amount: 100.01 })).status).toBe(201)
    const listed = (await documentsOf(shop, admin, id)).toReversed()
    numbers.set(name, Object.fromEntries(listed.map(({ kind, number }) => [kind, number])))
  }
  return { shop, admin, numbers: (sale) => numbers.get(sale) ?? {} }
}

/** Sets the shop's clock to a moment. */
function goTo(moment: string): void {
  shiftClock(Date.parse(moment) - Date.now())
}

const pinCodes: Record<Sale['state'], string> = { Karnataka: '560001', Delhi: '110001' }

async function sell(shop: TestShop, admin: Person, { lines, state, gstin }: Sale): Promise<string> {
  const person = await aPerson(shop)
  for (const [taxClass, price, quantity, discount = 0] of lines) {
    const productId = await aProduct(shop, { price, discount, taxClass })
    await putIntoCart(shop, person, productId, quantity)
  }
  const { data } = (
    await order(shop, person, 'online', { address: { state, pinCode: pinCodes[state] } })
  ).body
  await verify(shop, person, await pay(shop, data.razorpayOrderId, { webhook: false }))
  const [placed] = await ordersOf(shop, person)
  const id = placed?.id ?? ''
  if (gstin)
    await shop.db.execute(sql`update orders set buyer_gstin = ${buyerGstin},
      buyer_legal_name = 'Rao Traders' where id = ${id}`)
  await shop.call('PUT', `/admin/orders/${id}/eway-bill`, {
    token: admin.token,
    body: { number: '181000000001' },
  })
  expect((await advance(shop, admin, id, 'shipped')).status).toBe(200)
  return id
}
