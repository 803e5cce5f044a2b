import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '@tohfa/contract/cart'
import { createStore } from '../store.ts'
import { addToCart, fetchCart, removeCartLine, updateCartLine } from './cart.slice.ts'

const line = (id: string, quantity = 1): CartLine => ({
  id,
  quantity,
  product: { id: `product of ${id}`, title: id, price: 1, discount: 0, discountedPrice: 1 },
  selectedDetails: { color: 'White', images: [] },
  available: true,
})
const newLine = { product_id: 'p', user_id: 'u', selectedDetails: { color: 'White' } }

/** Calls in the order in which they were made; each is answered when the test says so. */
let calls: ((data: unknown) => void)[]

beforeEach(() => {
  calls = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push((data) => resolve(Response.json({ success: true, data })))
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

function openShop() {
  const store = createStore({ catalog: {} as never })
  return { dispatch: store.dispatch, cart: () => store.getState().cart }
}

test('the cart is idle when the last of its calls has ended, not the first', async () => {
  const { dispatch, cart } = openShop()
  const reading = dispatch(fetchCart('u'))
  const changing = dispatch(updateCartLine({ id: 'a', quantity: 2 }))
  calls[0]?.([line('a')])
  await reading
  expect(cart()).toMatchObject({ status: 'loading', changing: 1 })
  calls[1]?.(line('a', 2))
  await changing
  expect(cart()).toMatchObject({ status: 'idle', changing: 0 })
})

test('to read the cart is not to change it', () => {
  const { dispatch, cart } = openShop()
  void dispatch(fetchCart('u'))
  expect(cart()).toMatchObject({ status: 'loading', changing: 0 })
})

test('what was read before a change and comes after it takes nothing back, and is asked for again', async () => {
  const { dispatch, cart } = openShop()
  const first = dispatch(fetchCart('u'))
  calls[0]?.([line('a'), line('b')])
  await first
  const reading = dispatch(fetchCart('u'))
  const changes = [
    dispatch(updateCartLine({ id: 'a', quantity: 3 })),
    dispatch(removeCartLine('b')),
    dispatch(addToCart(newLine)),
  ]
  calls[2]?.(line('a', 3))
  calls[3]?.({ id: 'b' })
  calls[4]?.(line('c'))
  await Promise.all(changes)
  calls[1]?.([line('a'), line('b')])
  await reading
  expect(cart().items).toEqual([line('a', 3), line('c')])
  expect(cart().outdated).toBe(true)
  const again = dispatch(fetchCart('u'))
  calls[5]?.([line('a', 3), line('c'), line('from another window')])
  await again
  expect(cart()).toMatchObject({ outdated: false, items: { length: 3 } })
})

test('a line that was read while it was being added is there once', async () => {
  const { dispatch, cart } = openShop()
  const first = dispatch(fetchCart('u'))
  calls[0]?.([])
  await first
  const adding = dispatch(addToCart(newLine))
  const reading = dispatch(fetchCart('u'))
  calls[2]?.([line('a')])
  await reading
  calls[1]?.(line('a'))
  await adding
  expect(cart().items).toEqual([line('a')])
})

test('of two readings the newer one counts, in whatever order they come', async () => {
  const { dispatch, cart } = openShop()
  const older = dispatch(fetchCart('u'))
  const newer = dispatch(fetchCart('u'))
  calls[1]?.([line('new')])
  await newer
  calls[0]?.([line('old')])
  await older
  expect(cart().items).toEqual([line('new')])
})
