import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totals } from './pricing.ts'

const line = (quantity: number, price: number, discountedPrice: number) => ({
  quantity,
  product: { price, discountedPrice },
})

test('a cart counts units and sums prices, savings and the delivery it does not charge', () => {
  expect(totals([line(2, 499, 449.1), line(1, 19.99, 8.35)])).toEqual({
    units: 3,
    price: 1017.99,
    discount: 111.44,
    deliveryCharges: 120,
    total: 906.55,
  })
})

test('an empty cart comes to nothing', () => {
  expect(totals([])).toEqual({ units: 0, price: 0, discount: 0, deliveryCharges: 0, total: 0 })
})

test('price less discount is always the total, to the paisa', () => {
  const paise = fc.integer({ min: 1, max: 10_000_000 })
  const anyLine = fc
    .tuple(fc.integer({ min: 1, max: 10 }), paise, paise)
    .map(([quantity, a, b]) => line(quantity, Math.max(a, b) / 100, Math.min(a, b) / 100))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
      const { price, discount, total } = totals(lines)
      expect(Math.round(price * 100) - Math.round(discount * 100)).toBe(Math.round(total * 100))
    }),
  )
})
