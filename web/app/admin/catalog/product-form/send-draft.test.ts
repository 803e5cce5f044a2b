import { expect, test } from 'vitest'
import { productForm } from '@tohfa/contract/catalog/product-form'
import type { Product } from '@tohfa/contract/catalog/products'
import { changeDraft } from './change-draft.ts'
import { draftOf, emptyDraft, type ColorDraft, type ProductDraft } from './product-draft.ts'
import { bodyOf, changesOf, errorsOf, previewOf } from './send-draft.ts'

const tee: Product = {
  id: 'tee-1',
  title: 'Monsoon Tee',
  description: 'Printed with the first umbrella of June, on cotton that dries before the bus.',
  highlights: ['Printed to order in Pune', 'Soft combed cotton that washes inside out'],
  productType: 't-shirts',
  category: 'Printed',
  brand: 'Tohfa',
  price: 799.5,
  discount: 12.5,
  discountedPrice: 699.56,
  payable: 699.56,
  priceBreaks: [],
  packPrices: [],
  rating: 4.3,
  numberOfReviews: 3,
  thumbnail: null,
  colors: [
    {
      color: 'Navy',
      images: ['/images/a/720.webp'],
      sizes: [
        { _id: '1', size: 'S', stock: 3 },
        { _id: '2', size: 'M', stock: 0 },
      ],
    },
  ],
  material: 'Cotton',
  sleeveType: 'Half sleeve',
  neckType: 'Round neck',
  trackStock: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const withColor = (draft: ProductDraft, change: Partial<ColorDraft>) =>
  changeDraft(draft, { kind: 'color', key: draft.colors[0]?.key ?? '', change })

test('an unchanged product has no errors and no changes, and looks the same', () => {
  const draft = draftOf(tee)
  expect(errorsOf(draft)).toEqual({})
  expect(changesOf(tee, draft)).toEqual({})
  const { colors, ...rest } = previewOf(draft, tee, 'Tohfa')
  expect(rest).toEqual({ ...tee, colors: undefined })
  expect(colors[0]?.sizes?.map(({ size, stock }) => [size, stock])).toEqual([
    ['S', 3],
    ['M', 0],
  ])
})

test('only changed fields are sent, and of stock only the changed numbers', () => {
  const renamed = changeDraft(draftOf(tee), { kind: 'field', field: 'title', value: 'Summer Tee' })
  expect(changesOf(tee, renamed)).toEqual({ title: 'Summer Tee' })
  const sizes = [
    { size: 'S', stock: '3' },
    { size: 'M', stock: '8' },
    { size: 'L', stock: '0' },
  ]
  expect(changesOf(tee, withColor(draftOf(tee), { sizes }))).toEqual({
    colors: [
      {
        color: 'Navy',
        images: ['/images/a/720.webp'],
        sizes: [{ size: 'S' }, { size: 'M', stock: 8 }, { size: 'L', stock: 0 }],
      },
    ],
  })
})

test('another type selects its first category, keeps only its sizes, and clears the rest', () => {
  const cap = changeDraft(draftOf(tee), { kind: 'type', productType: 'caps' })
  expect(cap.category).toBe('Baseball')
  expect(bodyOf(cap)).toMatchObject({ material: 'Cotton', sleeveType: null, neckType: null })
  const mug = changeDraft(draftOf(tee), { kind: 'type', productType: 'coffee-mug' })
  expect(bodyOf(mug).colors).toEqual([{ color: 'Navy', images: ['/images/a/720.webp'], stock: 0 }])
  expect(errorsOf(mug)).toEqual({ capacity: 'Required' })
})

test('all missing values of a new product are reported at once', () => {
  const draft = changeDraft(emptyDraft(), { kind: 'type', productType: 'business-cards' })
  expect(Object.keys(errorsOf(draft)).toSorted()).toEqual(
    'colors.0.color colors.0.images description dimensions discount highlights paperType price quantity rating title'.split(
      ' ',
    ),
  )
  const packs = changeDraft(draft, { kind: 'field', field: 'quantity', value: '100, 99; x' })
  expect(errorsOf(packs)).toMatchObject({
    'quantity.1': 'Price not valid',
    'quantity.2': 'Price not valid',
  })
})

test('pictures that are still uploading prevent saving', () => {
  expect(errorsOf(withColor(draftOf(tee), { isUploading: true }))).toEqual({
    'colors.0.images': 'Pictures are still on their way',
  })
})

test('measures that are typed are a chart of the sizes that there are; blank ones are none', () => {
  const typed = { S: { chest: '९८', length: '68-70' }, M: { chest: '104', length: '71.5' } }
  const draft = changeDraft(draftOf(tee), {
    kind: 'sizeChart',
    sizeChart: { ...typed, XL: { chest: '120' } },
  })
  const sizeChart = [
    { size: 'S', chest: 98, length: [68, 70] },
    { size: 'M', chest: 104, length: 71.5 },
  ]
  expect(productForm.parse(bodyOf(draft)).sizeChart).toEqual(sizeChart)
  expect(errorsOf(draft)).toEqual({})
  const saved: Product = { ...tee, sizeChart: sizeChart as NonNullable<Product['sizeChart']> }
  expect(changesOf(saved, draftOf(saved))).toEqual({})
  const emptied = changeDraft(draftOf(saved), {
    kind: 'sizeChart',
    sizeChart: { S: { chest: ' ' } },
  })
  expect(changesOf(saved, emptied)).toEqual({ sizeChart: null })
})

test('breaks and prices of packs are sent as numbers, and wrong ones are errors at their field', () => {
  const cards = { ...emptyDraft(), productType: 'business-cards' as const, quantity: '100, 250' }
  const typed = changeDraft(cards, {
    kind: 'priceBreaks',
    priceBreaks: [
      { from: '१०', percent: '5' },
      { from: '20', percent: '4.5' },
    ],
  })
  const priced = changeDraft(typed, {
    kind: 'packPrices',
    packPrices: { '100': '300.50', '250': ' ', '500': '900' },
  })
  expect(bodyOf(priced)).toMatchObject({
    priceBreaks: [
      { from: 10, percent: 5 },
      { from: 20, percent: 4.5 },
    ],
    packPrices: [{ quantity: 100, price: 300.5 }],
  })
  expect(errorsOf(priced)).toHaveProperty(['priceBreaks.1.percent'])
})
