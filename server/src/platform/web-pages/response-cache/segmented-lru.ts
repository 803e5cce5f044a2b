import { LRUCache } from 'lru-cache'

type Limits = {
  /** The bytes reserved for new entries, however many proven ones there are. */
  probation: number
  /** The bytes reserved for entries that were requested again, however many new ones come. */
  proven: number
  /** The maximum age in milliseconds. */
  maxAge?: number
}

/**
 * A bounded cache in two segments. A new entry becomes proven when it is requested a second time.
 * Either segment uses the space that the other leaves free. When there is none, new keys are
 * evicted first, down to their own share. So a flood of keys that are requested once evicts only
 * keys of that kind.
 */
export class SegmentedLru<V extends {}> {
  readonly #probation: LRUCache<string, V>
  readonly #proven: LRUCache<string, V>
  readonly #limits: Limits

  constructor(limits: Limits, sizeOf: (value: V, key: string) => number) {
    const age = limits.maxAge ? { ttl: limits.maxAge, ttlResolution: 1_000 } : {}
    const segment = () =>
      new LRUCache<string, V>({
        maxSize: limits.probation + limits.proven,
        maxEntrySize: Math.floor(limits.probation / 4),
        sizeCalculation: sizeOf,
        ...age,
      })
    this.#limits = limits
    this.#probation = segment()
    this.#proven = segment()
  }

  /** The value of `key`; counts as a request. */
  get(key: string): V | undefined {
    const proven = this.#proven.get(key)
    if (proven !== undefined) return proven
    const value = this.#probation.get(key)
    if (value === undefined) return undefined
    const ttl = ttlOf(this.#probation, key)
    this.#probation.delete(key)
    this.#proven.set(key, value, ttl)
    return value
  }

  /** The value of `key`; does not count as a request. */
  peek(key: string): V | undefined {
    return this.#proven.peek(key) ?? this.#probation.peek(key)
  }

  set(key: string, value: V): void {
    this.#segmentOf(key).set(key, value)
    this.#makeRoom()
  }

  /** Replaces a value and keeps its age. */
  replace(key: string, value: V): void {
    const segment = this.#segmentOf(key)
    segment.set(key, value, ttlOf(segment, key))
    this.#makeRoom()
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const segment of [this.#probation, this.#proven]) {
      const keys: string[] = []
      segment.forEach((value, key) => {
        if (matches(value)) keys.push(key)
      })
      for (const key of keys) segment.delete(key)
    }
  }

  clear(): void {
    this.#probation.clear()
    this.#proven.clear()
  }

  /** The current size in bytes. */
  get size(): number {
    return this.#probation.calculatedSize + this.#proven.calculatedSize
  }

  #segmentOf(key: string): LRUCache<string, V> {
    return this.#proven.has(key) ? this.#proven : this.#probation
  }

  /** The oldest of the new entries go, unless they have only their own share. */
  #makeRoom(): void {
    const { probation, proven } = this.#limits
    while (this.size > probation + proven) {
      const tooMany = this.#probation.calculatedSize > probation ? this.#probation : this.#proven
      if (tooMany.pop() === undefined) return
    }
  }
}

/** The remaining lifetime of a value, for callers that cache it elsewhere. */
function ttlOf(
  segment: Pick<LRUCache<string, {}>, 'getRemainingTTL'>,
  key: string,
): { ttl?: number } {
  const ttl = segment.getRemainingTTL(key)
  return Number.isFinite(ttl) ? { ttl: Math.max(1, ttl) } : {}
}
