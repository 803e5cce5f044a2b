import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, requestCode, requestLink, signUp } from '#accounts/accounts.fixture.ts'
import { bloomFilterHas, makeBloomFilter } from './bloom-filter.ts'
import { knownPasswords } from './known-passwords.list.ts'
import { knownPasswordsFile } from './known-passwords.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const known = ['Password1', 'passWORD123', 'Qwerty123', 'P@ssw0rd', 'Welcome123']
const refused = {
  status: 400,
  body: { code: 'password_known', fields: { password: expect.stringContaining('lists') } },
}

test('nobody signs up with a known password, in whatever case; the code stays good for another', async () => {
  const email = 'asha@example.com'
  const otp = await requestCode(shop, email)
  for (const word of known) {
    const body = { email, otp, password: word }
    expect(await shop.call('POST', '/user', { body }), word).toMatchObject(refused)
  }
  const answer = await shop.call('POST', '/user', { body: { email, otp, password } })
  expect(answer).toMatchObject({ status: 201 })
})

test('nobody sets a known password by a link; the link stays good for another', async () => {
  const email = 'ravi@example.com'
  await signUp(shop, email)
  const link = await requestLink(shop, email)
  const set = (word: string, token = link) =>
    shop.call('POST', `/auth/reset-password/${token}`, { body: { password: word } })
  expect(await set('Password1')).toMatchObject(refused)
  expect(await set('Password1', 'false')).toMatchObject({ body: { code: 'reset_link_invalid' } })
  expect(await set('Nargis2027')).toMatchObject({ status: 200 })
})

test('the file is what the list makes: it knows every word of it, and next to nothing else', () => {
  const words = knownPasswords()
  expect(words.size).toBeGreaterThan(10_000)
  const filter = readFileSync(knownPasswordsFile)
  expect(filter.equals(makeBloomFilter(words))).toBe(true)
  for (const word of words) expect(bloomFilterHas(filter, word)).toBe(true)
  const others = Array.from({ length: 20_000 }, (_, i) => `Gift${i}Somebody`)
  expect(others.filter((word) => bloomFilterHas(filter, word.toLowerCase()))).toEqual([])
})
