import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, openTestShop, type TestShop } from '#testing/shop.ts'
import { mailedLinks, password, signUp } from '#accounts/accounts.fixture.ts'

const email = 'asha@example.com'
const wrong = 'Wrong2026'
const home = '10.0.0.1'
let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX: 'public' } })
})
afterEach(() => shop.close())

type From = { from: string; cookie?: string; proto?: string }
function post(path: string, body: object, { from, cookie, proto }: From) {
  const headers = {
    'x-forwarded-for': from,
    ...(cookie && { cookie }),
    ...(proto && { 'x-forwarded-proto': proto }),
  }
  return shop.call<{ code?: string; error: string }>('POST', path, { body, headers })
}
function signIn(word: string, visit: From, as = email) {
  return post('/auth/login', { email: as, password: word }, visit)
}
/** The cookie header that a browser sends back. */
function cookieOf({ headers }: Answer): string {
  return (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}
/** Tries as many wrong passwords as one address has for the account, from so many addresses. */
async function guessFrom(addresses: number) {
  for (let a = 1; a <= addresses; a++)
    for (let i = 0; i < 10; i++)
      expect(await signIn(wrong, { from: `10.6.6.${a}` })).toMatchObject({ status: 401 })
}
function askForLink(from: string) {
  return post('/auth/forgot-password', { email }, { from })
}
/** Waits until the jobs of all requests for links are done. */
async function linksMailed() {
  const open = sql`pgboss.job where name = 'mail-reset-link' and state < 'completed'`
  await expect.poll(() => shop.db.$count(open)).toBe(0)
}

test('ten wrong passwords lock an account for the address they came from, and for no other', async () => {
  await signUp(shop, email)
  await guessFrom(1)
  expect(await signIn(password, { from: '10.6.6.1' })).toMatchObject({ status: 429 })
  expect(await signIn(password, { from: home })).toMatchObject({ status: 200 })
  expect(await signIn(wrong, { from: '10.6.6.1' }, 'ravi@example.com')).toMatchObject({
    status: 401,
  })
})

test('signing in sets a signed cookie that no script and no page sees, secure over https', async () => {
  await signUp(shop, email)
  const plain = (await signIn(password, { from: home })).headers.get('set-cookie')
  expect(plain).toMatch(/^device=[\w.~-]+; Path=\/v1; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  expect(plain).not.toContain('asha')
  const safe = await signIn(password, { from: home, proto: 'https' })
  expect(safe.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/)
  expect((await signIn(wrong, { from: home })).headers.get('set-cookie')).toBeNull()
})

test('a hundred wrong passwords a day from unknown devices ask for a mailed link; a known device still signs in', async () => {
  await signUp(shop, email)
  const cookie = cookieOf(await signIn(password, { from: home }))
  await guessFrom(10)
  const refused = await signIn(password, { from: '10.0.0.2' })
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'sign_in_link_needed', error: expect.stringContaining('Forgot password') },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
  expect(await signIn(wrong, { from: '10.0.0.2' })).toMatchObject({ status: 429 })
  expect(await signIn(password, { from: '10.6.6.1', cookie })).toMatchObject({ status: 200 })

  await askForLink('10.0.0.2')
  await linksMailed()
  const [link] = await mailedLinks(shop, email)
  const fresh = 'Nargis2027'
  const reset = await post(
    `/auth/reset-password/${link}`,
    { password: fresh },
    { from: '10.0.0.2' },
  )
  expect(reset).toMatchObject({ status: 200 })
  expect(await signIn(fresh, { from: '10.0.0.3' })).toMatchObject({ status: 200 })
  expect(await signIn(fresh, { from: '10.6.6.1', cookie: cookieOf(reset) })).toMatchObject({
    status: 200,
  })
})

test('an account nobody has answers as one that is guarded: who asks learns nothing', async () => {
  await guessFrom(10)
  expect(await signIn(password, { from: '10.0.0.2' })).toMatchObject({
    status: 429,
    body: { code: 'sign_in_link_needed' },
  })
})

test('ten wrong passwords from a known device hold that device, and nobody else', async () => {
  await signUp(shop, email)
  const cookie = cookieOf(await signIn(password, { from: home }))
  for (let i = 0; i < 10; i++)
    expect(await signIn(wrong, { from: `10.0.1.${i}`, cookie })).toMatchObject({ status: 401 })
  const held = await signIn(password, { from: home, cookie })
  expect(held).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await signIn(password, { from: home })).toMatchObject({ status: 200 })
  const other = cookieOf(await signIn(password, { from: '10.0.0.2' }))
  expect(await signIn(password, { from: home, cookie: other })).toMatchObject({ status: 200 })
})

test('a device is known to the accounts that signed in on it, to no other, and until their password changes', async () => {
  await signUp(shop, email)
  await signUp(shop, 'ravi@example.com')
  const first = cookieOf(await signIn(password, { from: home }))
  const ravis = cookieOf(await signIn(password, { from: home }, 'ravi@example.com'))
  const both = cookieOf(await signIn(password, { from: home, cookie: ravis }))
  await guessFrom(1)
  const from = '10.6.6.1'
  const marks = first.slice('device='.length).split('.')
  const forged = [
    ravis,
    `device=${[marks[0], 'ffffffffffffffffffffffff', marks[2]].join('.')}`,
    `${first}x`,
    'device=',
    `device=${'a.b.c~'.repeat(300)}`,
  ]
  for (const cookie of forged)
    expect(await signIn(password, { from, cookie }), cookie).toMatchObject({ status: 429 })
  for (const cookie of [first, both, `lang=hi; ${first}`])
    expect(await signIn(password, { from, cookie })).toMatchObject({ status: 200 })

  await askForLink(home)
  await linksMailed()
  const [link] = await mailedLinks(shop, email)
  await post(`/auth/reset-password/${link}`, { password: 'Nargis2027' }, { from: home })
  expect(await signIn('Nargis2027', { from, cookie: both })).toMatchObject({ status: 429 })
  expect(await signIn('Nargis2027', { from: home, cookie: both })).toMatchObject({ status: 200 })
})

test('five accounts fit a shared device; the one that signed in longest ago is forgotten first', async () => {
  let cookie = ''
  for (let i = 0; i < 6; i++) {
    await signUp(shop, `one${i}@example.com`)
    cookie = cookieOf(await signIn(password, { from: home, cookie }, `one${i}@example.com`))
  }
  expect(cookie.split('~')).toHaveLength(5)
  const again = cookieOf(await signIn(password, { from: home, cookie }, 'one3@example.com'))
  expect(again.split('~')).toHaveLength(5)
})

test('a stranger’s requests for reset links use up nobody else’s, and fill no mailbox', async () => {
  await signUp(shop, email)
  for (let a = 1; a <= 6; a++) {
    for (let i = 0; i < 5; i++)
      expect(await askForLink(`10.6.6.${a}`)).toMatchObject({ status: 200 })
    expect(await askForLink(`10.6.6.${a}`)).toMatchObject({ status: 429 })
  }
  expect(await askForLink(home)).toMatchObject({ status: 200 })
  await linksMailed()
  const mailed = await mailedLinks(shop, email)
  expect(mailed).toHaveLength(10)

  await shop.db.execute(sql`update reset_tokens set created_at = created_at - interval '5 minutes'`)
  await askForLink(home)
  await linksMailed()
  expect(await mailedLinks(shop, email)).toHaveLength(11)
  const last = (await mailedLinks(shop, email)).at(-1)
  const reset = await post(
    `/auth/reset-password/${last}`,
    { password: 'Nargis2027' },
    { from: home },
  )
  expect(reset).toMatchObject({ status: 200 })
})
