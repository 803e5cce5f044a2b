import { expect, test } from 'vitest'
import { typeAhead } from './type-ahead.ts'

const labels = ['Profile', 'My Orders', 'Log Out', 'Logistics']

test('letters typed within 350 ms form one prefix, later ones start a new one', () => {
  let now = 0
  const find = typeAhead(() => now)
  expect(find('l', labels)).toBe(2)
  now = 350
  expect(find('o', labels)).toBe(2)
  now = 500
  expect(find('g', labels)).toBe(2)
  now = 700
  expect(find('i', labels)).toBe(3)
  now = 1_051
  expect(find('m', labels)).toBe(1)
})
