import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailedCode, password, signUp, wrongCode } from '#accounts/accounts.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: { RATE_LIMITS: 'on', LOG_LEVEL: 'info' },
    log: (line) => lines.push(line),
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  lines.length = 0
})

type Line = { msg: string; level: number; reqId?: string; [more: string]: unknown }
function logged(what: string): Line[] {
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === what)
}
function signIn(email: string, word: string, more: object = {}) {
  return shop.call<{ requestId?: string }>('POST', '/auth/login', {
    body: { email, password: word, ...more },
  })
}

test('sign-ins, failed or not, are logged with the account and request id, and without typed input', async () => {
  const { userInfo } = await signUp(shop, 'asha@example.com')
  expect(await signIn('asha@example.com', password)).toMatchObject({ status: 200 })
  const wrong = await signIn('ASHA@example.com', 'Wrong2026', { code: '123456' })
  await signIn('nobody@example.com', 'Wrong2026')
  await signIn('Kesar2026', password)
  const [good, bad, unknown, mistyped] = logged('sign-in')
  expect(good).toMatchObject({ level: 30, status: 200, user: userInfo.id, ip: '127.0.0.1' })
  expect(bad).toMatchObject({
    level: 40,
    reqId: wrong.body.requestId,
    status: 401,
    refusal: 'invalid_credentials',
    user: null,
    account: good?.['account'],
    withCode: true,
  })
  expect(unknown?.['account']).not.toBe(good?.['account'])
  expect(mistyped).toMatchObject({ status: 400, refusal: 'bad_request' })
  expect(logged('sign-up')).toMatchObject([{ status: 201, user: userInfo.id }])
  for (const secret of ['asha', 'Kesar2026', 'Wrong2026', '123456', 'device=', 'eyJ'])
    expect(lines.join('\n').toLowerCase(), secret).not.toContain(secret.toLowerCase())
})

test('changes of sign-in methods are logged, and the first refusal by a limit', async () => {
  const { token, userInfo } = await signUp(shop, 'ravi@example.com')
  const path = `/user/${userInfo.id}`
  await shop.call('PUT', path, { token, body: { email: 'ravi.new@example.com' } })
  const otp = await mailedCode(shop, 'ravi.new@example.com')
  for (const code of [wrongCode(otp), otp])
    await shop.call('POST', `${path}/email`, { token, body: { otp: code, password } })
  await shop.call('DELETE', `${path}/sessions`, { token })
  expect(logged('change of e-mail')).toMatchObject([
    { status: 400, refusal: 'invalid_otp', user: userInfo.id },
    { status: 200, user: userInfo.id },
  ])
  expect(logged('signed out everywhere')).toMatchObject([{ status: 200, user: userInfo.id }])

  for (let i = 0; i < 13; i++) await signIn('ravi.new@example.com', 'Wrong2026')
  expect(logged('sign-in')).toHaveLength(10)
  expect(logged('limit reached')).toMatchObject([{ level: 40, limit: 'signInHere' }])
})

test('a forbidden call is logged with its user', async () => {
  const { id, token } = await aPerson(shop)
  await shop.call('GET', '/admin-overview', { token })
  await shop.call('GET', '/product')
  expect(logged('call not allowed')).toMatchObject([
    { level: 40, user: id, method: 'GET', path: '/v1/admin-overview', refusal: 'forbidden' },
  ])
})

test('an event is one line of JSON, whatever a client tries to inject', async () => {
  await shop.call('GET', '/admin-overview?x=%0A%7B%22msg%22:%22sign-in%22%7D%E2%80%A8', {
    headers: { 'user-agent': 'a"}\\n{"msg":"sign-in"}' },
  })
  await shop.call('POST', '/auth/login', {
    body: { email: '\n{"msg":"forged"}', password: '\r\n' },
  })
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/)
  expect(logged('forged')).toEqual([])
  for (const { time } of logged('sign-in')) expect(new Date(Number(time)).getTime()).toBe(time)
})

test('an unexpected error is logged with its stack and request id, and the answer has neither', async () => {
  const { token } = await aPerson(shop)
  await shop.db.execute(sql`alter table designs rename to designs_elsewhere`)
  const answer = await shop.call<{ requestId: string }>('GET', '/designs', { token })
  await shop.db.execute(sql`alter table designs_elsewhere rename to designs`)
  expect(answer).toMatchObject({ status: 500, body: { error: 'Something went wrong' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/designs|select| at /)
  const faults = lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 50)
  expect(faults).toMatchObject([
    { reqId: answer.body.requestId, err: { stack: expect.stringContaining('\n    at ') } },
  ])
})
