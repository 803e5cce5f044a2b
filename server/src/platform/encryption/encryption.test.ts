import { sql } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { createEncryption } from './encryption.ts'
import { codeAt, stepAt } from '#accounts/second-factor/totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** The secret above as the shop encrypted it before JWE. */
const before = {
  tokenSecret: 'a secret of the days before JWE, 2026',
  sealed: 'XvJhXdZ_XPqURQbx5Gm4FarZ8gT9A31xcL9RpDU5qbzAMyK80ieJObWZpAyzBQaiW55MSpe0uXHLljkr',
}

test('encryption makes a JWE, which its secret or the next one decrypts, and no other', async () => {
  const old = createEncryption('test', ['the old secret'])
  const encrypted = await old.encrypt(secret)
  expect(decodeProtectedHeader(encrypted)).toEqual({ alg: 'dir', enc: 'A256GCM' })
  expect(encrypted).not.toContain(secret)
  expect(await old.encrypt(secret)).not.toBe(encrypted)
  const next = createEncryption('test', ['the new secret', 'the old secret'])
  expect(await next.decrypt(encrypted)).toBe(secret)
  for (const other of [
    createEncryption('test', ['another']),
    createEncryption('other', ['the old secret']),
  ])
    await expect(other.decrypt(encrypted)).rejects.toThrow('TOKEN_SECRET')
})

test('data from before JWE is decrypted by its secret, and refused when it was altered', async () => {
  const encryption = createEncryption('second factor', ['another', before.tokenSecret])
  expect(await encryption.decrypt(before.sealed)).toBe(secret)
  const altered = `${before.sealed.slice(0, -1)}A`
  await expect(encryption.decrypt(altered)).rejects.toThrow('TOKEN_SECRET')
})

describe('staff who enabled their second factor before JWE, with a secret that is being rotated out', () => {
  const admin = { email: 'boss@example.com', password: 'Madder2026' }
  const env = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TOKEN_SECRET: 'the next secret of this shop, long enough',
  }
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ env: { ...env, TOKEN_SECRET_PREVIOUS: before.tokenSecret } })
    await shop.db.execute(sql`insert into second_factors (user_id, sealed_secret, confirmed_at)
      select id, ${before.sealed}, now() from users where email = ${admin.email}`)
  })
  afterAll(() => shop.close())

  function signIn(at: TestShop, code: string) {
    return at.call('POST', '/auth/login', { body: { ...admin, code } })
  }

  test('sign in with a code, and from then on also without that secret', async () => {
    const code = codeAt(secret, stepAt(Date.now()))
    expect(await signIn(shop, code)).toMatchObject({ status: 200 })
    const later = await openTestShop({ env, on: shop })
    await shop.db.execute(sql`update second_factors set last_step = 0`)
    expect(await signIn(later, codeAt(secret, stepAt(Date.now())))).toMatchObject({ status: 200 })
    await later.stop()
  })
})
