import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, requestCode, signUp, wrongCode } from '#accounts/accounts.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX: 'public' } })
})
afterAll(() => shop.close())

function post(path: string, from: string, body: object) {
  return shop.call('POST', path, { headers: { 'x-forwarded-for': from }, body })
}

/** A thousand calls, a few at a time; how often each status was answered. */
async function thousand(guess: (i: number) => Promise<{ status: number }>) {
  const counts: Record<number, number> = {}
  for (let i = 0; i < 1_000; i += 40) {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, j) => guess(i + j)))
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

test('a thousand wrong passwords let nobody in and keep nobody else out', async () => {
  await signUp(shop, 'asha@example.com')
  await signUp(shop, 'ravi@example.com')
  const wrong = { email: 'asha@example.com', password: 'Wrong2026' }
  const counts = await thousand(() => post('/auth/login', '10.6.6.6', wrong))
  expect(counts).toEqual({ 401: 10, 429: 990 })
  const right = { email: 'asha@example.com', password }
  expect(await post('/auth/login', '10.6.6.6', right)).toMatchObject({ status: 429 })
  const other = { email: 'ravi@example.com', password }
  expect(await post('/auth/login', '10.6.6.6', other)).toMatchObject({ status: 429 })
  expect(await post('/auth/login', '10.0.0.1', other)).toMatchObject({ status: 200 })
})

test('a thousand wrong codes let nobody in and keep nobody else out', async () => {
  const email = 'mira@example.com'
  const otp = await requestCode(shop, email)
  const othersOtp = await requestCode(shop, 'dev@example.com')
  const guess = { email, otp: wrongCode(otp), password }
  expect(await thousand(() => post('/user', '10.6.6.8', guess))).toEqual({ 400: 1_000 })
  expect(await post('/user', '10.0.0.2', { ...guess, otp })).toMatchObject({ status: 400 })
  const other = { email: 'dev@example.com', otp: othersOtp, password }
  expect(await post('/user', '10.0.0.3', other)).toMatchObject({ status: 201 })
  const fresh = await requestCode(shop, email)
  expect(await post('/user', '10.0.0.2', { ...guess, otp: fresh })).toMatchObject({ status: 201 })
})
