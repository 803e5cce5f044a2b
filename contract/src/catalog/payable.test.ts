import { expect, test } from 'vitest'
import { shownPrice } from './payable.ts'

const plain = { packPrices: [] }

test('a product without a mandatory print is shown with its price and its discount', () => {
  expect(shownPrice({ ...plain, price: 599, discount: 15.5, payable: 506.16 })).toEqual({
    price: 599,
    payable: 506.16,
    discount: 15.5,
  })
})

test('a mandatory print is part of both prices, and the percentage is rounded down', () => {
  expect(shownPrice({ ...plain, price: 599, discount: 15, payable: 608.15 })).toEqual({
    price: 698,
    payable: 608.15,
    discount: 12,
  })
  expect(shownPrice({ ...plain, price: 200, discount: 1, payable: 298 })).toMatchObject({
    price: 300,
    discount: 0,
  })
})

test('a product whose packs have prices is shown with that of its cheapest pack', () => {
  const cards = {
    price: 500,
    discount: 10,
    quantity: [100, 250, 500],
    packPrices: [
      { quantity: 100, price: 300 },
      { quantity: 500, price: 900 },
    ],
  }
  expect(shownPrice({ ...cards, payable: 270 })).toEqual({ price: 300, payable: 270, discount: 10 })
  expect(shownPrice({ ...cards, payable: 300 })).toEqual({ price: 330, payable: 300, discount: 9 })
  expect(shownPrice({ ...cards, payable: 300 }, 500)).toEqual({
    price: 930,
    payable: 840,
    discount: 9,
  })
  expect(shownPrice({ ...cards, payable: 270 }, 250)).toMatchObject({ price: 500, payable: 450 })
})
