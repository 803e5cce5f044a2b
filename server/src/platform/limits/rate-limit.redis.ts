import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { noteLimitsAlone } from '#platform/metrics/process-metrics.ts'
import { BoundedLimiter, type Limiter, type LimiterOptions } from './rate-limit.memory.ts'

/** After a failure Redis is left alone for so long, so that only one call a while waits in vain. */
const pauseMs = 1_000

export type SharedLimiters = {
  limiter(name: string, options: LimiterOptions): Limiter
  close(): Promise<void>
}

/**
 * Counts in Redis, shared by every process. While Redis is away each process counts in its own
 * memory: a limit is then looser, never an error. `log` hears when that begins and when it ends; a
 * shopper waits no longer than `timeoutMs` for a count.
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

  /** What Redis answers; throws when it does not in time, or did not a moment ago. */
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
  // It goes on trying by itself; an error of the first try is heard above.
  client.connect().catch(() => undefined)

  /** The client, as far as the library calls it. */
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

  /** Hashed: an address is nobody's business there, and a long one takes no more room. */
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'))
  }

  /** Also what was counted here while Redis was away. */
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
