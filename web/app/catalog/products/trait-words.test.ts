import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { productTraits, traitRows } from '@tohfa/contract/catalog/product-attributes'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { categoriesOf } from '@tohfa/contract/catalog/product-types'
import { sourcesInLanguage } from '../../../translation/sources-in-language.ts'
import type * as traitFile from './trait-words.ts'

const hindi = await sourcesInLanguage('hi')
afterAll(() => hindi.close())
const { traitWords } = await hindi.load<typeof traitFile>('web/app/catalog/products/trait-words.ts')

const inWords = productTraits.filter((name) =>
  ['words', 'quantity'].includes(traitRows[name].traitKind),
)
const told = [...inWords, 'category', 'colors'] as const

test('all traits of the sample have Hindi texts', async () => {
  const file = new URL('../../../../server/src/operations/sample/products.csv', import.meta.url)
  const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, bom: true })
  const words = rows.flatMap((row) => told.flatMap((name) => (row[name] ?? '').split(' | ')))
  expect(words.length).toBeGreaterThan(rows.length)
  expect([...new Set(words.map(traitWords))].filter((word) => /[a-z]/i.test(word))).toEqual([])
})

test('each category has a Hindi name', () => {
  const words = productTypeSlugs.flatMap(categoriesOf).map(traitWords)
  expect(words.filter((word) => /[a-z]/i.test(word))).toEqual([])
})

test.each([
  ['100% COMBED COTTON, 180 GSM', '100% कॉम्ब्ड कॉटन, 180 जीएसएम'],
  ['Length 15 to 18 cm', 'लंबाई 15 से 18 सेमी'],
  ['330 ml each', 'हर एक 330 मिली'],
  ['₹239.60 / N', '₹239.60 / नग'],
])('a measurement keeps its numbers in Hindi (%s)', (typed, word) => {
  expect(traitWords(typed)).toBe(word)
})

test.each(['Bamboo fibre', '4 cups', 'Handle 4 cm', 'बाँस', '12 m²', ''])(
  'unknown words stay as typed (%s)',
  (typed) => {
    expect(traitWords(typed)).toBe(typed)
  },
)

test('an unknown part stays as typed between known ones', () => {
  expect(traitWords('Bamboo fibre, 180 GSM')).toBe('Bamboo fibre, 180 जीएसएम')
})
