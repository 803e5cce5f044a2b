import { afterEach, describe, expect, test, vi } from 'vitest'
import { password, requestCode, signUp } from '#accounts/accounts.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { createLimits } from './rate-limit.ts'

let shop: TestShop
let close: (() => Promise<void>) | undefined
afterEach(async () => {
  vi.useRealTimers()
  await close?.()
  close = undefined
})

async function openLimited(env: Record<string, string> = {}) {
  shop = await openTestShop({ env: { RATE_LIMITS: 'on', ...env } })
  close = () => shop.close()
}

function askForCode(email: string, headers: Record<string, string> = {}) {
  return shop.call('POST', '/api/service/generate-otp', { body: { email }, headers })
}
function signIn(email: string, word: string) {
  return shop.call('POST', '/auth/login', { body: { email, password: word } })
}

describe('signing in', () => {
  test('is refused after ten wrong attempts in 15 minutes, for that account only', async () => {
    await openLimited()
    await signUp(shop, 'asha@example.com')
    await signUp(shop, 'ravi@example.com')
    for (let i = 0; i < 10; i++)
      expect(
        await signIn(i % 2 ? 'asha@example.com' : 'ASHA@example.com', 'Wrong2026'),
      ).toMatchObject({
        status: 401,
      })
    const refused = await signIn('asha@example.com', password)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        success: false,
        code: 'too_many_requests',
        error: 'Too many tries. Please try again in 15 minutes',
      },
    })
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(14 * 60)
    expect(retryAfter).toBeLessThanOrEqual(15 * 60)
    expect(await signIn('ravi@example.com', password)).toMatchObject({ status: 200 })
  })

  test('with success resets the wrong attempts before it', async () => {
    await openLimited()
    await signUp(shop, 'asha@example.com')
    for (let i = 0; i < 9; i++) await signIn('asha@example.com', 'Wrong2026')
    expect(await signIn('asha@example.com', password)).toMatchObject({ status: 200 })
    expect(await signIn('asha@example.com', 'Wrong2026')).toMatchObject({ status: 401 })
    expect(await signIn('asha@example.com', password)).toMatchObject({ status: 200 })
  })
})

describe('codes', () => {
  test('are mailed five times an hour to an e-mail', async () => {
    await openLimited()
    for (let i = 0; i < 5; i++) await requestCode(shop, 'asha@example.com')
    const refused = await askForCode('Asha@Example.com')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60)
  })

  test('are mailed fifty times an hour for a network address, which a header cannot disguise', async () => {
    await openLimited()
    for (let i = 0; i < 50; i++)
      expect(
        await askForCode(`guest${i}@example.com`, { 'x-forwarded-for': `10.0.0.${i}` }),
      ).toMatchObject({ status: 200 })
    expect(
      await askForCode('one.more@example.com', { 'x-forwarded-for': '10.0.1.1' }),
    ).toMatchObject({ status: 429 })
  })

  test('are counted by the forwarded address behind a trusted proxy', async () => {
    await openLimited({ TRUST_PROXY: 'true', SANDBOX: 'public' })
    const from = (address: string, i: number) =>
      askForCode(`guest${i}@example.com`, { 'x-forwarded-for': `10.9.9.${i}, ${address}` })
    for (let i = 0; i < 50; i++) await from('10.0.0.1', i)
    expect(await from('10.0.0.1', 50)).toMatchObject({ status: 429 })
    expect(await from('10.0.0.2', 51)).toMatchObject({ status: 200 })
  })

  test('have five attempts even without limits', async () => {
    await openLimited({ RATE_LIMITS: 'off' })
    for (let i = 0; i < 6; i++) await requestCode(shop, 'asha@example.com')
    const otp = await requestCode(shop, 'asha@example.com')
    const tryCode = (code: string) =>
      shop.call('POST', '/user', { body: { email: 'asha@example.com', otp: code, password } })
    for (let i = 0; i < 5; i++) await tryCode(otp === '000000' ? '000001' : '000000')
    expect(await tryCode(otp)).toMatchObject({ status: 400 })
  })
})

