import { expect, test } from 'vitest'
import { parsePrice } from './parse-price.ts'

const rest = (search: string) => parsePrice(search).rest.trim().replace(/\s+/g, ' ')

test.each([
  ['gift under 300', 'gift', 300_00],
  ['Gifts Under ₹ 300 for mom', 'Gifts for mom', 300_00],
  ['mug below Rs. 500', 'mug', 500_00],
  ['less than 1,000 rupees rakhi', 'rakhi', 1000_00],
  ['tshirt < 1k', 'tshirt', 1000_00],
  ['500 rupaye se kam ka mug', 'ka mug', 500_00],
  ['₹500 से कम मग', 'मग', 500_00],
  ['under 300/- mug', 'mug', 300_00],
  ['mug under ₹50', 'mug', 50_00],
  ['under ₹299.50', '', 299_50],
])('“%s” asks for “%s” that costs less than %d paise', (search, words, below) => {
  expect(parsePrice(search).below).toBe(below)
  expect(rest(search)).toBe(words)
})

test.each([
  ['mug upto 500', 'mug', 500_00],
  ['up to Rs 500 mug', 'mug', 500_00],
  ['mug 500 tak', 'mug', 500_00],
  ['५०० रुपये तक का तोहफ़ा', 'का तोहफ़ा', 500_00],
  ['300 ke andar gift', 'gift', 300_00],
  ['budget 700', '', 700_00],
])('“%s” asks for “%s” that may cost that much', (search, words, paise) => {
  expect(parsePrice(search).below).toBe(paise + 1)
  expect(rest(search)).toBe(words)
})

test.each([
  'mug',
  'gift under the tree',
  'mug under 350 ml',
  'gift for kids under 12',
  'pack of 100',
  '1st birthday frame',
  'block 300 print',
  'thunder 300',
  'under 99999999999',
])('“%s” says nothing of a price', (search) => {
  expect(parsePrice(search)).toEqual({ rest: search })
})
