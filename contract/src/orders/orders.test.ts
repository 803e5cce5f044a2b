import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayMove, orderStatuses, type OrderStatus } from './orders.ts'

test('staff ship, hand over or cancel what is not sent, and take back what was delivered', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayMove(from, to, 'admin')).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'confirmed → shipped',
    'confirmed → delivered',
    'confirmed → cancelled',
    'shipped → out-for-delivery',
    'delivered → returned',
  ])
})

test('a delivered, cancelled or returned order stays so', () => {
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
