import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from '../../../../fuzz/fuzz.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

// The long form is `npm run fuzz`.
test('no generated request causes a fault or reveals internals or data of others', async () => {
  const { findings, statuses } = await fuzz(shop, { requests: 1_500, seed: 1 })
  expect(findings).toEqual([])
  // Some are refused and some accepted, so that requests reach the rules behind the schemas.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409', '415']),
  )
})
