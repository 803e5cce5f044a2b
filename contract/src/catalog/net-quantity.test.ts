import { expect, test } from 'vitest'
import { isNetQuantity, unitPrice, writtenQuantity } from './net-quantity.ts'

test.each([
  ['1N', '1 N'],
  ['2 n', '2 N'],
  ['250 G', '250 g'],
  ['0.5KG', '0.5 kg'],
  ['330 ml.', '330 ml'],
])('%j is a net quantity, normalised to %j', (typed, written) => {
  expect(writtenQuantity(typed)).toBe(written)
  expect(isNetQuantity(written)).toBe(true)
})

test.each(['', 'one', '1', '0 N', '1 piece', '-1 N', '1 N each', '1e3 N', '1  N'])(
  '%j is not a net quantity and stays unchanged',
  (typed) => {
    expect(isNetQuantity(typed)).toBe(false)
  },
)

test.each([
  [399, '1 N', null],
  [500, '2 N', '₹250 / N'],
  [224.1, '100 N', '₹2.24 / N'],
  [499, '250 g', '₹2 / g'],
  [499, '2000 g', '₹249.50 / kg'],
  [499, '1 kg', null],
  [330, '330 ml', '₹1 / ml'],
  [600, '1.5 l', '₹400 / l'],
])('%d rupees for %s give the unit price %s', (rupees, quantity, price) => {
  expect(unitPrice(rupees, quantity)).toBe(price)
})
