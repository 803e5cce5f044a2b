import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/connect.ts'
import {
  type FacetBucket,
  type FacetRequest,
  type Changed,
  changedFacets,
  countFacets,
  type Counted,
  isNarrowed,
  wholeShopFacets,
} from './count.queries.ts'

/**
 * Counts the results of a search: completely the first time, then by the changes since. A cached
 * count is never assumed to be current; every use reads the changes (decision 77).
 */
export class CountsCache {
  readonly #db: Database
  readonly #kept: LRUCache<string, Counted>

  constructor(db: Database, { most = 200 } = {}) {
    this.#db = db
    this.#kept = new LRUCache({ max: most })
  }

  /** As it is now. */
  async count(request: FacetRequest): Promise<Pick<Counted, 'buckets' | 'best'>> {
    if (!isNarrowed(request))
      return { buckets: await wholeShopFacets(this.#db, request.shown), best: null }
    const key = JSON.stringify(request)
    const kept = this.#kept.get(key)
    const changed = kept && (await changedFacets(this.#db, request, kept.snapshot))
    const counted = changed ? withChanges(kept, changed) : await countFacets(this.#db, request)
    this.#kept.set(key, counted)
    return counted
  }
}

/** The cached count, updated by the changes since. */
function withChanges({ buckets, best }: Counted, { buckets: changes, snapshot }: Changed): Counted {
  if (changes.length === 0) return { buckets, best, snapshot }
  return { buckets: added(buckets, changes), best: null, snapshot }
}

function added(buckets: FacetBucket[], changes: readonly FacetBucket[]): FacetBucket[] {
  const all = new Map(buckets.map((bucket) => [bucketKey(bucket), bucket]))
  for (const change of changes) {
    const key = bucketKey(change)
    const n = (all.get(key)?.n ?? 0) + change.n
    if (n === 0) all.delete(key)
    else all.set(key, { ...change, n })
  }
  return [...all.values()]
}

const bucketKey = (bucket: FacetBucket) => JSON.stringify({ ...bucket, n: 0 })
