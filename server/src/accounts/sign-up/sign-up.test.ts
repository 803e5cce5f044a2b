import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  home,
  mailedCode,
  password,
  requestCode,
  signUp,
  wrongCode,
} from '#accounts/accounts.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function trySignUp(body: object) {
  return shop.call('POST', '/user', { body: { password, ...body } })
}

function countUsers(email: string) {
  return shop.db.$count(sql`users`, sql`lower(email) = ${email.toLowerCase()}`)
}

const invalidOtp = { status: 400, body: { success: false, error: 'Invalid OTP' } }

describe('asking for a code', () => {
  test('mails six digits that the database keeps as a hash only', async () => {
    const answer = await shop.call('POST', '/api/service/generate-otp', {
      body: { email: 'first@example.com' },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP sent successfully!' },
    })
    const code = await mailedCode(shop, 'first@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const { rows } = await shop.db.execute(
      sql`select * from one_time_codes where email = 'first@example.com'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('is refused for an e-mail that has an account, in whatever case', async () => {
    await signUp(shop, 'taken@example.com')
    const answer = await shop.call('POST', '/api/service/generate-otp', {
      body: { email: 'Taken@Example.COM' },
    })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: 'Email already exists',
        message: 'Email already exists',
        code: 'email_exists',
      },
    })
  })

  test.for([
    [{}, 'Email is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'asha@example' }, 'Email is not valid'],
    [{ email: 'asha@example.com\r\nBcc: all@example.com' }, 'Email is not valid'],
    [{ email: 'a@example.com, b@example.com' }, 'Email is not valid'],
    [{ email: 7 }, 'Email is not valid'],
  ] as const)('a request for a code with %j is answered: %s', async ([body, sentence]) => {
    const answer = await shop.call('POST', '/api/service/generate-otp', { body })
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: sentence, fields: { email: sentence } },
    })
  })
})

describe('signing up', () => {
  test('with the mailed code gives a token and userInfo, and may bring addresses', async () => {
    const otp = await requestCode(shop, 'New@Example.com')
    const answer = await trySignUp({ email: 'new@example.com', otp, addresses: [home] })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { token, userInfo } = (answer.body as { data: { token: string; userInfo: object } }).data
    expect(token.split('.')).toHaveLength(3)
    expect(userInfo).toEqual({
      id: expect.any(String),
      name: '',
      email: 'new@example.com',
      phone: '',
      gender: null,
      addresses: [home],
    })
  })

  test('a code signs up once only', async () => {
    const otp = await requestCode(shop, 'once@example.com')
    expect(await trySignUp({ email: 'once@example.com', otp })).toMatchObject({ status: 201 })
    expect(await trySignUp({ email: 'once@example.com', otp })).toMatchObject(invalidOtp)
  })

  test('fails with a code that was replaced, that is too old or that was never sent', async () => {
    const email = 'old@example.com'
    const first = await requestCode(shop, email)
    let second = await requestCode(shop, email)
    while (second === first) second = await requestCode(shop, email)
    expect(await trySignUp({ email, otp: first })).toMatchObject(invalidOtp)
    await shop.db.execute(
      sql`update one_time_codes set expires_at = now() - interval '1 second' where email = ${email}`,
    )
    expect(await trySignUp({ email, otp: second })).toMatchObject(invalidOtp)
    expect(await trySignUp({ email: 'never@example.com', otp: second })).toMatchObject(invalidOtp)
    expect(await countUsers(email)).toBe(0)
  })

  test('a code lives ten minutes', async () => {
    await requestCode(shop, 'minutes@example.com')
    const { rows } = await shop.db.execute(
      sql`select extract(epoch from expires_at - created_at)::int as seconds from one_time_codes where email = 'minutes@example.com'`,
    )
    expect(rows).toEqual([{ seconds: 600 }])
  })

  test('the fifth try may be right, after five wrong ones the right code is worth nothing', async () => {
    const lucky = await requestCode(shop, 'lucky@example.com')
    const tooLate = await requestCode(shop, 'late@example.com')
    for (let i = 0; i < 4; i++)
      await trySignUp({ email: 'lucky@example.com', otp: wrongCode(lucky) })
    for (let i = 0; i < 5; i++)
      await trySignUp({ email: 'late@example.com', otp: wrongCode(tooLate) })
    expect(await trySignUp({ email: 'lucky@example.com', otp: lucky })).toMatchObject({
      status: 201,
    })
    expect(await trySignUp({ email: 'late@example.com', otp: tooLate })).toMatchObject(invalidOtp)
  })

  test('of 100 guesses at once no more than five are compared', async () => {
    const email = 'guessed@example.com'
    const otp = await requestCode(shop, email)
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () => trySignUp({ email, otp: wrongCode(otp) })),
    )
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]))
    const { rows } = await shop.db.execute(
      sql`select tries from one_time_codes where email = ${email}`,
    )
    expect(rows).toEqual([{ tries: 5 }])
    expect(await trySignUp({ email, otp })).toMatchObject(invalidOtp)
  })

  test('twice at once with one code makes one user', async () => {
    const email = 'race@example.com'
    const otp = await requestCode(shop, email)
    const answers = await Promise.all([trySignUp({ email, otp }), trySignUp({ email, otp })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect(await countUsers(email)).toBe(1)
  })

  test.for([
    [{ otp: '12345' }, { otp: 'Invalid OTP' }],
    [{ otp: undefined }, { otp: 'Invalid OTP' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ password: '' }, { password: 'Password is required' }],
    [
      { password: 'alllowercase1' },
      {
        password:
          'Password must be at least 8 characters with at least 1 uppercase letter, 1 lowercase letter and 1 number',
      },
    ],
    [
      { addresses: Array.from({ length: 6 }, () => home) },
      { addresses: 'You can save only 5 addresses' },
    ],
    [
      { addresses: [{ ...home, phone: '98765', pinCode: '' }] },
      { 'addresses.0.phone': 'Mobile number not valid', 'addresses.0.pinCode': 'Required' },
    ],
  ] as const)('%j is told which field is wrong', async ([wrong, fields]) => {
    const answer = await trySignUp({ email: 'asha@example.com', otp: '123456', ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { fields } })
  })

  test('bad input does not cost a try', async () => {
    const email = 'clumsy@example.com'
    const otp = await requestCode(shop, email)
    for (let i = 0; i < 6; i++) await trySignUp({ email, otp, password: 'short' })
    expect(await trySignUp({ email, otp })).toMatchObject({ status: 201 })
  })
})

test('a password has 8 to 128 signs, and spaces around it are part of it', async () => {
  const email = 'lengths@example.com'
  const otp = await requestCode(shop, email)
  const tried = (word: string) => trySignUp({ email, otp, password: word })
  for (const word of ['Kesar26', `Kesar2026${'a'.repeat(120)}`])
    expect(await tried(word), word).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
  const spaced = ` Kesar2026${'a'.repeat(117)} `
  expect(spaced).toHaveLength(128)
  expect(await tried(spaced)).toMatchObject({ status: 201 })
  const signIn = (word: string) =>
    shop.call('POST', '/auth/login', { body: { email, password: word } })
  expect(await signIn(spaced.trim())).toMatchObject({ status: 401 })
  expect(await signIn(spaced)).toMatchObject({ status: 200 })
})
