import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import { noteLimitsAlone } from '../metrics/process-metrics.ts'
import { type Counter, createMemoryCounter } from './rate-limit.memory.ts'

/** After a failure Redis is left alone for so long, so that only one call a while waits in vain. */
const pauseMs = 1_000

export type SharedCounters = {
  counter(name: string, windowSeconds: number): Counter
  close(): Promise<void>
}

/**
 * Counts in Redis, shared by every process. Each process counts along in its own memory and goes by
 * that while Redis is away: a limit is then looser, never an error. `log` hears when that begins and
 * when it ends; a shopper waits no longer than `timeoutMs` for a count.
 */
export function createSharedCounters(
  url: string,
  log: (sentence: string) => void,
  timeoutMs = 250,
): SharedCounters {
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

  /** What Redis answers, or undefined when it does not. */
  async function ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (Date.now() < retryAt) return undefined
    try {
      const answer = await within(timeoutMs, question())
      setAway(false)
      return answer
    } catch (error) {
      setAway(true, (error as Error).message)
      return undefined
    }
  }

  client.on('error', (error: Error) => setAway(true, error.message))
  client.on('ready', () => {
    retryAt = 0
  })
  // It goes on trying by itself; an error of the first try is heard above.
  client.connect().catch(() => undefined)

  return {
    counter(name, windowSeconds) {
      const local = createMemoryCounter(windowSeconds)
      // Hashed: an address is nobody's business there, and a long one takes no more room.
      const keyOf = (key: string) =>
        `tohfa:limit:${name}:${createHash('sha256').update(key).digest('base64url')}`
      return {
        async add(key, amount) {
          const own = await local.add(key, amount)
          const shared = await ask(() =>
            client
              .multi()
              .set(keyOf(key), 0, {
                expiration: { type: 'EX', value: windowSeconds },
                condition: 'NX',
              })
              .incrBy(keyOf(key), amount)
              .ttl(keyOf(key))
              .execTyped(),
          )
          if (!shared) return own
          const [, count, secondsLeft] = shared
          return { count: Math.max(0, count), secondsLeft: Math.max(1, secondsLeft) }
        },
        async forget(key) {
          await local.forget(key)
          await ask(() => client.del(keyOf(key)))
        },
      }
    },
    async close() {
      client.removeAllListeners('error').on('error', () => undefined)
      client.destroy()
    },
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
