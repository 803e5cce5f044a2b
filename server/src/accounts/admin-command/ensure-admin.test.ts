import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { Connection } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import { createTestDatabase } from '#testing/database.ts'
import { cheapCost, openTestShop, type TestShop } from '#testing/shop.ts'
import { requestLink, signUp } from '#accounts/accounts.fixture.ts'
import { createPasswords } from '#accounts/password/passwords.ts'
import { type Admin, ensureAdmin } from './ensure-admin.ts'

let connection: Connection
const passwords = createPasswords(cheapCost)
const ensure = (admin?: Admin) => ensureAdmin({ connection, passwords }, admin)
let shop: TestShop
let made: (Admin | undefined)[]
beforeAll(async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  const drop = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  connection = connectPatiently(database.url)
  made = await Promise.all([ensure(), ensure()])
  shop = await openTestShop({ on: { databaseUrl: database.url, dataDir, drop } })
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})

async function signIn(email: string, password: string) {
  return await shop.call<{ data: Session }>('POST', '/auth/login', { body: { email, password } })
}
async function stillGood({ token, userInfo }: Session) {
  return (await shop.call('GET', `/user/${userInfo.id}`, { token })).status === 200
}
async function roleOf(email: string) {
  const { rows } = await shop.db.execute<{ role: string }>(
    sql`select role from users where lower(email) = ${email}`,
  )
  return rows[0]?.role
}

/** Sets a password by the link that is mailed. */
async function resetPassword(email: string, password: string) {
  const token = await requestLink(shop, email)
  const answer = await shop.call('POST', `/auth/reset-password/${token}`, { body: { password } })
  expect(answer).toMatchObject({ status: 200 })
}

test('a shop without an admin makes one with a password that signs in, once, also when two start at once', async () => {
  const [admin, ...others] = made.filter((one) => one !== undefined)
  expect(others).toEqual([])
  expect(await signIn(admin?.email ?? '', admin?.password ?? '')).toMatchObject({ status: 200 })
  expect(await roleOf(admin?.email ?? '')).toBe('ADMIN')
  expect(await ensure()).toBeUndefined()
})

test('the configured admin is made at start; the same settings keep their sessions', async () => {
  const admin = { email: 'Boss@example.com', password: 'Madder2026' }
  expect(await ensure(admin)).toBeUndefined()
  const { body, status } = await signIn('boss@example.com', 'Madder2026')
  expect(status).toBe(200)
  await ensure({ ...admin, email: 'boss@example.com' })
  expect(await stillGood(body.data)).toBe(true)
})

test('another configured password replaces the old one and ends its sessions', async () => {
  const { body } = await signIn('boss@example.com', 'Madder2026')
  await ensure({ email: 'boss@example.com', password: 'Indigo2026' })
  expect(await stillGood(body.data)).toBe(false)
  expect(await signIn('boss@example.com', 'Madder2026')).toMatchObject({ status: 401 })
  expect(await signIn('boss@example.com', 'Indigo2026')).toMatchObject({ status: 200 })
})

test('a password that the admin changed since stays, and one that is configured anew counts', async () => {
  const email = 'boss@example.com'
  const start = (password: string) => ensure({ email, password })
  await start('Madder2026')
  await resetPassword(email, 'MyOwn2026')
  const own = (await signIn(email, 'MyOwn2026')).body.data
  await start('Madder2026')
  expect(await signIn(email, 'Madder2026')).toMatchObject({ status: 401 })
  expect(await stillGood(own)).toBe(true)

  await start('Lost2026')
  expect(await stillGood(own)).toBe(false)
  expect(await signIn(email, 'Lost2026')).toMatchObject({ status: 200 })
  await start('Madder2026')
  expect(await signIn(email, 'Madder2026')).toMatchObject({ status: 200 })
})

test('the configured password is kept as a hash only', async () => {
  const { rows } = await shop.db.execute(sql`select * from users where email = 'Boss@example.com'`)
  expect(JSON.stringify(rows)).toContain('$argon2id$')
  expect(JSON.stringify(rows)).not.toContain('Madder2026')
})

test('a shopper who is configured as admin becomes one', async () => {
  await signUp(shop, 'asha@example.com')
  await ensure({ email: 'ASHA@example.com', password: 'Saffron2026' })
  expect(await roleOf('asha@example.com')).toBe('ADMIN')
  expect(await signIn('asha@example.com', 'Saffron2026')).toMatchObject({ status: 200 })
})

test('who is configured as admin is an owner again at the next start, whatever they were made', async () => {
  const email = 'demoted@example.com'
  const start = () => ensure({ email, password: 'Saffron2026' })
  await start()
  await shop.db.execute(sql`update users set staff_role = 'printer' where email = ${email}`)
  await start()
  expect(await shop.db.$count(sql`users where email = ${email} and staff_role = 'owner'`)).toBe(1)
})

test('an address that the sign-in form would refuse is refused at start', async () => {
  const admin = { email: 'boss@shop.internal', password: 'Madder2026' }
  await expect(ensure(admin)).rejects.toThrow(/ADMIN_EMAIL/)
})
