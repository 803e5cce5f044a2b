import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '@tohfa/contract/accounts/second-factor'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { wrongAppCode } from '#accounts/accounts.fixture.ts'
import { codeAt, stepAt } from './totp.ts'

const admin = { email: 'boss@example.com', password: 'Madder2026' }
const path = '/admin/second-factor'
let shop: TestShop
let token: string
let secret: string
let recovery: string[]
/** The code that turned it on. */
let used: string
beforeAll(async () => {
  // Half a minute lasts as long as the machine needs.
  vi.useFakeTimers({ toFake: ['Date'] })
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  shop = await openTestShop({ env })
  token = (await signIn()).body.data.token
})
afterAll(async () => {
  await shop.close()
  vi.useRealTimers()
})

function signIn(more: object = {}) {
  return shop.call<{ data: Session }>('POST', '/auth/login', { body: { ...admin, ...more } })
}
function call(method: string, body?: object) {
  type Data = SecondFactorSecret & SecondFactorState & RecoveryCodes
  return shop.call<{ data: Data }>(method, path, { token, ...(body && { body }) })
}
/** A code of the app, that many half minutes from now. */
function codeIn(steps: number): string {
  return codeAt(secret, stepAt(Date.now()) + steps)
}
/** Lets codes of this moment be used once more. */
function forgetUsedCodes() {
  return shop.db.execute(sql`update second_factors set last_step = 0`)
}
async function state() {
  return (await call('GET')).body.data
}

test('a secret is given for the password only, kept sealed, and asked for by nobody yet', async () => {
  expect(await state()).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 })
  expect(await call('POST', { password: 'Wrong2026' })).toMatchObject({
    status: 400,
    body: { code: 'password_wrong' },
  })
  expect(await call('PUT', { code: '000000' })).toMatchObject({
    status: 409,
    body: { code: 'second_factor_not_begun' },
  })
  const answer = await call('POST', { password: admin.password })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  secret = answer.body.data.secret
  expect(answer.body.data.uri).toContain(`secret=${secret}`)
  const { rows } = await shop.db.execute(sql`select * from second_factors`)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await signIn()).toMatchObject({ status: 200 })
})

test('a code of the app turns it on and ends other sessions; the recovery codes are shown once and kept as hashes', async () => {
  expect(await call('PUT', { code: wrongAppCode(secret) })).toMatchObject({
    status: 400,
    body: { code: 'invalid_otp', fields: { code: 'Invalid OTP' } },
  })
  const elsewhere = (await signIn()).body.data.token
  used = codeIn(0)
  const answer = await call('PUT', { code: used })
  expect(answer.status).toBe(200)
  expect(await shop.call('GET', path, { token: elsewhere })).toMatchObject({ status: 401 })
  recovery = answer.body.data.recoveryCodes
  expect(new Set(recovery).size).toBe(10)
  const { rows } = await shop.db.execute(sql`select * from recovery_codes`)
  expect(rows).toHaveLength(10)
  for (const code of recovery) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect(await state()).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 })
  expect(await call('POST', { password: admin.password })).toMatchObject({
    status: 409,
    body: { code: 'second_factor_on' },
  })
  const mails = await shop.db.execute(
    sql`select 1 from mails where recipient = ${admin.email} and key like 'second-factor:%'`,
  )
  expect(mails.rows).toHaveLength(1)
})

test('the password alone no longer signs in, and a wrong password asks for no code', async () => {
  for (const code of [undefined, '', ' '])
    expect(await signIn({ code })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', fields: { code: expect.any(String) } },
    })
  expect(await signIn({ password: 'Wrong2026', code: codeIn(0) })).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  })
})

test('a code signs in once: neither it nor an earlier one is good again', async () => {
  const code = codeIn(1)
  expect(await signIn({ code: used })).toMatchObject({
    status: 401,
    body: { code: 'second_factor_invalid' },
  })
  const answers = await Promise.all([signIn({ code }), signIn({ code })])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
  expect(await signIn({ code })).toMatchObject({ status: 401 })
  await forgetUsedCodes()
  expect(await signIn({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toMatchObject({
    status: 200,
  })
})

test('a recovery code signs in once, however it is typed', async () => {
  const [first = '', second = ''] = recovery
  expect(await signIn({ code: first })).toMatchObject({ status: 200 })
  expect(await signIn({ code: first })).toMatchObject({ status: 401 })
  expect(await signIn({ code: second.toLowerCase().replaceAll('-', ' ') })).toMatchObject({
    status: 200,
  })
  expect(await state()).toEqual({ enabled: true, required: false, recoveryCodesLeft: 8 })
})

test('turning it off asks for both, and then the password alone signs in', async () => {
  const password = admin.password
  expect(await call('DELETE', { password })).toMatchObject({
    status: 400,
    body: { fields: { code: 'Required' } },
  })
  expect(await call('DELETE', { password, code: wrongAppCode(secret) })).toMatchObject({
    status: 400,
    body: { code: 'invalid_otp' },
  })
  expect(await call('DELETE', { password, code: recovery[2] })).toMatchObject({ status: 200 })
  expect(await state()).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 })
  expect(await signIn()).toMatchObject({ status: 200 })
})
