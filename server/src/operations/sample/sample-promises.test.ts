import { expect, test } from 'vitest'
import { productTypeSlugs } from '@tohfa/contract/catalog/products'
import { readSample, readSampleStudios } from './sample-files.ts'

const products = readSample().products
const studios = new Map(readSampleStudios().map(({ product, form }) => [product, form]))
/** Words and photos that only a buyer can supply. */
const promised = /\b(?:names?|photos?|portrait|logo|date|month|year|from whom)\b/i
const promisedByTitle = /\b(?:initials?|monogram|your)\b/i

test('what promises a name, photo, logo or date of its buyer is sold with it only', () => {
  const plain = products.filter(({ title }) => studios.get(title)?.required === false)
  for (const { title } of plain) {
    const form = studios.get(title)
    const labels = (form?.fields ?? []).map(({ label }) => label)
    expect([title, ...labels].filter((words) => promised.test(words))).toEqual([])
    expect(title).not.toMatch(promisedByTitle)
    expect(
      form?.fields.some(({ kind }) => kind === 'photo'),
      title,
    ).toBe(false)
  }
})

test('what is sold personalised only cannot be left empty', () => {
  for (const { product, form } of readSampleStudios())
    if (form.required)
      expect(
        form.fields.some(({ required }) => required),
        product,
      ).toBe(true)
})

test.each(productTypeSlugs)('of %s something can be bought without a proof', (type) => {
  const open = products.filter(
    ({ productType, title }) => productType === type && !studios.get(title)?.required,
  )
  expect(open.length).toBeGreaterThan(0)
})
