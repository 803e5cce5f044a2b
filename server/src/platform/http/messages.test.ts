import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope, MessageKey } from '@tohfa/contract/shared/envelope'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { message, messageOfIssue } from './messages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

const letter = {
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@example.com',
  message: 'Do you print on bottles of steel as well?',
}

test.each<[string, object, Record<string, MessageKey>]>([
  ['a rule', { email: 'nobody' }, { email: { code: 'emailInvalid' } }],
  ['a rule with a gap', { name: 'a'.repeat(241) }, { name: { code: 'tooLong', params: [240] } }],
  ['what is missing', { phone: undefined }, { phone: { code: 'required' } }],
  ['a wrong kind', { name: 7 }, { name: { code: 'required' } }],
  [
    'several',
    { phone: '1', message: 'Hello' },
    { phone: { code: 'mobileInvalid' }, message: { code: 'messageTooShort' } },
  ],
])('a refused field identifies its message by code and params: %s', async (...row) => {
  const [, changes, fieldSentences] = row
  const body = { ...letter, ...changes }
  const answer = await shop.call<FailureEnvelope>('POST', '/api/service/send-message', { body })
  const [sentence] = Object.values(fieldSentences)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', sentence } })
  expect(answer.body.fieldSentences).toEqual(fieldSentences)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(Object.keys(fieldSentences))
})

test('a sentence more specific than its failure is returned with it, with its params', async () => {
  const { id: user_id, token } = await aPerson(shop)
  const product_id = await aProduct(shop, { title: 'Chai Mug', stock: 3 })
  const added = await shop.call<{ data: { id: string } }>('POST', '/cart', {
    token,
    body: { product_id, user_id, quantity: 1, selectedDetails: { color: 'White' } },
  })
  const body = { quantity: 4 }
  const refused = await shop.call('PUT', `/cart/${added.body.data.id}`, { token, body })
  expect(refused.body).toMatchObject({
    error: 'Only 3 left of Chai Mug',
    code: 'out_of_stock',
    sentence: { code: 'onlyLeft', params: [3, 'Chai Mug'] },
  })
})

test('a failure with only one sentence is identified by its code', async () => {
  const { body } = await shop.call('GET', '/product/nothing')
  expect(body).toMatchObject({ code: 'product_not_found' })
  expect(body).not.toHaveProperty('sentence')
})

test('the seconds to wait are params, not text', async () => {
  const body = { email: 'often@example.com' }
  const ask = () => shop.call<FailureEnvelope>('POST', '/api/service/generate-otp', { body })
  for (let i = 0; i < 5; i++) await ask()
  const { body: refused, headers } = await ask()
  const sentence = { code: 'tooManyTries', params: [Number(headers.get('retry-after'))] }
  expect(refused).toMatchObject({ code: 'too_many_requests', sentence })
})

test('a message of success has its code', async () => {
  const sent = await shop.call('POST', '/api/service/send-message', { body: letter })
  expect(sent.body).toMatchObject({ success: true, code: 'messageSent' })
  const area = await shop.call('GET', '/check-serviceability/302003')
  expect(area.body).toMatchObject({ code: 'serviceAvailable', data: { code: 'serviceAvailable' } })
})

test('a person who may not review gets the reason by code', async () => {
  const { id, token } = await aPerson(shop)
  const of = `userId=${id}&productId=${await aProduct(shop)}`
  const { body } = await shop.call('GET', `/reviews/check-review-eligibility?${of}`, { token })
  expect(body).toMatchObject({ success: false, code: 'notBought' })
})

test('errors in a file of products are reported by code, line by line', async () => {
  const { token } = await aPerson(shop, 'ADMIN')
  const send = (dryRun: boolean) =>
    shop.call<FailureEnvelope & { data: ImportReport }>('POST', '/admin-import/products', {
      token,
      body: { csv: 'title,prise\nMug,500', dryRun },
    })
  const { problems } = (await send(true)).body.data
  const unknown = { code: 'csvUnknownColumn', params: ['prise'] }
  expect(problems).toContainEqual(expect.objectContaining({ line: 1, field: 'prise', ...unknown }))
  const { body } = await send(false)
  expect(body.sentence).toEqual({ code: 'csvNotImported', params: [problems.length] })
  expect(body.fieldSentences?.['1.prise']).toEqual(unknown)
})

test('the message of a rule that no table has stays in English, without a code', () => {
  expect(messageOfIssue({ message: 'Five of these' })).toEqual({ text: 'Five of these' })
  expect(messageOfIssue({ message: message('tooLong', 5).text, maximum: 6 })).not.toHaveProperty(
    'code',
  )
})
