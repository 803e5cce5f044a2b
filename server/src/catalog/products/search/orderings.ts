import { LRUCache } from 'lru-cache'
import type { FacetBucket } from '#catalog/products/filters/count.queries.ts'

type Ordering = { of: readonly FacetBucket[]; ids: Promise<string[]> }

/**
 * A cache of the order of a search's results. An entry is valid while its counts are the same
 * array, which is replaced when a result changes.
 */
export class Orderings {
  readonly #kept: LRUCache<string, Ordering>

  constructor({ most = 200 } = {}) {
    this.#kept = new LRUCache({ max: most })
  }

  get(key: string, of: readonly FacetBucket[], find: () => Promise<string[]>): Promise<string[]> {
    const kept = this.#kept.get(key)
    if (kept?.of === of) return kept.ids
    const ids = find()
    this.#kept.set(key, { of, ids })
    ids.catch(() => {
      if (this.#kept.peek(key)?.ids === ids) this.#kept.delete(key)
    })
    return ids
  }
}
