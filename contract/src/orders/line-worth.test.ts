import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthOf, worthOfNext } from './line-worth.ts'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unitPaise: fc.integer({ min: 1, max: 10_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, unitPaise, share }) => ({
    quantity,
    unitPaise,
    offerPaise: Math.floor(unitPaise * quantity * share),
  }))

test('pieces removed in any steps add up to the line minus its share, to the paisa', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 10 })), (bought, steps) => {
      let gone = 0
      let sum = 0
      for (const wish of [...steps, bought.quantity]) {
        const pieces = Math.min(wish, bought.quantity - gone)
        const worth = worthOfNext(bought, gone, pieces)
        expect(worth).toBeGreaterThanOrEqual(0)
        gone += pieces
        sum += worth
        expect(sum + worthOf(bought, bought.quantity - gone)).toBe(
          bought.unitPaise * bought.quantity - bought.offerPaise,
        )
      }
    }),
  )
})

test('the pieces of a line differ in value by at most a paisa', () => {
  const bought = { quantity: 3, unitPaise: 44_910, offerPaise: 10_000 }
  expect([0, 1, 2].map((gone) => worthOfNext(bought, gone, 1))).toEqual([41_576, 41_577, 41_577])
})
