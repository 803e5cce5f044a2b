import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, signUp } from '#accounts/accounts.fixture.ts'

const newPassword = 'Nargis2027'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { PUBLIC_URL: 'http://localhost:8080' } })
})
afterAll(() => shop.close())

function forgot(email: string) {
  return shop.call('POST', '/auth/forgot-password', { body: { email } })
}
function reset(token: string, word = newPassword) {
  return shop.call('POST', `/auth/reset-password/${token}`, { body: { password: word } })
}
function signIn(email: string, word: string) {
  return shop.call('POST', '/auth/login', { body: { email, password: word } })
}
async function mailedTokens(email: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select text from mails where recipient = ${email} and key like 'reset-link:%' order by created_at`,
  )
  const link = /http:\/\/localhost:8080\/reset-password\/([\w-]+)/
  return rows.map(({ text }) => link.exec(text)?.[1] ?? '')
}
/** Requests this many links, one after the other; returns their tokens. */
async function requestLinks(email: string, count: number): Promise<string[]> {
  for (let i = 1; i <= count; i++) {
    expect((await forgot(email)).status).toBe(200)
    await expect.poll(() => mailedTokens(email)).toHaveLength(i)
  }
  return await mailedTokens(email)
}

const refused = { status: 400, body: { success: false, code: 'reset_link_invalid' } }

describe('asking for a link', () => {
  test('answers the same for any e-mail, and mails only to an account', async () => {
    await signUp(shop, 'asha@example.com')
    const unknown = await forgot('nobody@example.com')
    const known = await forgot('ASHA@example.com')
    expect(known).toMatchObject({ status: 200, body: { success: true } })
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    await expect.poll(() => mailedTokens('asha@example.com')).toHaveLength(1)
    expect(await mailedTokens('nobody@example.com')).toEqual([])
  })

  test('keeps 32 bytes as a hash only, for 30 minutes', async () => {
    const { userInfo } = await signUp(shop, 'kept@example.com')
    const [token = ''] = await requestLinks('kept@example.com', 1)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await shop.db.execute(
      sql`select *, extract(epoch from expires_at - created_at)::int as seconds from reset_tokens where user_id = ${userInfo.id}`,
    )
    expect(rows).toMatchObject([{ seconds: 1_800, used_at: null }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('gives no password to somebody who never had one', async () => {
    await shop.db.execute(
      sql`insert into users (id, email) values (gen_random_uuid(), 'reviewer@example.com')`,
    )
    await signUp(shop, 'after@example.com')
    await forgot('reviewer@example.com')
    await requestLinks('after@example.com', 1)
    expect(await mailedTokens('reviewer@example.com')).toEqual([])
  })

  test.for([
    [{}, 'Email is required'],
    [{ email: 'asha@example' }, 'Email is not valid'],
  ] as const)('a request for a link with %j is answered: %s', async ([body, sentence]) => {
    const answer = await shop.call('POST', '/auth/forgot-password', { body })
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: sentence } } })
  })
})

describe('a link', () => {
  test('sets the password once, ends older tokens at once, and tells the person', async () => {
    const ravi = await signUp(shop, 'ravi@example.com')
    const [token = ''] = await requestLinks('ravi@example.com', 1)
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { success: true, message: expect.stringContaining('changed') },
    })
    const profile = await shop.call('GET', `/user/${ravi.userInfo.id}`, { token: ravi.token })
    expect(profile).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(await signIn('ravi@example.com', password)).toMatchObject({ status: 401 })
    const again = await signIn('ravi@example.com', newPassword)
    expect(again).toMatchObject({ status: 200, body: { data: { userInfo: ravi.userInfo } } })
    expect(await reset(token, 'Third2028')).toMatchObject(refused)
    const { token: fresh } = (again.body as { data: Session }).data
    expect(await shop.call('GET', `/user/${ravi.userInfo.id}`, { token: fresh })).toMatchObject({
      status: 200,
    })
    const { rows } = await shop.db.execute(
      sql`select 1 from mails where recipient = 'ravi@example.com' and key like 'password-changed:%'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('ends every other link of that user, and nobody else’s', async () => {
    await signUp(shop, 'mira@example.com')
    await signUp(shop, 'dev@example.com')
    const [first = '', second = ''] = await requestLinks('mira@example.com', 2)
    const [other = ''] = await requestLinks('dev@example.com', 1)
    expect(await reset(second)).toMatchObject({ status: 200 })
    expect(await reset(first)).toMatchObject(refused)
    expect(await reset(other)).toMatchObject({ status: 200 })
  })

  test('used twice at once, or two links at once, succeeds once', async () => {
    await signUp(shop, 'race@example.com')
    const [first = '', second = ''] = await requestLinks('race@example.com', 2)
    const answers = await Promise.all([first, first, second, second].map((link) => reset(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
  })

  test('that is too old or false changes nothing', async () => {
    await signUp(shop, 'late@example.com')
    const [token = ''] = await requestLinks('late@example.com', 1)
    await shop.db.execute(
      sql`update reset_tokens set expires_at = now() - interval '1 second' where user_id in (select id from users where email = 'late@example.com')`,
    )
    for (const link of [token, 'x', `${token}x`, '%00', 'a'.repeat(2_000)])
      expect(await reset(link)).toMatchObject(refused)
    expect(await signIn('late@example.com', password)).toMatchObject({ status: 200 })
  })

  test.for([
    ['', 'Password is required'],
    [
      'alllowercase1',
      'Password must be at least 8 characters with at least 1 uppercase letter, 1 lowercase letter and 1 number',
    ],
  ] as const)('the password %j is told: %s', async ([word, sentence]) => {
    expect(await reset('whatever', word)).toMatchObject({
      status: 400,
      body: { fields: { password: sentence } },
    })
  })
})

test('the token of a link is no token of a session', async () => {
  const email = 'meera@example.com'
  const { userInfo } = await signUp(shop, email)
  const [token = ''] = await requestLinks(email, 1)
  expect(token).not.toBe('')
  expect(await shop.call('GET', `/user/${userInfo.id}`, { token })).toMatchObject({ status: 401 })
  expect(await reset(token)).toMatchObject({ status: 200 })
})
