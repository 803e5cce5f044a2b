import { afterAll, expect, test } from 'vitest'
import { sourcesInLanguage } from '../../../../translation/sources-in-language.ts'
import type * as traitFile from '#catalog/products/trait-words.ts'
import { productFormTexts } from './product-form.texts.ts'

const hindi = await sourcesInLanguage('hi')
afterAll(() => hindi.close())
const { traitWords } = await hindi.load<typeof traitFile>('web/app/catalog/products/trait-words.ts')

test('what the form offers while staff type is said in Hindi to shoppers', () => {
  const words = Object.values(productFormTexts.usual).flat().map(traitWords)
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => /[a-z]/i.test(word))).toEqual([])
})
