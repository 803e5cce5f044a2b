import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { holdJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, expectNoGaps, readDocument } from './documents.fixture.ts'
import { renderDocument } from './documents.jobs.ts'
import { goldenDiscounts } from './golden-discounts.fixture.ts'
import { type Golden, goldenDocuments, type Step } from './golden-documents.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  // Other tests cover the layout: these documents are read only for their figures.
  await holdJobs(shop, renderDocument.name)
  await setTaxClass(shop, 'g5')
  await setTaxClass(shop, 'g18', { rateBp: 1800, hsn: '7326' })
  await setTaxClass(shop, 'g3', { rateBp: 300, hsn: '7117' })
  await setTaxClass(shop, 'nil', { rateBp: 0, nil: true })
  await setTaxClass(shop, 'tee', { abovePaise: 250_000, rateAboveBp: 1800, hsn: '6109' })
})
afterAll(async () => {
  await expectNoGaps(shop)
  await expectAuditPasses(shop)
  await shop.close()
})

const addresses: Record<Golden['state'], object> = {
  Karnataka: { state: 'Karnataka' },
  Delhi: { state: 'Delhi', pinCode: '110001' },
  // Sellers in their own state only ask the carrier for the state of a PIN code.
  Chandigarh: { state: 'Chandigarh', pinCode: '160017' },
}

type Bought = { person: Person; id: string; lineIds: string[] }

const toSomebodyElse = { deliveredTo: 'other', legalAddress: '4 Fort Road' }

async function buy({ lines, state, gstin, toOther, pay: method }: Golden): Promise<Bought> {
  const person = await aPerson(shop)
  for (const [taxClass, price, quantity, discount = 0] of lines) {
    // Not set afterwards: while a product's class is unknown no documents are issued for any order.
    const productId = await aProduct(shop, { price, discount, taxClass })
    await putIntoCart(shop, person, productId, quantity)
  }
  const business = { gstin, legalName: 'Rao Traders', ...(toOther && toSomebodyElse) }
  const options = { address: addresses[state], ...(gstin && { business }) }
  const { data } = (await order(shop, person, method ?? 'online', options)).body
  if (!method) await verify(shop, person, await pay(shop, data.razorpayOrderId, { webhook: false }))
  const [placed] = await ordersOf(shop, person)
  const { id = '', order_items: items = [] } = placed ?? {}
  const named = lines.map(([, price]) => items.find((one) => one.product.price === price)?.id ?? '')
  return { person, id, lineIds: named }
}

async function take(step: Step, { person, id, lineIds }: Bought, isSent: boolean) {
  const [what, first = '', second] = step.split(' ')
  if (what === 'ship') return advance(shop, admin, id, 'shipped')
  if (what === 'amount') return refund(shop, admin, id, { amount: Number(first) / 100 })
  if (what === 'pieces') {
    const pieces = [{ id: lineIds[Number(first)], quantity: Number(second) }]
    return isSent
      ? refund(shop, admin, id, { lines: pieces })
      : cancel(shop, person, id, { items: pieces })
  }
  const [placed] = await ordersOf(shop, person)
  await scan(shop, placed?.waybill ?? '', { ScanType: 'RT', Scan: 'RTO' })
  await expect.poll(() => statusOf(shop, id)).toBe('returned')
  return undefined
}

/** All documents of an order, after all actions of its table row. */
async function documentsFor(golden: Golden): Promise<Golden['documents']> {
  const bought = await buy(golden)
  let isSent = false
  for (const step of golden.steps) {
    const answer = await take(step, bought, isSent)
    if (answer) expect(answer.status, step).toBeLessThan(300)
    isSent ||= step === 'ship'
  }
  const listed = await documentsOf(shop, bought.person, bought.id)
  const read = await Promise.all(
    listed.map(async ({ id }) => (await readDocument(shop, bought.person, id)).body.data),
  )
  for (const { lines, totals } of read)
    for (const one of [...lines, totals]) {
      expect(one.taxable + one.cgst + one.sgst + one.igst).toBeCloseTo(one.gross, 6)
      expect(one.cgst).toBe(one.sgst)
    }
  return read.map(({ kind, totals: { gross, taxable, cgst, sgst, igst } }) => [
    kind,
    gross,
    taxable,
    cgst,
    sgst,
    igst,
  ])
}

const karnataka = { stateCode: '29', gstin: '29AAGCB7383J1Z4' }
const chandigarh = { stateCode: '04', gstin: '04AAGCB7383J1ZG' }

test.each([
  ['regular', 'Karnataka', karnataka],
  ['regular', 'Chandigarh', chandigarh],
  ['composition', 'Karnataka', karnataka],
  ['composition', 'Chandigarh', chandigarh],
  ['unregistered', 'Karnataka', karnataka],
  ['unregistered', 'Chandigarh', chandigarh],
] as const)(
  'a %s seller in %s issues the documents that the rules have for each order, to the paisa',
  async (mode, seller, registered) => {
    await setSeller(shop, { ...registered, mode, ...(mode === 'unregistered' && { gstin: null }) })
    const goldens = [...goldenDocuments, ...goldenDiscounts].filter(
      (one) => one.mode === mode && (one.seller ?? 'Karnataka') === seller,
    )
    const issued = await Promise.all(
      goldens.map(async (golden) => ({ ...golden, documents: await documentsFor(golden) })),
    )
    expect(issued).toEqual(goldens)
  },
)
