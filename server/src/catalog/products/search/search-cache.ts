import { LRUCache } from 'lru-cache'

/**
 * Caches search results until something in the catalogue changes. Concurrent callers share one
 * search. A search that began before a change is not returned to callers after it.
 */
export class SearchCache<V extends {}> {
  readonly #found: LRUCache<string, Promise<V>>

  constructor({ most = 200, maxAge = 60_000 } = {}) {
    // The age is a safety net for whatever changed unheard.
    this.#found = new LRUCache({ max: most, ttl: maxAge, ttlResolution: 1_000 })
  }

  /** Whether it is found already, or being found. */
  has(key: string): boolean {
    return this.#found.has(key)
  }

  get(key: string, find: () => Promise<V>): Promise<V> {
    const kept = this.#found.get(key)
    if (kept) return kept
    const finding = find()
    this.#found.set(key, finding)
    finding.catch(() => {
      if (this.#found.peek(key) === finding) this.#found.delete(key)
    })
    return finding
  }

  clear(): void {
    this.#found.clear()
  }
}
