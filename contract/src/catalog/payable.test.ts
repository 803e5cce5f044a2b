import { expect, test } from 'vitest'
import { shownPrice } from './payable.ts'

test('what costs nothing more is shown with its price and its discount', () => {
  expect(
    shownPrice({ price: 599, discount: 15.5, discountedPrice: 506.16, payable: 506.16 }),
  ).toEqual({ price: 599, payable: 506.16, discount: 15.5 })
})

test('a print that must be bought is in both prices, and the percent is never more than it is', () => {
  expect(
    shownPrice({ price: 599, discount: 15, discountedPrice: 509.15, payable: 608.15 }),
  ).toEqual({
    price: 698,
    payable: 608.15,
    discount: 12,
  })
  expect(shownPrice({ price: 200, discount: 1, discountedPrice: 198, payable: 298 })).toMatchObject(
    {
      price: 300,
      discount: 0,
    },
  )
})
