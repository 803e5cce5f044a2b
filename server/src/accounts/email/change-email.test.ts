import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session, UserInfo } from '@tohfa/contract/accounts/accounts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  mailedCode,
  password,
  requestCode,
  requestLink,
  signUp,
  wrongCode,
} from '#accounts/accounts.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Answered = { data: UserInfo; code?: string; fields?: Record<string, string> }
function change({ token, userInfo }: Session, body: object, on = shop) {
  return on.call<Answered>('PUT', `/user/${userInfo.id}`, { token, body })
}
function prove({ token, userInfo }: Session, body: object, on = shop) {
  return on.call<Answered>('POST', `/user/${userInfo.id}/email`, { token, body })
}
function cancel({ token, userInfo }: Session) {
  return shop.call<Answered>('DELETE', `/user/${userInfo.id}/email`, { token })
}
async function read({ token, userInfo }: Session) {
  return (await shop.call<Answered>('GET', `/user/${userInfo.id}`, { token })).body.data
}
async function mailsTo(recipient: string, kind: string) {
  const { rows } = await shop.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from mails where recipient = ${recipient} and key like ${`${kind}:%`}`,
  )
  return rows
}
function signIn(email: string) {
  return shop.call('POST', '/auth/login', { body: { email, password } })
}

describe('another e-mail', () => {
  test('waits for its code: everything else is saved, and the old one goes on signing in', async () => {
    const asha = await signUp(shop, 'asha@example.com')
    const answer = await change(asha, { name: 'Asha Rao', email: 'Asha.New@example.com' })
    const expected = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      pendingEmail: 'Asha.New@example.com',
    }
    expect(answer).toMatchObject({ status: 200, body: { data: expected } })
    expect(await read(asha)).toMatchObject(expected)
    expect(await signIn('asha@example.com')).toMatchObject({ status: 200 })
    expect(await signIn('asha.new@example.com')).toMatchObject({ status: 401 })
    expect(await mailsTo('Asha.New@example.com', 'email-change')).toMatchObject([
      { subject: 'Confirm your new e-mail', text: expect.not.stringContaining('Asha Rao') },
    ])
    expect(await mailsTo('asha@example.com', 'email-changed')).toEqual([])
  })

  test('counts once its code comes back with the password; the old address is told', async () => {
    const mira = await signUp(shop, 'mira@example.com')
    await change(mira, { email: 'mira.new@example.com' })
    const otp = await mailedCode(shop, 'mira.new@example.com')
    const answer = await prove(mira, { otp, password })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body.data).toEqual({ ...mira.userInfo, email: 'mira.new@example.com' })
    expect(await read(mira)).toEqual(answer.body.data)
    expect(await signIn('mira@example.com')).toMatchObject({ status: 401 })
    expect(await signIn('mira.new@example.com')).toMatchObject({ status: 200 })
    expect(await mailsTo('mira@example.com', 'email-changed')).toMatchObject([
      { subject: 'The e-mail of your account was changed' },
    ])
    expect(await prove(mira, { otp, password })).toMatchObject({
      status: 400,
      body: { code: 'invalid_otp' },
    })
    expect(await signUp(shop, 'mira@example.com')).toMatchObject({ userInfo: { name: '' } })
  })

  test('needs both: a wrong password or a wrong code is reported at its field, and changes nothing', async () => {
    const dev = await signUp(shop, 'dev@example.com')
    await change(dev, { email: 'dev.new@example.com' })
    const otp = await mailedCode(shop, 'dev.new@example.com')
    expect(await prove(dev, { otp, password: 'Wrong2026' })).toMatchObject({
      status: 400,
      body: { code: 'password_wrong', fields: { password: 'This is not your password' } },
    })
    expect(await prove(dev, { otp: wrongCode(otp), password })).toMatchObject({
      status: 400,
      body: { code: 'invalid_otp', fields: { otp: 'Invalid OTP' } },
    })
    for (const [body, fields] of [
      [{ otp: '12', password }, { otp: 'Invalid OTP' }],
      [{ otp }, { password: 'Password is required' }],
    ] as const)
      expect(await prove(dev, body)).toMatchObject({ status: 400, body: { fields } })
    expect(await read(dev)).toMatchObject({ email: 'dev@example.com' })
    expect(await prove(dev, { otp, password })).toMatchObject({ status: 200 })
  })

  test('has five tries of a code; a new one replaces it', async () => {
    const kim = await signUp(shop, 'kim@example.com')
    const email = 'kim.new@example.com'
    await change(kim, { email })
    const first = await mailedCode(shop, email)
    for (let i = 0; i < 5; i++) await prove(kim, { otp: wrongCode(first), password })
    expect(await prove(kim, { otp: first, password })).toMatchObject({ status: 400 })
    await change(kim, { email })
    const second = await mailedCode(shop, email)
    if (first !== second)
      expect(await prove(kim, { otp: first, password })).toMatchObject({ status: 400 })
    expect(await prove(kim, { otp: second, password })).toMatchObject({ status: 200 })
  })

  test('of somebody else is refused in whatever case, and nothing else is changed', async () => {
    const lea = await signUp(shop, 'lea@example.com')
    await signUp(shop, 'taken@example.com')
    expect(await change(lea, { name: 'Not saved', email: 'TAKEN@example.com' })).toMatchObject({
      status: 409,
      body: { error: 'Email already exists', fields: { email: 'Email already exists' } },
    })
    expect(await read(lea)).toEqual(lea.userInfo)
    expect(await mailsTo('TAKEN@example.com', 'email-change')).toEqual([])
  })

  test('that somebody takes while it waits is refused at the end', async () => {
    const ola = await signUp(shop, 'ola@example.com')
    await change(ola, { email: 'wanted@example.com' })
    const otp = await mailedCode(shop, 'wanted@example.com')
    await signUp(shop, 'wanted@example.com')
    expect(await prove(ola, { otp, password })).toMatchObject({
      status: 409,
      body: { code: 'email_exists' },
    })
    expect(await read(ola)).toMatchObject({ email: 'ola@example.com' })
  })

  test('is called off by its person, and its code is none any more', async () => {
    const pia = await signUp(shop, 'pia@example.com')
    await change(pia, { email: 'pia.new@example.com' })
    const otp = await mailedCode(shop, 'pia.new@example.com')
    expect((await cancel(pia)).body.data).toEqual(pia.userInfo)
    expect(await prove(pia, { otp, password })).toMatchObject({ status: 400 })
    expect(await cancel(pia)).toMatchObject({ status: 200 })
  })

  test('is proven by the code for it, not by one for another address or person', async () => {
    const [uma, vic] = [
      await signUp(shop, 'uma@example.com'),
      await signUp(shop, 'vic@example.com'),
    ]
    await change(uma, { email: 'both@example.com' })
    const umas = await mailedCode(shop, 'both@example.com')
    await change(vic, { email: 'both@example.com' })
    const vics = await mailedCode(shop, 'both@example.com')
    if (umas !== vics) {
      expect(await prove(uma, { otp: vics, password })).toMatchObject({ status: 400 })
      expect(await prove(vic, { otp: umas, password })).toMatchObject({ status: 400 })
    }
    await change(uma, { email: 'later@example.com' })
    if (umas !== (await mailedCode(shop, 'later@example.com')))
      expect(await prove(uma, { otp: umas, password })).toMatchObject({ status: 400 })
    const forSignUp = await requestCode(shop, 'both@example.com')
    if (forSignUp !== vics)
      expect(await prove(vic, { otp: forSignUp, password })).toMatchObject({ status: 400 })
    expect(await prove(vic, { otp: vics, password })).toMatchObject({ status: 200 })
  })

  test('proven twice at once changes once', async () => {
    const wim = await signUp(shop, 'wim@example.com')
    await change(wim, { email: 'wim.new@example.com' })
    const otp = await mailedCode(shop, 'wim.new@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => prove(wim, { otp, password })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 400, 400])
    expect(await mailsTo('wim@example.com', 'email-changed')).toHaveLength(1)
  })

  test('is not needed for another case of the same address', async () => {
    const xia = await signUp(shop, 'xia@example.com')
    const { body } = await change(xia, { email: 'Xia@example.com' })
    expect(body.data).toEqual({ ...xia.userInfo, email: 'Xia@example.com' })
    expect(await mailsTo('Xia@example.com', 'email-change')).toEqual([])
  })

  test('that nobody proved for a day is forgotten', async () => {
    const yan = await signUp(shop, 'yan@example.com')
    await change(yan, { email: 'yan.new@example.com' })
    await shop.db.execute(
      sql`update email_changes set created_at = created_at - interval '1 day' where user_id = ${yan.userInfo.id}`,
    )
    expect(await read(yan)).toEqual(yan.userInfo)
    await doJob(shop, 'forget-expired-codes')
    expect(await shop.db.$count(sql`email_changes where user_id = ${yan.userInfo.id}`)).toBe(0)
  })
})

test('reset links that are under way end with the old e-mail', async () => {
  const zoe = await signUp(shop, 'zoe@example.com')
  const link = await requestLink(shop, 'zoe@example.com')
  await change(zoe, { email: 'zoe.new@example.com' })
  const otp = await mailedCode(shop, 'zoe.new@example.com')
  expect(await prove(zoe, { otp, password })).toMatchObject({ status: 200 })
  expect(
    await shop.call('POST', `/auth/reset-password/${link}`, { body: { password: 'Stolen2026' } }),
  ).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } })
  expect(await signIn('zoe.new@example.com')).toMatchObject({ status: 200 })
})

describe('with limits', () => {
  let limited: TestShop
  let asha: Session
  beforeAll(async () => {
    limited = await openTestShop({
      env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX: 'public' },
    })
    asha = await signUp(limited, 'asha@example.com')
  })
  afterAll(() => limited.close())

  function changeFrom(from: string, email: string) {
    const { token, userInfo } = asha
    const headers = { 'x-forwarded-for': from }
    return limited.call('PUT', `/user/${userInfo.id}`, { token, body: { email }, headers })
  }

  test('codes for a new e-mail count with those for signing up, also for the e-mail of somebody else', async () => {
    await signUp(limited, 'ravi@example.com')
    for (const [email, status, left] of [
      ['fresh@example.com', 200, 5],
      // One was mailed to Ravi when he signed up.
      ['ravi@example.com', 409, 4],
    ] as const) {
      for (let i = 0; i < left; i++)
        expect(await changeFrom(`10.0.1.${i}`, email)).toMatchObject({ status })
      const refused = await changeFrom('10.0.2.1', email)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
      expect(
        await limited.call('POST', '/api/service/generate-otp', { body: { email } }),
      ).toMatchObject({ status: 429 })
    }
    expect(await change(asha, { name: 'Asha' }, limited)).toMatchObject({ status: 200 })
  })

  test('an address has fifty codes an hour, however they are asked for', async () => {
    for (let i = 0; i < 50; i++)
      expect(await changeFrom('10.0.3.1', `one${i}@example.com`)).toMatchObject({ status: 200 })
    expect(await changeFrom('10.0.3.1', 'one.more@example.com')).toMatchObject({ status: 429 })
    expect(await changeFrom('10.0.3.2', 'one.more@example.com')).toMatchObject({ status: 200 })
  })

  test('the password is guessed ten times in 15 minutes', async () => {
    await changeFrom('10.0.4.1', 'mine@example.com')
    const otp = await mailedCode(limited, 'mine@example.com')
    for (let i = 0; i < 10; i++)
      expect(await prove(asha, { otp, password: 'Wrong2026' }, limited)).toMatchObject({
        status: 400,
      })
    expect(await prove(asha, { otp, password }, limited)).toMatchObject({ status: 429 })
  })
})
