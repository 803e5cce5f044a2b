import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, signUp } from '../accounts/accounts.fixture.ts'
import { freePort, hasRedis, openRedisServer, type RedisServer } from '../testing/redis-server.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { createSharedCounters, type SharedCounters } from './rate-limit.redis.ts'

test('without Redis each process counts alone, at once and without an error', async () => {
  const heard: string[] = []
  const counters = createSharedCounters(
    `redis://127.0.0.1:${await freePort()}`,
    (sentence) => heard.push(sentence),
    // A call that waited for Redis would outlast the test.
    3_600_000,
  )
  const counter = counters.counter('call', 60)
  for (let n = 1; n <= 50; n++) expect(await counter.add('10.0.0.1', 1)).toMatchObject({ count: n })
  expect(heard).toEqual([expect.stringContaining('Redis is away')])
  await counters.close()
})

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  let redis: RedisServer
  let a: TestShop
  let b: TestShop
  const opened: SharedCounters[] = []
  beforeAll(async () => {
    redis = await openRedisServer()
    const env = { RATE_LIMITS: 'on', REDIS_URL: redis.url }
    a = await openTestShop({ env })
    b = await openTestShop({ env, on: a })
  })
  afterAll(async () => {
    for (const counters of opened) await counters.close()
    await b.stop()
    await a.close()
    await redis.close()
  })

  function counterOn(url: string, heard: string[] = [], timeoutMs?: number) {
    const counters = createSharedCounters(url, (sentence) => heard.push(sentence), timeoutMs)
    opened.push(counters)
    return counters.counter('test', 60)
  }

  test('refuse together what is one try too many, and forget together', async () => {
    const signIn = (shop: TestShop, word: string) =>
      shop.call('POST', '/auth/login', { body: { email: 'asha@example.com', password: word } })
    for (let i = 0; i < 10; i++)
      expect(await signIn(i % 2 ? a : b, 'Wrong2026')).toMatchObject({ status: 401 })
    for (const shop of [a, b]) {
      const refused = await signIn(shop, 'Wrong2026')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    }
  })

  test('hold together a device that an account is known on, whose cookie both can read', async () => {
    const email = 'mira@example.com'
    await signUp(a, email)
    const signIn = (shop: TestShop, word: string, cookie = '') =>
      shop.call('POST', '/auth/login', { body: { email, password: word }, headers: { cookie } })
    const known = await signIn(a, password)
    const cookie = known.headers.get('set-cookie')?.split(';', 1)[0]
    for (let i = 0; i < 10; i++)
      expect(await signIn(i % 2 ? a : b, 'Wrong2026', cookie)).toMatchObject({ status: 401 })
    for (const shop of [a, b]) {
      expect(await signIn(shop, password, cookie)).toMatchObject({ status: 429 })
      expect(await signIn(shop, password)).toMatchObject({ status: 200 })
    }
  })

  test('count each try once, also many at once, and begin anew when forgotten', async () => {
    // A busy machine may be slow to answer, and then each would count alone.
    const [one, other] = [counterOn(redis.url, [], 30_000), counterOn(redis.url, [], 30_000)]
    await expect
      .poll(async () => {
        await one.add('warm', 1)
        return (await other.add('warm', 1)).count
      })
      .toBeGreaterThan(1)
    await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 ? one : other).add('key', 1)))
    expect(await one.add('key', -1)).toMatchObject({ count: 199 })
    await other.forget('key')
    expect(await one.add('key', 1)).toEqual({ count: 1, secondsLeft: 60 })
  })

  test('go on alone while it hangs or is gone, and together when it is back', async () => {
    const mortal = await openRedisServer()
    const heard: string[] = []
    const counter = counterOn(mortal.url, heard)
    const other = counterOn(mortal.url)
    await expect
      .poll(async () => {
        await other.add('key', 1)
        return (await counter.add('key', 1)).count
      })
      .toBeGreaterThan(1)
    const { count } = await other.add('key', 0)
    // The clock stands still: after the first who waits in vain nobody asks Redis.
    vi.useFakeTimers({ toFake: ['Date'] })
    mortal.freeze()
    for (let n = 0; n < 50; n++) await counter.add('key', 1)
    vi.useRealTimers()
    expect(heard.at(-1)).toContain('Redis is away')
    mortal.thaw()
    // What it was asked while it hung it does now.
    await expect.poll(async () => (await other.add('key', 0)).count).toBe(count + 1)
    await expect
      .poll(async () => {
        await counter.add('key', 1)
        return heard.at(-1)
      })
      .toContain('Redis is back')
    await mortal.close()
    await counter.add('key', 1)
    const again = await openRedisServer(Number(new URL(mortal.url).port))
    await expect
      .poll(async () => {
        const { count } = await other.add('new', 1)
        return (await counter.add('new', 1)).count - count
      })
      .toBe(1)
    await again.close()
  })
})
