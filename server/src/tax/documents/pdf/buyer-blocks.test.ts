import { expect, test } from 'vitest'
import type { DocumentBuyer } from '@tohfa/contract/tax/documents'
import { billedTo, deliveredTo } from './buyer-blocks.ts'

const consumer: DocumentBuyer = {
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  pinCode: '560001',
  gstin: null,
  legalName: null,
  legalAddress: null,
}
const business = { ...consumer, gstin: '27AAPFU0939F1ZV', legalName: 'Rao Traders' }
const ownAddress = ['12 MG Road, Bengaluru 560001', 'Karnataka (29)']

const blocksOf = (buyer: DocumentBuyer) =>
  [billedTo({ buyer }), deliveredTo({ buyer })].map((rows) => rows.map(({ text }) => text))

test('a consumer is named with the address of the delivery, also on papers from before addresses of businesses', () => {
  const { legalAddress: _none, ...older } = consumer
  for (const buyer of [consumer, older])
    expect(blocksOf(buyer)).toEqual([['Billed and delivered to', 'Asha Rao', ...ownAddress], []])
})

test('a business that receives its goods is named above the recipient, once if the names are the same', () => {
  expect(blocksOf(business)).toEqual([
    ['Billed and delivered to', 'Rao Traders', 'Asha Rao', ...ownAddress, 'GSTIN 27AAPFU0939F1ZV'],
    [],
  ])
  const [billed] = blocksOf({ ...business, legalName: 'Asha Rao' })
  expect(billed?.filter((text) => text === 'Asha Rao')).toHaveLength(1)
})

test('a business that has goods sent to somebody else is billed at its own address, in the state of its GSTIN', () => {
  expect(blocksOf({ ...business, legalAddress: '4 Fort Road, Mumbai' })).toEqual([
    [
      'Billed to',
      'Rao Traders',
      '4 Fort Road, Mumbai',
      'Maharashtra (27)',
      'GSTIN 27AAPFU0939F1ZV',
    ],
    ['Delivered to', 'Asha Rao', ...ownAddress],
  ])
})
