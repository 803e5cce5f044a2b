import { expect, test } from 'vitest'
import { readPeople, withTyped } from './read-people.ts'

test.each([
  ['Kabir', { name: 'Kabir' }],
  ['Kabir Singh, 98765 43210', { name: 'Kabir Singh', phone: '98765 43210' }],
  ['Kabir\t+91-98765-43210', { name: 'Kabir', phone: '+91-98765-43210' }],
  ['Kabir: 9876543210', { name: 'Kabir', phone: '9876543210' }],
  ['Kabir - 098765.43210', { name: 'Kabir', phone: '098765.43210' }],
  ['कबीर ९८७६५४३२१०', { name: 'कबीर', phone: '९८७६५४३२१०' }],
  // Too short for a phone, too long for anything else.
  ['Kabir 7', { name: 'Kabir 7' }],
  ['Kabir 987654321', { name: 'Kabir', phone: '987654321' }],
  ['9876543210', { name: '', phone: '9876543210' }],
])('a line names a person, with a number of a phone at its end: %s', (line, person) => {
  expect(readPeople(`\n${line}\r\n`)).toEqual([{ ...person, line: 2 }])
})

const kabir = { id: 'k', name: 'Kabir', phone: null }
const zoya = { id: 'z', name: 'Zoya', phone: '9876543210' }

test('a list that is pasted once more adds nobody twice, and the numbers that were missing', () => {
  const typed = readPeople('kabir 9123456780\nZoya +919876543210\nIla')
  expect(withTyped([kabir, zoya], typed)).toEqual([
    { id: 'k', name: 'Kabir', phone: '9123456780', line: 1 },
    { id: 'z', name: 'Zoya', phone: '9876543210', line: 2 },
    { name: 'Ila', line: 3 },
  ])
})

test('two people of one name are two', () => {
  expect(withTyped([kabir], readPeople('Kabir\nKabir'))).toHaveLength(2)
  expect(withTyped([zoya], readPeople('Zoya 9123456780'))).toHaveLength(2)
})
