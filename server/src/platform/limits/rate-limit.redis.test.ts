import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { freePort, hasRedis, openRedisServer, type RedisServer } from '#testing/redis-server.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import type { Limiter } from './rate-limit.memory.ts'
import { createSharedLimiters, type SharedLimiters } from './rate-limit.redis.ts'

/** As many attempts as a test needs, within a minute. */
const many = { points: 1_000, duration: 60 }
/** Longer than any test, so that a slow machine does not make a process count alone. */
const patiently = 3_600_000

const opened: SharedLimiters[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const limiters of opened.splice(0)) await limiters.close()
})

/** A limiter as another process has it, on the same Redis. */
function limiterOn(url: string, heard: string[] = []) {
  const limiters = createSharedLimiters(url, (sentence) => heard.push(sentence), patiently)
  opened.push(limiters)
  return limiters.limiter('test', many)
}

test('without Redis each process counts alone, at once and without an error', async () => {
  const heard: string[] = []
  const limiter = limiterOn(`redis://127.0.0.1:${await freePort()}`, heard)
  for (let n = 1; n <= 50; n++)
    expect(await limiter.consume('10.0.0.1')).toMatchObject({ consumedPoints: n })
  expect(heard).toEqual([expect.stringContaining('Redis is away')])
})

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  let redis: RedisServer
  let a: TestShop
  let b: TestShop
  beforeAll(async () => {
    redis = await openRedisServer()
    const env = { RATE_LIMITS: 'on', REDIS_URL: redis.url }
    a = await openTestShop({ env })
    b = await openTestShop({ env, on: a })
  })
  afterAll(async () => {
    await b.stop()
    await a.close()
    await redis.close()
  })

  test('refuse one attempt too many together, and reset together', async () => {
    const signIn = (shop: TestShop, word: string) =>
      shop.call('POST', '/auth/login', { body: { email: 'asha@example.com', password: word } })
    for (let i = 0; i < 10; i++)
      expect(await signIn(i % 2 ? a : b, 'Wrong2026')).toMatchObject({ status: 401 })
    for (const shop of [a, b]) {
      const refused = await signIn(shop, 'Wrong2026')
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(15 * 60)
    }
  })

  test('share the known devices of an account, whose cookie both can read', async () => {
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

  test('count each attempt once, also many at once, and start again after Redis lost its data', async () => {
    const [one, other] = [limiterOn(redis.url), limiterOn(redis.url)]
    await untilTogether(one, other)
    await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 ? one : other).consume('key')))
    expect(await one.reward('key')).toMatchObject({ consumedPoints: 199 })
    await other.delete('key')
    expect(await one.consume('key')).toMatchObject({
      consumedPoints: 1,
      isFirstInDuration: true,
    })
  })

  test('count locally while Redis hangs, with at most one waiting call, and then together again', async () => {
    const mortal = await openRedisServer()
    const heard: string[] = []
    const [one, other] = [limiterOn(mortal.url, heard), limiterOn(mortal.url)]
    await untilTogether(one, other)
    const keys = await mortal.keys()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await mortal.freeze()
    const first = one.consume('key')
    await vi.advanceTimersByTimeAsync(patiently)
    expect(await first).toMatchObject({ consumedPoints: 1 })
    // None of these needs a timer; the clock is stopped.
    for (let n = 2; n <= 50; n++)
      expect(await one.consume('key')).toMatchObject({ consumedPoints: n })
    expect(heard.at(-1)).toContain('Redis is away')
    mortal.thaw()
    // Redis now runs the command that it got while it hung; other connections may come before it.
    await expect.poll(() => mortal.keys()).toBe(keys + 1)
    expect(await other.consume('key')).toMatchObject({ consumedPoints: 2 })
    vi.advanceTimersByTime(1_000)
    expect(await one.consume('key')).toMatchObject({ consumedPoints: 3 })
    expect(heard.at(-1)).toContain('Redis is back')
    await mortal.close()
  })

  test('count alone while Redis is down, and together when it is back', async () => {
    const mortal = await openRedisServer()
    const [one, other] = [limiterOn(mortal.url), limiterOn(mortal.url)]
    await untilTogether(one, other)
    await mortal.close()
    for (let n = 1; n <= 5; n++)
      expect(await one.consume('key')).toMatchObject({ consumedPoints: n })
    const again = await openRedisServer(Number(new URL(mortal.url).port))
    await untilTogether(one, other)
    expect(await one.consume('key')).toMatchObject({ consumedPoints: 1 })
    await again.close()
  })

  test('reset together also what one of them counted alone', async () => {
    const mortal = await openRedisServer()
    const [one, other] = [limiterOn(mortal.url), limiterOn(mortal.url)]
    await untilTogether(one, other)
    await mortal.close()
    await one.consume('key')
    const again = await openRedisServer(Number(new URL(mortal.url).port))
    await untilTogether(one, other)
    await one.delete('key')
    await again.close()
    expect(await one.consume('key')).toMatchObject({ consumedPoints: 1 })
  })
})

/** Waits until both are connected, when each sees the counts of the other. */
async function untilTogether(one: Limiter, other: Limiter): Promise<void> {
  await expect
    .poll(async () => {
      const key = randomUUID()
      await one.consume(key)
      return (await other.consume(key)).consumedPoints
    })
    .toBe(2)
}
