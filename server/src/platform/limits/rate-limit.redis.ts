import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { noteLimitsAlone } from '#platform/metrics/process-metrics.ts'
import { BoundedLimiter, type Limiter, type LimiterOptions } from './rate-limit.memory.ts'

/** After a failure Redis is not used for this long, so that few calls wait in vain. */
const pauseMs = 1_000

export type SharedLimiters = {
  limiter(name: string, options: LimiterOptions): Limiter
  close(): Promise<void>
}

/**
 * Counts in Redis, shared by all processes. While Redis is down each process counts in its own
 * memory: a limit is then looser, but never an error. `log` gets the beginning and the end of that.
 * A shopper waits at most `timeoutMs` for a count.
 */
export function createSharedLimiters(
  url: string,
  log: (sentence: string) => void,
  timeoutMs = 250,
): SharedLimiters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000),
    },
  })
  let away = false
  let retryAt = 0

  function setAway(now: boolean, why = ''): void {
    if (now) retryAt = Date.now() + pauseMs
    if (now === away) return
    away = now
    noteLimitsAlone(away)
    log(
      away
        ? `Redis is away (${why}); limits are counted by each process alone`
        : 'Redis is back; limits are counted together',
    )
  }

  /** The answer of Redis; throws on a timeout, and for a while after one. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (Date.now() < retryAt) throw new Error('Redis is left alone for a moment')
    try {
      const answer = await within(timeoutMs, question())
      setAway(false)
      return answer
    } catch (error) {
      setAway(true, (error as Error).message)
      throw error
    }
  }

  client.on('error', (error: Error) => setAway(true, error.message))
  client.on('ready', () => {
    retryAt = 0
  })
  // It reconnects by itself; the first error is logged above.
  client.connect().catch(() => undefined)

  /** The part of the client that the library uses. */
  const storeClient: Pick<typeof client, 'eval' | 'del'> = {
    eval: (...given) => ask(() => client.eval(...given)),
    del: (...given) => ask(() => client.del(...given)),
  }

  return {
    limiter: (name, options) => new SharedLimiter(storeClient, name, options),
    async close() {
      client.removeAllListeners('error').on('error', () => undefined)
      client.destroy()
    },
  }
}

class SharedLimiter extends RateLimiterRedis {
  readonly #alone: BoundedLimiter

  constructor(storeClient: object, name: string, options: LimiterOptions) {
    const insuranceLimiter = new BoundedLimiter(options)
    const keyPrefix = `tohfa:limit:${name}`
    super({ ...options, storeClient, useRedisPackage: true, keyPrefix, insuranceLimiter })
    this.#alone = insuranceLimiter
  }

  /** Hashed, because Redis needs no addresses, and a long one takes no more memory. */
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'))
  }

  /** Including what was counted locally while Redis was down. */
  override async delete(key: string | number): Promise<boolean> {
    await this.#alone.delete(key)
    return await super.delete(key)
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
