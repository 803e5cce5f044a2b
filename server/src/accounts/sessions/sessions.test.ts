import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { SignedInSession } from '@tohfa/contract/accounts/sessions'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { deviceOf } from './device.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function signIn(email: string, userAgent = phone): Promise<Session> {
  const answer = await shop.call<{ data: Session }>('POST', '/auth/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  })
  return answer.body.data
}
async function list({ token, userInfo }: Session) {
  return await shop.call<{ data: SignedInSession[] }>('GET', `/user/${userInfo.id}/sessions`, {
    token,
  })
}
function end({ token, userInfo }: Session, sessionId?: string) {
  const path = `/user/${userInfo.id}/sessions${sessionId ? `/${sessionId}` : ''}`
  return shop.call('DELETE', path, { token })
}

test('each sign-in is a session of its own, with its device, the latest first', async () => {
  const first = await signUp(shop, 'asha@example.com')
  const second = await signIn('asha@example.com')
  await shop.db.execute(
    sql`update sessions set last_seen_at = now() - interval '2 days' where browser is null`,
  )
  const answer = await list(second)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.body.data).toMatchObject([
    { browser: 'Chrome', system: 'Android', current: true },
    { browser: null, system: null, current: false },
  ])
  expect((await list(first)).body.data.find(({ current }) => current)?.browser).toBeNull()
})

test('the one that asks is seen now; a look once in five minutes is enough', async () => {
  const session = await signUp(shop, 'seen@example.com')
  const age = async (since: string) => {
    await shop.db.execute(
      sql`update sessions set last_seen_at = now() - ${since}::interval where user_id = ${session.userInfo.id}`,
    )
    const [seen] = (await list(session)).body.data
    return Date.now() - new Date(seen?.lastSeenAt ?? 0).getTime()
  }
  expect(await age('1 day')).toBeLessThan(60_000)
  expect(await age('3 minutes')).toBeGreaterThan(60_000)
})

test('staff who do nothing for an hour are signed out; customers are not', async () => {
  const staff = await aPerson(shop, 'ADMIN')
  const customer = await aPerson(shop)
  const readAfter = async (idle: string, { id, token }: Person) => {
    await shop.db.execute(
      sql`update sessions set last_seen_at = now() - ${idle}::interval where user_id = ${id}`,
    )
    return await shop.call('GET', `/user/${id}`, { token })
  }
  expect(await readAfter('54 minutes', staff)).toMatchObject({ status: 200 })
  expect(await readAfter('29 days', customer)).toMatchObject({ status: 200 })
  expect(await readAfter('61 minutes', staff)).toMatchObject({
    status: 401,
    body: { code: 'session_ended' },
  })
  await doJob(shop, 'forget-expired-codes')
  const left = (id: string) => shop.db.$count(sql`sessions where user_id = ${id}`)
  expect([await left(staff.id), await left(customer.id)]).toEqual([0, 1])
})

test('one session is ended, and the others go on', async () => {
  const here = await signUp(shop, 'one@example.com')
  const there = await signIn('one@example.com')
  const id = (await list(there)).body.data.find(({ current }) => current)?.id ?? ''
  expect(await end(here, id)).toMatchObject({ status: 200, body: { success: true } })
  expect(await list(there)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
  expect(await end(here, id)).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
  expect(await end(here, 'no-id')).toMatchObject({ status: 404 })
  expect((await list(here)).body.data).toHaveLength(1)
  expect(await end(here, 'current')).toMatchObject({ status: 200 })
  expect(await list(here)).toMatchObject({ status: 401 })
})

test('all sessions are ended at once, here too; nobody else’s are', async () => {
  const ravi = await signUp(shop, 'ravi@example.com')
  const here = await signUp(shop, 'all@example.com')
  const there = await signIn('all@example.com')
  expect(await end(here)).toMatchObject({ status: 200 })
  for (const ended of [here, there]) expect(await list(ended)).toMatchObject({ status: 401 })
  expect(await list(ravi)).toMatchObject({ status: 200 })
  expect(await list(await signIn('all@example.com'))).toMatchObject({ status: 200 })
})

test('nobody sees or ends another’s session', async () => {
  const mira = await signUp(shop, 'mira@example.com')
  const dev = await signUp(shop, 'dev@example.com')
  const [session] = (await list(mira)).body.data
  const asDev = { ...mira, token: dev.token }
  for (const answer of [await list(asDev), await end(asDev, session?.id), await end(asDev)])
    expect(answer.status).toBe(403)
  expect(await end(dev, session?.id)).toMatchObject({ status: 404 })
  expect(await list(mira)).toMatchObject({ status: 200 })
})

test.each([
  [phone, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('%s is told as a person would', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
