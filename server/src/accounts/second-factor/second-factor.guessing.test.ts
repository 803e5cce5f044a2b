import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { RecoveryCodes, SecondFactorSecret } from '@tohfa/contract/accounts/second-factor'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { wrongAppCode } from '#accounts/accounts.fixture.ts'
import { codeAt, stepAt } from './totp.ts'

const password = 'Madder2026'
const path = '/admin/second-factor'
const email = 'boss@example.com'
let shop: TestShop
beforeEach(async () => {
  // No code expires, however slow the machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  const env = { RATE_LIMITS: 'on', ADMIN_EMAIL: email, ADMIN_PASSWORD: password }
  shop = await openTestShop({ env })
})
afterEach(async () => {
  await shop.close()
  vi.useRealTimers()
})

/** The admin with the second step on; how they sign in, their app and recovery codes. */
async function withSecondStep() {
  const signIn = (more: object = {}) =>
    shop.call<{ data: Session; code?: string }>('POST', '/auth/login', {
      body: { email, password, ...more },
    })
  const { token } = (await signIn()).body.data
  const call = (method: string, body: object) =>
    shop.call<{ data: SecondFactorSecret & RecoveryCodes }>(method, path, { token, body })
  const { secret } = (await call('POST', { password })).body.data
  const codeNow = async () => {
    await shop.db.execute(sql`update second_factors set last_step = 0`)
    return codeAt(secret, stepAt(Date.now()))
  }
  const { recoveryCodes } = (await call('PUT', { code: await codeNow() })).body.data
  return {
    signIn,
    codeNow,
    wrongCode: wrongAppCode(secret),
    recoveryCodes,
    turnOff: (body: object) => call('DELETE', body),
  }
}

test('five wrong codes are all a person has in an hour, whatever succeeds in between; then right ones are refused too', async () => {
  const { signIn, turnOff, codeNow, wrongCode, recoveryCodes } = await withSecondStep()
  for (let i = 0; i < 6; i++)
    expect(
      await signIn({ password: 'Wrong2026', code: wrongCode }),
      'who has not the password uses up none',
    ).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  for (let i = 0; i < 3; i++) {
    expect(await signIn({ code: wrongCode })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_invalid' },
    })
    expect(await signIn({ code: await codeNow() })).toMatchObject({ status: 200 })
  }
  expect(await signIn({ code: recoveryCodes[0] })).toMatchObject({ status: 200 })
  for (let i = 0; i < 2; i++)
    expect(await turnOff({ password, code: wrongCode })).toMatchObject({
      status: 400,
      body: { code: 'invalid_otp' },
    })

  const refused = { status: 429, body: { code: 'too_many_requests' } }
  for (const code of [await codeNow(), wrongCode, recoveryCodes[1]]) {
    const answer = await signIn({ code })
    expect(answer).toMatchObject(refused)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect(await turnOff({ password, code })).toMatchObject(refused)
  }
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
})

test('codes tried at once are counted before they are compared', async () => {
  const { recoveryCodes, signIn, wrongCode } = await withSecondStep()
  const tries = await Promise.all(Array.from({ length: 40 }, () => signIn({ code: wrongCode })))
  const refused = tries.filter(({ body }) => body.code === 'second_factor_invalid')
  expect(refused).toHaveLength(5)
  expect(await signIn({ code: recoveryCodes[0] })).toMatchObject({ status: 429 })
})
