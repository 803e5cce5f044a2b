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
import {
  countFirstFound,
  type FirstFound,
  type Others,
  type SearchRequest,
} from '#catalog/products/search/first-found.queries.ts'

const noOthers: Others = { words: [], fewer: [] }

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
    return (await this.#again(request)) ?? this.#keep(request, await this.#anew(request))
  }

  /**
   * Counts a search or, if it finds nothing, the first of others that does (`place`). A search that
   * is counted already is not compared with others.
   */
  async countFirst(
    request: SearchRequest,
    others: Others,
  ): Promise<Pick<FirstFound, 'buckets' | 'best' | 'place' | 'finding'>> {
    const again = await this.#again(request)
    if (again) return { ...again, place: null, finding: null }
    const found = await countFirstFound(this.#db, request, others)
    const { place, finding, chosenAt, ...counted } = found
    const other = place === null ? undefined : others.fewer[place]
    if (other) {
      this.#keep({ ...request, searchQuery: other }, counted)
      this.#keep(request, { buckets: [], best: [], snapshot: chosenAt })
    } else this.#keep(request, counted)
    return { ...counted, place, finding }
  }

  /** A cached count with the changes since; null without one, or where older changes were pruned. */
  async #again(request: FacetRequest): Promise<Counted | null> {
    const kept = this.#kept.get(JSON.stringify(request))
    const changed = kept && (await changedFacets(this.#db, request, kept.snapshot))
    return changed ? this.#keep(request, withChanges(kept, changed)) : null
  }

  async #anew({ searchQuery, ...request }: FacetRequest): Promise<Counted> {
    if (!searchQuery) return countFacets(this.#db, { ...request, searchQuery })
    const found = await countFirstFound(this.#db, { ...request, searchQuery }, noOthers)
    const { buckets, best, snapshot } = found
    return { buckets, best, snapshot }
  }

  #keep(request: FacetRequest, counted: Counted): Counted {
    this.#kept.set(JSON.stringify(request), counted)
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
