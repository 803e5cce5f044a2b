import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountedPaise } from '#catalog/discounted-paise.ts'
import { formatRupees, isWholePaise, toPaise, toRupees } from './money.ts'

test.each([
  [19.99, 1999],
  [2.3, 230],
  [8.35, 835],
  [0.07, 7],
  [1234567.89, 123456789],
])('₹%d is %d paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise)
  expect(toRupees(paise)).toBe(rupees)
})

test('paise survive the conversion to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise)
      expect(isWholePaise(toRupees(paise))).toBe(true)
    }),
  )
})

test('a rupee amount has at most two decimals', () => {
  expect([19.99, 200, 0.1, 0].every(isWholePaise)).toBe(true)
  expect([19.999, 0.001, 1e-113].some(isWholePaise)).toBe(false)
})

test.each([
  [49900, 10, 44910],
  [83335, 7, 77502],
  [19999, 12.5, 17499],
  [20000, 80, 4000],
  [33333, 33.33, 22223],
])('%d paise minus %d percent is %d', (price, discount, expected) => {
  expect(discountedPaise(price, discount)).toBe(expected)
})

test('a discounted price is whole paise, never above the price, never below a fifth of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 100_000_000 }),
      fc.integer({ min: 0, max: 8000 }),
      (price, hundredths) => {
        const discounted = discountedPaise(price, hundredths / 100)
        expect(Number.isInteger(discounted)).toBe(true)
        expect(discounted).toBeLessThanOrEqual(price)
        expect(discounted).toBeGreaterThanOrEqual(Math.floor(price / 5))
      },
    ),
  )
})

test('rupees have Indian grouping, with paise only when there are some', () => {
  expect(formatRupees(123456)).toBe('₹1,23,456')
  expect(formatRupees(1234.5)).toBe('₹1,234.50')
  expect(formatRupees(0)).toBe('₹0')
})
