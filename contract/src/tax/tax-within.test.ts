import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadRefund } from './spread-refund.ts'
import { creditWithin, taxWithin, totalsOf } from './tax-within.ts'

const rates = [0, 25, 300, 500, 1200, 1800, 2800, 4000]
const line = fc.record({
  gross: fc.integer({ min: 1, max: 20_000_000 }),
  pieces: fc.integer({ min: 1, max: 10 }),
  rateBp: fc.constantFrom(...rates),
})
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  isIntra: fc.boolean(),
})

test('the lines and documents of ten thousand carts add up to the charged total, with CGST equal to SGST', () => {
  fc.assert(
    fc.property(cart, ({ lines, isIntra }) => {
      const taxed = lines.map(({ gross, rateBp }) => ({
        gross,
        ...taxWithin(gross, rateBp, isIntra),
      }))
      const all = totalsOf(taxed)
      return (
        all.gross === lines.reduce((sum, { gross }) => sum + gross, 0) &&
        [...taxed, all].every(
          ({ gross, taxable, cgst, sgst, igst }) =>
            taxable + cgst + sgst + igst === gross &&
            cgst === sgst &&
            (isIntra ? igst : cgst) === 0,
        )
      )
    }),
    { numRuns: 10_000 },
  )
})

test('the tax equals the rate on the taxable value, to within a paisa', () => {
  fc.assert(
    fc.property(line, fc.boolean(), ({ gross, rateBp }, isIntra) => {
      const { taxable, cgst, sgst, igst } = taxWithin(gross, rateBp, isIntra)
      const due = (taxable * rateBp) / 10_000
      expect(Math.abs(cgst + sgst + igst - due)).toBeLessThanOrEqual(1 + rateBp / 10_000)
    }),
  )
})

test('credits of a line piece by piece add up to the parts of the line', () => {
  fc.assert(
    fc.property(line, fc.boolean(), ({ gross, pieces, rateBp }, isIntra) => {
      const parts = []
      for (let at = 0, before = 0; at < pieces; at++) {
        const next = Math.round((gross * (at + 1)) / pieces) - before
        parts.push({
          gross: next,
          ...creditWithin({ before, gross: next }, rateBp, isIntra),
        })
        before += next
      }
      expect(totalsOf(parts)).toEqual({ gross, ...taxWithin(gross, rateBp, isIntra) })
      expect(parts.every(({ cgst, sgst }) => cgst === sgst)).toBe(true)
    }),
  )
})

test('a refund is spread to the paisa, over named lines first, and never exceeds the rest of a line', () => {
  const left = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      left,
      fc.nat(9_000_000),
      fc.nat(7),
      fc.nat(9_000_000),
      (kept, amount, at, asked) => {
        const lines = kept.map((one, i) => ({ id: String(i), left: one }))
        const named = new Map([[String(at), asked]])
        const shares = spreadRefund(amount, lines, named)
        const all = kept.reduce((sum, one) => sum + one, 0)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all))
        expect(shares.every((share, i) => share >= 0 && share <= (kept[i] ?? 0))).toBe(true)
        expect(shares[at] ?? 0).toBeGreaterThanOrEqual(Math.min(amount, asked, kept[at] ?? 0))
      },
    ),
  )
})

test('an amount alone is spread by the largest remainder', () => {
  const lines = [
    { id: 'a', left: 100 },
    { id: 'b', left: 100 },
    { id: 'c', left: 100 },
  ]
  expect(spreadRefund(100, lines)).toEqual([34, 33, 33])
  expect(spreadRefund(301, lines)).toEqual([100, 100, 100])
})
