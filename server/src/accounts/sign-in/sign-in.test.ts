import { sql } from 'drizzle-orm'
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, signUp } from '#accounts/accounts.fixture.ts'

const secret = 'a secret of this test, long enough'
const previous = 'the secret before this one, long enough'
let shop: TestShop
let asha: Session
beforeAll(async () => {
  shop = await openTestShop({ env: { TOKEN_SECRET: secret, TOKEN_SECRET_PREVIOUS: previous } })
  asha = await signUp(shop, 'asha@example.com')
})
afterAll(() => shop.close())

function signIn(email: string, word: string) {
  return shop.call('POST', '/auth/login', { body: { email, password: word } })
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

describe('signing in', () => {
  test('gives a token and userInfo, whatever the case of the e-mail', async () => {
    const answer = await signIn('ASHA@example.com', password)
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, data: { userInfo: asha.userInfo } },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await signIn('asha@example.com', 'Wrong2026')
    const unknown = await signIn('nobody@example.com', password)
    const expected = {
      success: false,
      error: 'Invalid credentials',
      message: 'Invalid credentials',
      code: 'invalid_credentials',
      requestId: expect.any(String),
    }
    expect(wrong).toMatchObject({ status: 401, body: expected })
    expect(unknown.body).toEqual(expected)
    expect(Object.keys(unknown.body as object)).toEqual(Object.keys(wrong.body as object))
    expect(unknown.status).toBe(wrong.status)
  })

  test('works as hard for an unknown e-mail as for a wrong password', async () => {
    const isFar = ([little = 0, much = 0]: number[]) => much > 3 * little
    /** Microseconds of the processor, which other work on the machine does not add to. */
    const workFor = async (email: string) => {
      const before = process.cpuUsage()
      await signIn(email, 'Wrong2026')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    const least = () => [Math.min(...known), Math.min(...unknown)].sort((a, b) => a - b)
    // The minimum of each: other work of the process only adds to single calls. With more calls the
    // two converge, unless one does less work by nature.
    for (let i = 0; i < 4 || (i < 40 && isFar(least())); i++) {
      known.push(await workFor('asha@example.com'))
      unknown.push(await workFor(`nobody${i}@example.com`))
    }
    expect(isFar(least()), `${least().join(' and ')} µs`).toBe(false)
  })

  test('somebody who has no password cannot sign in', async () => {
    await shop.db.execute(
      sql`insert into users (id, email) values (gen_random_uuid(), 'reviewer@example.com')`,
    )
    expect(await signIn('reviewer@example.com', 'nobody')).toMatchObject({ status: 401 })
  })

  test.for([
    [{ password }, { email: 'Email is required' }],
    [{ email: 'asha', password }, { email: 'Email is not valid' }],
    [{ email: 'asha@example.com' }, { password: 'Password is required' }],
  ] as const)('%j is told which field is wrong', async ([body, fields]) => {
    const answer = await shop.call('POST', '/auth/login', { body })
    expect(answer).toMatchObject({ status: 400, body: { fields } })
  })
})

describe('a token', () => {
  const key = new TextEncoder().encode(secret)
  const ownProfile = (token: string) => shop.call('GET', `/user/${asha.userInfo.id}`, { token })
  const forged = (claims: object) =>
    new SignJWT({ ...claimsOf(asha.token), exp: undefined, ...claims }).setProtectedHeader({
      alg: 'HS256',
    })

  test('names the user and the role, and ends after 30 days', () => {
    const { sub, role, iat, exp } = claimsOf(asha.token)
    expect({ sub, role }).toEqual({ sub: asha.userInfo.id, role: 'USER' })
    expect(Number(exp) - Number(iat)).toBe(30 * 24 * 60 * 60)
  })

  test('is good when signed with the secret, the one algorithm and an end', async () => {
    const token = await forged({}).setExpirationTime('1h').sign(key)
    expect(await ownProfile(token)).toMatchObject({ status: 200 })
  })

  test('of the secret before is still good while the secret changes, and new ones are of the new', async () => {
    const old = new TextEncoder().encode(previous)
    const token = await forged({}).setExpirationTime('1h').sign(old)
    expect(await ownProfile(token)).toMatchObject({ status: 200 })
    const expired = await forged({}).setExpirationTime('-1s').sign(old)
    expect(await ownProfile(expired)).toMatchObject({ status: 401 })
    await expect(jwtVerify(asha.token, key)).resolves.toBeDefined()
    await expect(jwtVerify(asha.token, old)).rejects.toThrow('signature')
  })

  test('is refused without an end, or after it', async () => {
    expect(await ownProfile(await forged({}).sign(key))).toMatchObject({ status: 401 })
    const expired = await forged({}).setExpirationTime('-1s').sign(key)
    expect(await ownProfile(expired)).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    })
  })

  test('is refused with another key, another algorithm or none', async () => {
    const claims = { ...claimsOf(asha.token), role: 'ADMIN' }
    const tokens = [
      await forged({})
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(`${secret}!`)),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS512' })
        .setExpirationTime('1h')
        .sign(key),
      new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
      'not.a.token',
    ]
    for (const token of tokens)
      expect(await ownProfile(token)).toMatchObject({ status: 401, body: { success: false } })
  })

  test('is refused when it names nobody, no version, no session or what is no id', async () => {
    for (const claims of [
      { sub: '0192f5a0-0000-7000-8000-000000000000' },
      { sub: "' or 1=1" },
      { sub: undefined },
      { ver: undefined },
      { ver: 1 },
      { ver: 'zero' },
      { sid: undefined },
      { sid: '0192f5a0-0000-7000-8000-000000000000' },
      { sid: 'current' },
    ]) {
      const token = await forged(claims).setExpirationTime('1h').sign(key)
      expect(await ownProfile(token)).toMatchObject({ status: 401 })
    }
  })

  test('never makes an admin of a user, whatever role it claims', async () => {
    const token = await forged({ role: 'ADMIN' }).setExpirationTime('1h').sign(key)
    await shop.call('PUT', `/user/${asha.userInfo.id}`, { token, body: { name: 'Asha' } })
    const { rows } = await shop.db.execute(
      sql`select role from users where id = ${asha.userInfo.id}`,
    )
    expect(rows).toEqual([{ role: 'USER' }])
    expect(claimsOf((await signInAs('asha@example.com')).token)).toMatchObject({ role: 'USER' })
  })

  test('ends with its user, and when the token version is raised', async () => {
    const ravi = await signUp(shop, 'ravi@example.com')
    const path = `/user/${ravi.userInfo.id}`
    await shop.db.execute(
      sql`update users set token_version = token_version + 1 where id = ${ravi.userInfo.id}`,
    )
    expect(await shop.call('GET', path, { token: ravi.token })).toMatchObject({ status: 401 })
    const { token } = await signInAs('ravi@example.com')
    expect(await shop.call('GET', path, { token })).toMatchObject({ status: 200 })
    await shop.db.execute(sql`delete from users where id = ${ravi.userInfo.id}`)
    expect(await shop.call('GET', path, { token })).toMatchObject({ status: 401 })
  })

  async function signInAs(email: string): Promise<Session> {
    return ((await signIn(email, password)).body as { data: Session }).data
  }
})
