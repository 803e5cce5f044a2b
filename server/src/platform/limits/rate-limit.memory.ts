import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** A number of points in a window of seconds, which begins with the first attempt of a key. */
export type LimiterOptions = { points: number; duration: number }

/** The interface of a limiter, wherever it counts. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>

/** Beyond this many keys the least recently used are removed, so that a flood fits in memory. */
const maxKeys = 20_000

/**
 * Counts in this process's memory. The library's own limiter keeps each key until its window ends.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #used = new LRUCache<string | number, true>({
    // With `max` the cache would preallocate for all keys, 400 KB in each of the shop's limiters.
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    dispose: (_, key) => void this.delete(key),
  })

  override consume(...given: Parameters<Limiter['consume']>) {
    this.#used.set(given[0], true)
    return super.consume(...given)
  }

  override reward(...given: Parameters<Limiter['reward']>) {
    this.#used.set(given[0], true)
    return super.reward(...given)
  }
}
