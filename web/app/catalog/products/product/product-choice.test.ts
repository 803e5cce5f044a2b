import { expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Product } from '@tohfa/contract/catalog/products'
import { choiceFromState, firstChoice, isInCart, leftOf, withColor } from './product-choice.ts'

const sizes = (s: number, m: number) => [
  { _id: '1', size: 'S', stock: s },
  { _id: '2', size: 'M', stock: m },
]
const shirt = (trackStock: boolean): Product => ({
  id: 'shirt',
  title: 'Shirt',
  description: '',
  highlights: [],
  productType: 't-shirts',
  category: 'Casual',
  brand: '',
  price: 300,
  discount: 0,
  discountedPrice: 300,
  payable: 300,
  priceBreaks: [],
  packPrices: [],
  rating: 4,
  numberOfReviews: 0,
  thumbnail: null,
  colors: [
    { color: 'Navy', images: [], sizes: sizes(0, 2) },
    { color: 'White', images: [], sizes: sizes(4, 0) },
  ],
  trackStock,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('the first colour and its first size are preselected', () => {
  expect(firstChoice(shirt(false))).toEqual({ color: 'Navy', size: 'S', pack: null })
})

test('a size out of stock is skipped when the shop tracks the stock', () => {
  expect(firstChoice(shirt(true))).toEqual({ color: 'Navy', size: 'M', pack: null })
})

test('another colour keeps the size if it is available', () => {
  const chosen = { color: 'Navy', size: 'M', pack: null }
  expect(withColor(shirt(false), chosen, 'White').size).toBe('M')
  expect(withColor(shirt(true), chosen, 'White').size).toBe('S')
})

test('stock limits nothing unless the shop tracks it', () => {
  const [navy] = shirt(true).colors
  if (!navy) throw new Error('no colour')
  expect(leftOf(shirt(false), navy, 'S')).toBe(Number.POSITIVE_INFINITY)
  expect(leftOf(shirt(true), navy, 'S')).toBe(0)
  expect(leftOf(shirt(true), navy, null)).toBe(2)
})

test('the cart contains it only in the same colour, size and pack, and with the same proof', () => {
  const line: CartLine = {
    id: '1',
    quantity: 1,
    product: { id: 'shirt', title: '', price: 1, discount: 0, discountedPrice: 1, priceBreaks: [] },
    unitPrice: 1,
    priceBreak: null,
    selectedDetails: { color: 'Navy', images: [], size: 'M' },
    available: true,
  }
  expect(isInCart([line], 'shirt', { color: 'Navy', size: 'M', pack: null })).toBe(true)
  expect(isInCart([line], 'shirt', { color: 'Navy', size: 'S', pack: null })).toBe(false)
  expect(isInCart([line], 'other', { color: 'Navy', size: 'M', pack: null })).toBe(false)

  const proof = 'a1'
  const printed = { ...line, selectedDetails: { ...line.selectedDetails, proof } }
  const choice = { color: 'Navy', size: 'M', pack: null }
  expect(isInCart([printed], 'shirt', choice)).toBe(false)
  expect(isInCart([printed], 'shirt', choice, 'b2')).toBe(false)
  expect(isInCart([line, printed], 'shirt', choice, proof)).toBe(true)
})

test('a choice from before the sign-in is restored, as far as the product still has it', () => {
  const product = shirt(false)
  const brought = { choice: { color: 'White', size: 'M', pack: null } }
  expect(choiceFromState(product, brought)).toEqual({ color: 'White', size: 'M', pack: null })
  expect(choiceFromState(product, { choice: { color: 'Pink', size: 'M' } })).toEqual(
    firstChoice(product),
  )
  expect(choiceFromState(product, { choice: { color: 'White', size: '9XL' } }).size).toBe('S')
  for (const odd of [null, undefined, 7, { choice: 'White' }])
    expect(choiceFromState(product, odd)).toEqual(firstChoice(product))
})
