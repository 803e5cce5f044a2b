import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/connect.ts'
import { listIds } from '#catalog/products/catalog.queries.ts'
import type { Listing } from '#catalog/products/listing.ts'
import { changedTotal, countWithPage, type Total } from './total.queries.ts'

/**
 * Totals of listings for which only the total is needed, cached like counts. The first time one
 * statement returns total and page; later the changes update the total.
 */
export class TotalsCache {
  readonly #db: Database
  readonly #kept: LRUCache<string, Total>

  constructor(db: Database, { most = 1_000 } = {}) {
    this.#db = db
    this.#kept = new LRUCache({ max: most })
  }

  async page(listing: Listing): Promise<{ total: number; ids: string[] }> {
    const { page, limit, sort: _sort, ...filters } = listing
    const key = JSON.stringify(filters)
    const kept = this.#kept.get(key)
    const changed = kept && (await changedTotal(this.#db, listing, kept.snapshot))
    if (!changed) {
      const { ids, ...counted } = await countWithPage(this.#db, listing)
      this.#kept.set(key, counted)
      return { total: counted.total, ids }
    }
    const total = kept.total + changed.total
    this.#kept.set(key, { total, snapshot: changed.snapshot })
    return { total, ids: (page - 1) * limit < total ? await listIds(this.#db, listing) : [] }
  }
}