describe('reset links', () => {
  const askForLink = (email: string) =>
    shop.call('POST', '/auth/forgot-password', { body: { email } })

  test('can be requested five times an hour for an e-mail, known or not', async () => {
    await openLimited()
    await signUp(shop, 'asha@example.com')
    for (const email of ['asha@example.com', 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) expect(await askForLink(email)).toMatchObject({ status: 200 })
      const refused = await askForLink(email.toUpperCase())
      expect(refused).toMatchObject({
        status: 429,
        body: { error: 'Too many tries. Please try again in 60 minutes' },
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60)
    }
  })

  test('can be requested fifty times an hour from an address', async () => {
    await openLimited()
    for (let i = 0; i < 50; i++)
      expect(await askForLink(`guest${i}@example.com`)).toMatchObject({ status: 200 })
    expect(await askForLink('one.more@example.com')).toMatchObject({ status: 429 })
  })

  test('can be guessed fifty times an hour from an address', async () => {
    await openLimited()
    const guess = (i: number) =>
      shop.call('POST', `/auth/reset-password/guess-${i}`, { body: { password } })
    for (let i = 0; i < 50; i++) expect(await guess(i)).toMatchObject({ status: 400 })
    expect(await guess(50)).toMatchObject({ status: 429 })
  })
})

test('six hundred reads in a minute from one address are all answered', async () => {
  await openLimited()
  const { token, userInfo } = await signUp(shop, 'asha@example.com')
  for (let batch = 0; batch < 30; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('GET', `/user/${userInfo.id}`, { token })),
    )
    for (const { status } of answers) expect(status).toBe(200)
  }
})

describe('the counts', () => {
  const contact = async (limits: ReturnType<typeof createLimits>, address: string) => {
    try {
      await limits.take('contactAddress', address)
      return 'taken'
    } catch {
      return 'refused'
    }
  }

  test('start again when their window is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limits = createLimits({ enabled: true })
    for (let i = 0; i < 20; i++) expect(await contact(limits, '10.0.0.1')).toBe('taken')
    expect(await contact(limits, '10.0.0.1')).toBe('refused')
    vi.setSystemTime(Date.now() + 60 * 60 * 1_000)
    expect(await contact(limits, '10.0.0.1')).toBe('taken')
  })

  test('credit no attempt of the last window to the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limits = createLimits({ enabled: true })
    await contact(limits, '10.0.0.1')
    vi.setSystemTime(Date.now() + 60 * 60 * 1_000)
    await limits.credit('contactAddress', '10.0.0.1')
    for (let i = 0; i < 20; i++) expect(await contact(limits, '10.0.0.1')).toBe('taken')
    expect(await contact(limits, '10.0.0.1')).toBe('refused')
  })

  test('treat the addresses of one IPv6 network, or both spellings of an IPv4, as one', async () => {
    const limits = createLimits({ enabled: true })
    for (let i = 1; i <= 20; i++) await contact(limits, `2001:db8:0:7::${i.toString(16)}`)
    expect(await contact(limits, '2001:DB8:0000:0007:1:2:3:4')).toBe('refused')
    expect(await contact(limits, '2001:db8:0:8::1')).toBe('taken')
    for (let i = 0; i < 20; i++) await contact(limits, '10.0.0.1')
    expect(await contact(limits, '::ffff:10.0.0.1')).toBe('refused')
  })

  test('use bounded memory in a flood of addresses', async () => {
    const limits = createLimits({ enabled: true })
    for (let i = 0; i < 21; i++) await contact(limits, '10.0.0.1')
    for (let i = 0; i < 20_000; i++) await contact(limits, `flood ${i}`)
    expect(await contact(limits, '10.0.0.1')).toBe('taken')
  })
})
