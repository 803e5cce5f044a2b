import { LRUCache } from 'lru-cache'
import type { Product } from '@tohfa/contract/catalog/products'
import type { PageChange } from '#platform/database/changes.ts'

/**
 * A cache of products in the form of lists, by id, until they change. Most products of a new list
 * were already on another one. A product that was read before a change is not cached after it.
 */
export class ListedProducts {
  readonly #kept: LRUCache<string, Product>
  readonly #find: (ids: readonly string[]) => Promise<Product[]>
  #changes = 0

  /** @param find those of the products that are in the shop */
  constructor(
    find: (ids: readonly string[]) => Promise<Product[]>,
    { most = 1_000, maxAge = 60_000 } = {},
  ) {
    this.#find = find
    // The age is a safety net for whatever changed unheard.
    this.#kept = new LRUCache({ max: most, ttl: maxAge, ttlResolution: 1_000 })
  }

  /** Those of the products that are in the shop, in the order of their ids. */
  async get(ids: readonly string[]): Promise<Product[]> {
    const found = new Map<string, Product>()
    for (const id of ids) {
      const kept = this.#kept.get(id)
      if (kept) found.set(id, kept)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const changes = this.#changes
      for (const product of await this.#find(missing)) {
        found.set(product.id, product)
        if (changes === this.#changes) this.#kept.set(product.id, product)
      }
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Drops the products that a change affects; null means that anything may have changed. */
  apply(change: PageChange | null): void {
    this.#changes += 1
    if (change?.kind === 'stock') for (const id of change.productIds) this.#kept.delete(id)
    else this.#kept.clear()
  }
}
