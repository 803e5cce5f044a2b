import { afterAll, expect, test } from 'vitest'
import { productTraits, traitRows } from '@tohfa/contract/catalog/product-attributes'
import { sourcesInLanguage } from '../../../../translation/sources-in-language.ts'
import type * as traitFile from '#catalog/products/trait-words.ts'

const hindi = await sourcesInLanguage('hi')
afterAll(() => hindi.close())
const { traitWords } = await hindi.load<typeof traitFile>('web/app/catalog/products/trait-words.ts')

test('the suggestions of the form have a Hindi translation for shoppers', () => {
  const words = productTraits.flatMap((name) => traitRows[name].usual ?? []).map(traitWords)
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => /[a-z]/i.test(word))).toEqual([])
})
