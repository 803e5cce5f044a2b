import { expect, test } from 'vitest'
import { wordsOfRow, wordsOfRows } from './row-words.ts'

const sha256 = 'a'.repeat(64)

test('rows are shown by the words that differ, without photos and colours', () => {
  const shared = { school: 'Delhi Public School', face: sha256, ink: '#ffffff' }
  const rows = [
    { values: { ...shared, name: 'Asha', number: '7' } },
    { values: { ...shared, name: 'रवि', ink: '#000000' } },
  ]
  expect(wordsOfRows(rows)).toEqual([['Asha', '7'], ['रवि']])
})

test('a list of equal rows is shown by its words', () => {
  expect(wordsOfRows([{ values: { name: 'Asha', face: sha256 } }])).toEqual([['Asha']])
})

test('the words on a piece are those of its row and of all rows', () => {
  const values = { school: 'DPS', name: 'Asha', ink: '#FF0000', face: sha256 }
  expect(wordsOfRow({ values })).toEqual(['DPS', 'Asha'])
})
