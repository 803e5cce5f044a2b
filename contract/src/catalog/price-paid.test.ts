import { expect, test } from 'vitest'
import { priceFromPaid } from './price-paid.ts'

/** What the database computes from a price and a discount. */
const paid = ({ price, discount }: { price: number; discount: number }) =>
  Math.round((Math.round(price * 100) * (100 - discount)) / 100) / 100

test('every amount that buyers can pay has a price in whole rupees and a discount of at least one percent', () => {
  for (let rupees = 200; rupees <= 20_000; rupees += 7) {
    const found = priceFromPaid(rupees)
    expect(paid(found), String(rupees)).toBe(rupees)
    expect(found.price % 1, String(rupees)).toBe(0)
    expect(found.discount).toBeGreaterThanOrEqual(1)
    expect(found.discount).toBeLessThan(15)
  }
})

test('a given discount stays, and the price follows to the paisa', () => {
  expect(priceFromPaid(480, 20)).toEqual({ price: 600, discount: 20 })
  for (const discount of [1, 12.5, 33.33, 80])
    for (const rupees of [199, 499.5, 12_345])
      expect(paid(priceFromPaid(rupees, discount))).toBe(rupees)
})
