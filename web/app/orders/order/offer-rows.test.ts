import { expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { toPaise } from '@tohfa/contract/shared/money'
import { offerRows } from './offer-rows.ts'
import { nextPaise } from './pieces.ts'

type Line = Order['order_items'][number]

/** Three pieces at ₹33.35 with ₹10.01 off, and one piece without an offer at ₹20 with its print. */
const lineOf = (cancelled: number) =>
  ({ quantity: 3, cancelled, unitPrice: 33.35, offer: 10.01 }) as Line
const printed = {
  quantity: 1,
  cancelled: 0,
  unitPrice: 15,
  personalisation: { price: 5 },
} as Line
const orderOf = (part: object) => part as Order

test('goods, offer and wrapping of uncancelled pieces add up to the total, to the paisa', () => {
  let paise = toPaise(3 * 33.35) + 2_000 - 1_001 + 4_000
  for (const cancelled of [0, 1, 2]) {
    const order = orderOf({
      order_items: [lineOf(cancelled), printed],
      offer: { code: 'RAKHI10', discount: 10.01 },
      wrap: 40,
      total: paise / 100,
    })
    const sums = offerRows(order).map(([, sum]) => sum.replace('−', '-').replace('₹', ''))
    expect(sums.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)).toBe(paise)
    paise -= nextPaise(lineOf(cancelled), cancelled, 1)
  }
})

test('an order whose total equals its goods has no more rows, nor has a fully cancelled one', () => {
  expect(offerRows(orderOf({ order_items: [printed], total: 20 }))).toEqual([])
  expect(
    offerRows(orderOf({ order_items: [lineOf(3)], offer: { code: 'A', discount: 10 }, total: 0 })),
  ).toEqual([])
})
