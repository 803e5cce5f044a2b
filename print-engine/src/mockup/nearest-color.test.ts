import { expect, test } from 'vitest'
import { nearestColor } from './nearest-color.ts'

test.each([
  ['#0b3d2e', 'green'],
  ['#123d22', 'green'],
  ['#1b2a4a', 'blue'],
  ['#0a1f44', 'blue'],
  ['#5c1020', 'red'],
  ['#3b1147', 'purple'],
  ['#9ad0f5', 'blue'],
  ['#b5e7b0', 'green'],
  ['#ffd1dc', 'pink'],
  ['#cfb3e8', 'purple'],
  ['#1c1a17', 'black'],
  ['#000000', 'black'],
  ['#2b2b2b', 'black'],
  ['#ffffff', 'white'],
  ['#f7f3ea', 'white'],
  ['#9a9a9a', 'grey'],
  ['#d9d9d9', 'grey'],
  ['#a8322a', 'red'],
  ['#e27a2c', 'orange'],
  ['#e9b824', 'yellow'],
  ['#2e6b45', 'green'],
  ['#26418e', 'blue'],
  ['#6a2f86', 'purple'],
  ['#d8578f', 'pink'],
  ['#6a4329', 'brown'],
  ['#4a2c1a', 'brown'],
])('%s is called %s', (color, name) => {
  expect(nearestColor(color)).toBe(name)
})
