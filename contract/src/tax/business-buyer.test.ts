import { expect, test } from 'vitest'
import { businessForm } from './business-buyer.ts'

const gstin = '27AAPFU0939F1ZV'

function judged(typed: Record<string, string>) {
  const { data, error } = businessForm.safeParse(typed)
  return (
    data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
  )
}

test.each([
  ['nothing', { gstin: '', legalName: '', deliveredTo: 'business' }],
  [
    'only who receives the parcel',
    { gstin: '', legalName: '', deliveredTo: 'other', legalAddress: '' },
  ],
])('the input %s is a consumer', (_what, typed) => {
  expect(judged(typed)).toEqual({ deliveredTo: typed.deliveredTo })
})

test.each([
  [{ gstin, legalName: '' }, { legalName: 'Required' }],
  [{ gstin, legalName: ' ' }, { legalName: 'Required' }],
  [{ gstin: '', legalName: 'Rao Traders' }, { gstin: 'Required' }],
  [
    { gstin, legalName: 'Rao Traders', deliveredTo: 'other', legalAddress: '' },
    { legalAddress: 'Required' },
  ],
  [
    { gstin, legalName: '', deliveredTo: 'other', legalAddress: '' },
    { legalName: 'Required', legalAddress: 'Required' },
  ],
])('each missing value of %j is reported at its field', (typed, told) => {
  expect(judged(typed)).toEqual(told)
})

test('a GSTIN is stored in capitals and without spaces', () => {
  const typed = { gstin: '27 aapfu0939f 1zv', legalName: ' Rao Traders ', deliveredTo: 'business' }
  expect(judged(typed)).toEqual({ ...typed, gstin, legalName: 'Rao Traders' })
})
