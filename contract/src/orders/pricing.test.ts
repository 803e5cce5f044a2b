import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totals } from './pricing.ts'

const line = (quantity: number, price: number, unitPrice: number, printed?: number) => ({
  quantity,
  product: { price },
  unitPrice,
  ...(printed !== undefined && { personalisation: { price: printed } }),
})

test('a cart counts pieces and sums prices, savings and the free delivery', () => {
  expect(totals([line(2, 499, 449.1), line(1, 19.99, 8.35)])).toEqual({
    units: 3,
    offer: 0,
    price: 1017.99,
    discount: 111.44,
    personalisation: 0,
    deliveryCharges: 120,
    total: 906.55,
  })
})

test('the print of each piece is charged, without a discount', () => {
  expect(totals([line(3, 499, 449.1, 120.5), line(1, 100, 100)])).toMatchObject({
    price: 1597,
    discount: 149.7,
    personalisation: 361.5,
    total: 1808.8,
  })
})

test('an empty cart has the total 0', () => {
  expect(new Set(Object.values(totals([])))).toEqual(new Set([0]))
})

test('price minus discount plus print is always the total, to the paisa', () => {
  const paise = fc.integer({ min: 1, max: 10_000_000 })
  const anyLine = fc
    .tuple(fc.integer({ min: 1, max: 10 }), paise, paise, fc.option(paise, { nil: undefined }))
    .map(([quantity, a, b, printed]) =>
      line(
        quantity,
        Math.max(a, b) / 100,
        Math.min(a, b) / 100,
        printed === undefined ? undefined : printed / 100,
      ),
    )
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
      const { price, discount, personalisation, total } = totals(lines)
      const [gross, off, printed, sum] = [price, discount, personalisation, total].map((rupees) =>
        Math.round(rupees * 100),
      )
      expect(gross! - off! + printed!).toBe(sum)
    }),
  )
})
