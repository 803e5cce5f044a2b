import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { printAll } from '#fulfilment/print/print.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aCoupon, typeCode } from '#orders/offers/offers.fixture.ts'
import { anApprovedList, buyCart, family, putList } from '#orders/order/list-order.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, readDocument, startInvoicing } from './documents.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const linesOf = async (person: Person, orderId: string, kind: string) => {
  const found = (await documentsOf(shop, person, orderId)).find((one) => one.kind === kind)
  const { body } = await readDocument(shop, person, found?.id ?? '')
  return { lines: body.data.lines, totals: body.data.totals }
}

test('a list is one tax line for each variant and price, and what is offered is said once', async () => {
  const { person, list } = await anApprovedList(shop, family, { title: 'Chai Mug' })
  await putList(shop, person, list)
  const { code } = await aCoupon(shop, owner)
  expect((await typeCode(shop, person, code)).status).toBe(200)
  const { order } = await buyCart(shop, person)
  await printAll(shop, owner, order.orderNumber)
  expect((await advance(shop, owner, order.id, 'shipped')).status).toBe(200)
  const { lines, totals } = await linesOf(person, order.id, 'invoice')
  expect(lines).toMatchObject([
    { description: expect.stringMatching(/^Chai Mug \(White\): .* by offer /), quantity: 3 },
    { description: expect.stringMatching(/^Chai Mug \(Navy\): .* by offer /), quantity: 12 },
  ])
  const sum = lines.reduce((all, { gross }) => all + gross, 0)
  expect([sum, totals.payable]).toEqual([expect.closeTo(order.total, 2), order.total])
})

test('the credit note of cancelled rows has one line for each variant', async () => {
  const { person, list } = await anApprovedList(shop, family)
  await putList(shop, person, list)
  const { order } = await buyCart(shop, person)
  const items = [{ id: order.order_items[0]?.id, quantity: 3, rows: [1, 3] }]
  expect((await cancel(shop, person, order.id, { items })).status).toBe(200)
  const { lines, totals } = await linesOf(person, order.id, 'refund_voucher')
  expect(lines).toMatchObject([{ quantity: 3 }])
  expect(totals.payable).toBeCloseTo((order.total / 15) * 3, 2)
})
