import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'
import { formatRupees } from './money.ts'

test('whole numbers are grouped as browsers group them for India', () => {
  const browser = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(grouped(whole)).toBe(browser.format(whole))
    }),
  )
})

test('rupees are written as browsers write them for India', () => {
  const browser = (digits: number) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, withPaise] = [browser(0), browser(2)]
  fc.assert(
    fc.property(fc.integer({ min: -20_000_000_000, max: 20_000_000_000 }), (paise) => {
      const format = paise % 100 === 0 ? whole : withPaise
      expect(formatRupees(paise / 100)).toBe(format.format(paise / 100))
    }),
  )
})
