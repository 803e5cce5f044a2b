import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForms } from '../../../../fuzz/send-forms.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

// The long form is `npm run torture -- forms`.
test('after each of many hostile forms in a row its connection serves the next request', async () => {
  const { token } = await aPerson(shop, 'ADMIN')
  const to = { url: shop.url, token }
  const { findings, statuses } = await sendForms(to, { forms: 90, connections: 3, seed: 1 })
  expect(findings).toEqual([])
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['400', '413', '415']))
})
