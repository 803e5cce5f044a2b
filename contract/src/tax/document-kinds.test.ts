import { expect, test } from 'vitest'
import { documentNumber, documentsFor } from './document-kinds.ts'
import { financialYear, keptUntil } from './financial-year.ts'

test.each([
  ['2026-03-31', '2526', '2034-03-31'],
  ['2026-04-01', '2627', '2035-03-31'],
  ['2026-12-31', '2627', '2035-03-31'],
  ['2099-04-01', '9900', '2108-03-31'],
])('%s is in the financial year %s, and its documents are kept until %s', (day, fy, until) => {
  expect(financialYear(day)).toBe(fy)
  expect(keptUntil(day)).toBe(until)
})

test.each([
  ['TF', 123, '2627/TFI0000123'],
  ['', 1, '2627/I0000001'],
  ['SHOP', 7, '2627/SHOPI000007'],
  ['TF', 99_999_999, '2627/TFI99999999'],
])('with the prefix "%s" the %d. invoice has the number %s', (prefix, place, number) => {
  expect(documentNumber({ fy: '2627', prefix, kind: 'invoice' }, place)).toBe(number)
  expect(number.length).toBeLessThanOrEqual(16)
})

test('each kind has a series of its own', () => {
  const kinds = ['invoice', 'cum_bill', 'bill', 'credit', 'receipt', 'refund_voucher'] as const
  const numbers = kinds.map((kind) => documentNumber({ fy: '2627', prefix: 'TF', kind }, 1))
  expect(new Set(numbers).size).toBe(kinds.length)
})

const [taxed, free] = [{ rateBp: 500 }, { rateBp: 0 }]

test.each([
  ['regular', false, [taxed], ['invoice']],
  ['regular', false, [free], ['bill']],
  ['regular', false, [taxed, free], ['cum_bill']],
  ['regular', true, [taxed, free], ['invoice', 'bill']],
  ['regular', true, [taxed], ['invoice']],
  ['composition', false, [taxed, free], ['bill']],
  ['unregistered', true, [taxed], ['bill']],
] as const)('a %s seller, business %s, with %j issues %j', (mode, isBusiness, lines, kinds) => {
  const documents = documentsFor(lines, { mode, isBusiness })
  expect(documents.map(({ kind }) => kind)).toEqual(kinds)
  expect(documents.flatMap((one) => one.lines)).toHaveLength(lines.length)
})
