import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** So many points in so many seconds, from a key's first on. */
export type LimiterOptions = { points: number; duration: number }

/** What the shop asks of a limiter, wherever it counts. */
export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>

/** Beyond this many keys the ones unused for longest are forgotten, so that a flood fits memory. */
const maxKeys = 20_000

/** Counts in this process's memory; the library's own keeps each key until its window is over. */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #used = new LRUCache<string | number, true>({
    // With `max` it would make room for all of them at once, 400 KB in each of the shop's limiters.
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
