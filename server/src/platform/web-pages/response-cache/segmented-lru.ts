import { LRUCache } from 'lru-cache'

type Limits = {
  /** The most bytes of new entries. */
  probation: number
  /** The most bytes of entries that were requested again. */
  proven: number
  /** The maximum age in milliseconds. */
  maxAge?: number
}

/**
 * A bounded cache in two segments, each with its own share of the memory. A new entry becomes proven
 * when it is requested a second time. So a flood of keys that are requested once evicts only keys
 * of that kind, and takes no more than their share.
 */
export class SegmentedLru<V extends {}> {
  readonly #probation: LRUCache<string, V>
  readonly #proven: LRUCache<string, V>

  constructor(limits: Limits, sizeOf: (value: V, key: string) => number) {
    const age = limits.maxAge ? { ttl: limits.maxAge, ttlResolution: 1_000 } : {}
    const segment = (bytes: number) =>
      new LRUCache<string, V>({
        maxSize: bytes,
        maxEntrySize: Math.floor(limits.probation / 4),
        sizeCalculation: sizeOf,
        ...age,
      })
    this.#probation = segment(limits.probation)
    this.#proven = segment(limits.proven)
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
  }

  /** Replaces a value and keeps its age. */
  replace(key: string, value: V): void {
    const segment = this.#segmentOf(key)
    segment.set(key, value, ttlOf(segment, key))
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
}

/** The remaining lifetime of a value, for callers that cache it elsewhere. */
function ttlOf(
  segment: Pick<LRUCache<string, {}>, 'getRemainingTTL'>,
  key: string,
): { ttl?: number } {
  const ttl = segment.getRemainingTTL(key)
  return Number.isFinite(ttl) ? { ttl: Math.max(1, ttl) } : {}
}
