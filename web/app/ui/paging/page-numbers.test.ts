import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('the first, last and current page and its neighbours are shown, and a gap only for two or more', () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2])
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
})
