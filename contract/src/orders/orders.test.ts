import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayMove, orderStatuses, type OrderStatus } from './orders.ts'

test('the staff move orders to where they are sent, cancel what is not, and take back what was delivered', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayMove(from, to, 'admin')).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'confirmed → shipped',
    'confirmed → cancelled',
    'shipped → out-for-delivery',
    'delivered → returned',
  ])
})

test('what is delivered, cancelled or returned stays so', () => {
  for (const from of ['delivered', 'cancelled', 'returned'] as const)
    for (const to of orderStatuses) expect(mayMove(from, to, 'carrier')).toBe(false)
})

test('whatever the carrier reports, an order never goes back to confirmed or shipped', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderStatuses), { maxLength: 30 }), (reports) => {
      let status: OrderStatus = 'shipped'
      for (const to of reports) {
        if (!mayMove(status, to, 'carrier')) continue
        expect(['confirmed', 'shipped']).not.toContain(to)
        status = to
      }
    }),
  )
})
