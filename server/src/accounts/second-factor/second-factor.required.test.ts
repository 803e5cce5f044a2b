import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '@tohfa/contract/accounts/second-factor'
import { freePort } from '#testing/redis-server.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { codeAt, stepAt } from './totp.ts'

const admin = { email: 'boss@example.com', password: 'Madder2026' }
const path = '/admin/second-factor'
let shop: TestShop
beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  shop = await openTestShop({
    env: {
      RAZORPAY_KEY_ID: 'rzp_live_oneOfATest',
      RAZORPAY_KEY_SECRET: 'the secret of that key',
      RAZORPAY_WEBHOOK_SECRET: 'long enough for live keys',
      RAZORPAY_API_URL: nobody,
      DELHIVERY_TOKEN: 'token',
      DELHIVERY_API_URL: nobody,
      STORE_GRIEVANCE_OFFICER: 'Asha Rao, Head of Care',
      STORE_GRIEVANCE_CONTACT: 'grievance@example.com',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  })
})
afterAll(() => shop.close())

async function signIn(more: object = {}) {
  const body = { ...admin, ...more }
  return (await shop.call<{ data: Session }>('POST', '/auth/login', { body })).body.data
}
function call(token: string, method: string, body?: object) {
  type Data = SecondFactorSecret & SecondFactorState & RecoveryCodes
  return shop.call<{ data: Data }>(method, path, { token, ...(body && { body }) })
}
const overview = (token: string) => shop.call('GET', '/admin-overview', { token })
const due = { status: 403, body: { code: 'second_factor_due', error: expect.any(String) } }

test('where real money moves, staff reach nothing of the admin but the setting up of their second step', async () => {
  const { token, userInfo } = await signIn()
  for (const [method, of] of [
    ['GET', '/admin-overview'],
    ['GET', '/user-orders'],
    ['POST', '/admin-product'],
    ['GET', '/admin-audit-log'],
  ] as const)
    expect(await shop.call(method, of, { token }), of).toMatchObject(due)
  expect(await shop.call('GET', `/user/${userInfo.id}`, { token })).toMatchObject({ status: 200 })
  expect(await call(token, 'GET')).toMatchObject({
    status: 200,
    body: { data: { enabled: false, required: true } },
  })

  const { password } = admin
  const { secret } = (await call(token, 'POST', { password })).body.data
  const code = codeAt(secret, stepAt(Date.now()))
  const { recoveryCodes } = (await call(token, 'PUT', { code })).body.data
  expect(await overview(token)).toMatchObject({ status: 200 })
  const elsewhere = await signIn({ code: recoveryCodes[0] })
  expect(await overview(elsewhere.token)).toMatchObject({ status: 200 })

  expect(await call(token, 'DELETE', { password, code: recoveryCodes[1] })).toMatchObject({
    status: 200,
  })
  expect(await overview(token)).toMatchObject(due)
})

test('to a customer the admin is closed as ever', async () => {
  const { token } = await aPerson(shop)
  for (const of of ['/admin-overview', path])
    expect(await shop.call('GET', of, { token })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
})
