import { expect, test } from 'vitest'
import { missingParticulars } from './product-particulars.ts'

test('the required particulars of a product depend on its type and its country of origin', () => {
  const all = { genericName: 'Frame', maker: 'Kaagaz, Delhi', netQuantity: '1 N' }
  const frame = { ...all, productType: 'photoframe' as const, countryOfOrigin: 'IN' }
  expect(missingParticulars(frame)).toEqual(['measurements'])
  expect(missingParticulars({ ...frame, measurements: '23 × 18 cm' })).toEqual([])
  expect(missingParticulars({ ...frame, productType: 't-shirts' })).toEqual([])
  expect(missingParticulars({ ...frame, productType: 't-shirts', countryOfOrigin: 'CN' })).toEqual([
    'importer',
  ])
  expect(
    missingParticulars({ ...frame, productType: 't-shirts', maker: null, packer: 'Tohfa, Jaipur' }),
  ).toEqual([])
  expect(missingParticulars({ productType: 'business-cards' })).toEqual([
    'genericName',
    'countryOfOrigin',
    'maker',
  ])
})
