import { expect } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { sql } from 'drizzle-orm'
import type { TestShop } from '#testing/shop.ts'
import { codeAt, stepAt } from './second-factor/totp.ts'

export const password = 'Kesar2026'

/** The newest code that was mailed to an address. */
export async function mailedCode(shop: TestShop, email: string): Promise<string> {
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select text from mails where recipient = ${email} order by created_at desc limit 1`,
  )
  return /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

/** Requests a code by e-mail; returns the code. */
export async function requestCode(shop: TestShop, email: string): Promise<string> {
  const answer = await shop.call('POST', '/api/service/generate-otp', { body: { email } })
  expect(answer.status).toBe(200)
  return await mailedCode(shop, email)
}

/** Signs a person up through the calls that a shopper makes. */
export async function signUp(shop: TestShop, email: string): Promise<Session> {
  const otp = await requestCode(shop, email)
  const answer = await shop.call('POST', '/user', { body: { email, otp, password } })
  expect(answer.status).toBe(201)
  return (answer.body as { data: Session }).data
}

/** The tokens of the links mailed to an address, the oldest first. */
export function mailedLinks(shop: TestShop, email: string): Promise<string[]> {
  return mailedTokens(shop, email, 'reset-link')
}

/** The same of the mails of one occasion. */
export async function mailedTokens(
  { db }: TestShop,
  email: string,
  occasion: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`select text from mails
    where lower(recipient) = lower(${email}) and key like ${`${occasion}:%`} order by created_at`)
  return rows.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '')
}

/** Requests a link that sets a password; returns the newest token, once it is mailed. */
export async function requestLink(shop: TestShop, email: string): Promise<string> {
  const before = (await mailedLinks(shop, email)).length
  await shop.call('POST', '/auth/forgot-password', { body: { email } })
  await expect.poll(() => mailedLinks(shop, email)).toHaveLength(before + 1)
  return (await mailedLinks(shop, email)).at(-1) ?? ''
}

/** A code that is surely not the mailed one. */
export function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111'
}

/** A code that an app with that secret shows neither now nor within a minute of now. */
export function wrongAppCode(secret: string): string {
  const step = stepAt(Date.now())
  const shown = new Set([-2, -1, 0, 1, 2].map((drift) => codeAt(secret, step + drift)))
  const some = ['000000', '111111', '222222', '333333', '444444', '555555']
  return some.find((code) => !shown.has(code)) ?? ''
}

export const home = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  streetAddress: '12 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560025',
}
