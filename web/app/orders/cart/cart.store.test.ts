import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { addToCart, removeCartLine, updateCartLine } from './cart-changes.ts'
import { clearCart, readCart, useCart } from './cart.store.ts'

const line = (id: string, quantity = 1): CartLine => ({
  id,
  quantity,
  product: {
    id: `product of ${id}`,
    title: id,
    price: 1,
    discount: 0,
    discountedPrice: 1,
    priceBreaks: [],
  },
  unitPrice: 1,
  priceBreak: null,
  selectedDetails: { color: 'White', images: [] },
  available: true,
})
const newLine = { userId: 'u', productId: 'p', choice: { color: 'White' } }

/** Calls in their order; the test answers each. */
let calls: ((data: unknown) => void)[]

beforeEach(() => {
  clearCart()
  calls = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push((data) => resolve(Response.json({ success: true, data })))
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

const cart = useCart.getState

test('the cart is busy until the last of its changes has ended, not the first', async () => {
  const first = updateCartLine({ id: 'a', quantity: 2 })
  const second = updateCartLine({ id: 'b', quantity: 2 })
  calls[0]?.(line('a', 2))
  await first
  expect(cart().changing).toBe(1)
  calls[1]?.(line('b', 2))
  await second
  expect(cart().changing).toBe(0)
})

test('reading the cart does not make it busy', () => {
  void readCart('u')
  expect(cart().changing).toBe(0)
})

test('an answer that was requested before a change reverts nothing, and is requested again', async () => {
  const first = readCart('u')
  calls[0]?.([line('a'), line('b')])
  await first
  const reading = readCart('u')
  const changes = [
    updateCartLine({ id: 'a', quantity: 3 }),
    removeCartLine('b'),
    addToCart(newLine),
  ]
  calls[2]?.(line('a', 3))
  calls[3]?.({ id: 'b' })
  calls[4]?.(line('c'))
  await Promise.all(changes)
  calls[1]?.([line('a'), line('b')])
  await vi.waitUntil(() => calls.length === 6)
  expect(cart().items).toEqual([line('a', 3), line('c')])
  calls[5]?.([line('a', 3), line('c'), line('from another window')])
  await reading
  expect(cart().items).toHaveLength(3)
})

test('a read during a change is repeated after it', async () => {
  const changing = updateCartLine({ id: 'a', quantity: 2 })
  const reading = readCart('u')
  calls[1]?.([line('a')])
  await reading
  expect(cart().known).toBe(false)
  calls[0]?.(line('a', 2))
  await changing
  calls[2]?.([line('a', 2)])
  await vi.waitUntil(() => cart().known)
  expect(cart().items).toEqual([line('a', 2)])
})

test('a line that is read while it is being added appears once', async () => {
  const first = readCart('u')
  calls[0]?.([line('a')])
  await first
  const adding = addToCart(newLine)
  calls[1]?.(line('a'))
  await adding
  expect(cart().items).toEqual([line('a')])
})

test('the newer of two reads counts, in whatever order they arrive', async () => {
  const older = readCart('u')
  const newer = readCart('u')
  calls[1]?.([line('new')])
  await newer
  calls[0]?.([line('old')])
  await older
  expect(cart().items).toEqual([line('new')])
})

test('a cart that arrives after its owner has signed out is not shown', async () => {
  const reading = readCart('u')
  clearCart()
  calls[0]?.([line('a')])
  await reading
  expect(cart()).toMatchObject({ items: [], known: false })
})
