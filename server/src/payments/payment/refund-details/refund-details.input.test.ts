import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aDeliveredCashOrder } from '#payments/payment/refund/refunds.fixture.ts'
import { aRefundByHand, bank, give, upi } from './refund-details.fixture.ts'

let shop: TestShop
let admin: Person
let orderId: string
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  orderId = (await aDeliveredCashOrder(shop, admin)).id
  token = (await aRefundByHand(shop, admin, orderId)).token
})
afterAll(() => shop.close())

test.each([
  ['no way', {}, { method: 'Please choose UPI or a bank account' }],
  ['the way it was paid', { method: 'provider' }, { method: expect.any(String) }],
  ['no UPI ID', { method: 'upi' }, { upi: 'Required' }],
  ['an empty UPI ID', { ...upi, upi: ' ' }, { upi: 'Required' }],
  ['an e-mail', { ...upi, upi: 'asha@example.com' }, { upi: expect.stringContaining('name@bank') }],
  ['a name alone', { ...upi, upi: 'asha' }, { upi: expect.any(String) }],
  ['two signs', { ...upi, upi: 'a@b@okbank' }, { upi: expect.any(String) }],
  ['a number', { ...upi, upi: 9876543210 }, { upi: expect.any(String) }],
  ['a very long one', { ...upi, upi: `${'a'.repeat(500)}@okbank` }, { upi: expect.any(String) }],
  ['no name', { ...bank, name: '' }, { name: 'Required' }],
  [
    'a short account number',
    { ...bank, accountNumber: '12345678', accountNumberAgain: '12345678' },
    { accountNumber: 'An account number has 9 to 18 digits' },
  ],
  [
    'letters as account number',
    { ...bank, accountNumber: '5010O234567891', accountNumberAgain: '5010O234567891' },
    { accountNumber: expect.any(String) },
  ],
  [
    'two numbers',
    { ...bank, accountNumberAgain: '50100234567892' },
    { accountNumberAgain: 'This is another number than the one above' },
  ],
  ['it once only', { ...bank, accountNumberAgain: undefined }, { accountNumberAgain: 'Required' }],
  ['an IFSC without its zero', { ...bank, ifsc: 'HDFC1001234' }, { ifsc: expect.any(String) }],
  ['a short IFSC', { ...bank, ifsc: 'HDFC000123' }, { ifsc: expect.any(String) }],
])('%s is refused at its field', async (_what, body, fields) => {
  const answer = await give(shop, token, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(answer.body.fields).toEqual(fields)
})

test.each([
  ['upper case', { ...upi, upi: 'ASHA@OKHDFCBANK' }],
  ['spaces around', { ...upi, upi: ' 9876543210 @ybl ' }],
  ['digits in the handle', { ...upi, upi: 'asha_rao@axis9' }],
  [
    'an account of nine digits',
    { ...bank, accountNumber: '123456789', accountNumberAgain: '123 456 789' },
  ],
])('%s is understood', async (_what, body) => {
  const { token: link } = await aRefundByHand(shop, admin, orderId)
  expect(await give(shop, link, body)).toMatchObject({ status: 200 })
})
