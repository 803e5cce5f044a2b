import { LRUCache } from 'lru-cache'
import type { FacetBucket } from '#catalog/products/filters/count.queries.ts'

type Ordering = { of: readonly FacetBucket[]; ids: Promise<string[]> }

/**
 * In what order a search shows what it finds, for as long as nothing that it finds has changed, which
 * its counts say: these are another array since.
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
