import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '#testing/shop.ts'
import { requestLink, signUp } from '#accounts/accounts.fixture.ts'

test('a password costs 19 MiB and two passes to try, of customers and of staff', async () => {
  const shop = await openTestShop({ costlyPasswords: true })
  const kept = async () => {
    const { rows } = await shop.db.execute<{ cost: string }>(
      sql`select substring(password_hash from '^(.*[$])[^$]*[$][^$]*$') cost from users`,
    )
    return rows.map(({ cost }) => cost)
  }
  const cost = '$argon2id$v=19$m=19456,t=2,p=1$'
  await signUp(shop, 'asha@example.com')
  expect(await kept()).toEqual([cost, cost])
  const link = await requestLink(shop, 'asha@example.com')
  await shop.call('POST', `/auth/reset-password/${link}`, { body: { password: 'Nargis2027' } })
  expect(await kept()).toEqual([cost, cost])
  await shop.close()
})

test('of many sign-ins at once from one address some are refused, and another address does not wait for them', async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', SANDBOX: 'public' }
  const shop = await openTestShop({ costlyPasswords: true, env })
  const signIn = (address: string, n = 0) =>
    shop.call<{ code: string }>('POST', '/auth/login', {
      body: { email: `asha${n}@example.com`, password: 'Wrong2026' },
      headers: { 'x-forwarded-for': address },
    })
  let waiting = 90
  const flood = Array.from({ length: waiting }, (_, n) =>
    signIn('203.0.113.5', n).finally(() => (waiting -= 1)),
  )
  const refused = await Promise.race(
    flood.map(async (one) => {
      const { status, body, headers } = await one
      if (status === 401) return new Promise<never>(() => undefined)
      return { status, code: body.code, retryAfter: headers.get('retry-after') }
    }),
  )
  expect(refused).toEqual({ status: 503, code: 'too_busy', retryAfter: '5' })
  expect((await signIn('203.0.113.6')).status).toBe(401)
  expect(waiting).toBeGreaterThan(10)
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status))
  expect(statuses).toEqual(new Set([401, 503]))
  await shop.close()
})
