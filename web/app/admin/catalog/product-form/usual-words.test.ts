import { expect, test } from 'vitest'
import { traitWords } from '#catalog/products/trait-words.texts.hi.ts'
import { productFormTexts } from './product-form.texts.ts'

test('what the form offers while staff type is said in Hindi to shoppers', () => {
  const words = Object.values(productFormTexts.usual).flat().map(traitWords)
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => /[a-z]/i.test(word))).toEqual([])
})
