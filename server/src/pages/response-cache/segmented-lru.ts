import { LRUCache } from 'lru-cache'

type Limits = {
  /** What newcomers may take together, in bytes. */
  probation: number
  /** What those that were asked for again may take together, in bytes. */
  proven: number
  /** Nothing is older than this in milliseconds. */
  maxAge?: number
}

/**
 * A bounded memory in two segments. A newcomer waits in the small one and moves to the large one
 * when it is asked for a second time, so that a flood of keys nobody asks for again only ever
 * pushes out its own kind.
 */
export class SegmentedLru<V extends {}> {
  readonly #probation: LRUCache<string, V>
  readonly #proven: LRUCache<string, V>

  constructor(limits: Limits, sizeOf: (value: V, key: string) => number) {
    const age = limits.maxAge ? { ttl: limits.maxAge, ttlResolution: 1_000 } : {}
    const segment = (maxSize: number) =>
      new LRUCache<string, V>({
        maxSize,
        maxEntrySize: Math.floor(limits.probation / 4),
        sizeCalculation: sizeOf,
        ...age,
      })
    this.#probation = segment(limits.probation)
    this.#proven = segment(limits.proven)
  }

  /** The value of `key`, which counts as asking for it. */
  get(key: string): V | undefined {
    const proven = this.#proven.get(key)
    if (proven !== undefined) return proven
    const value = this.#probation.get(key)
    if (value === undefined) return undefined
    const ttl = this.#probation.getRemainingTTL(key)
    this.#probation.delete(key)
    this.#proven.set(key, value, Number.isFinite(ttl) ? { ttl: Math.max(1, ttl) } : {})
    return value
  }

  set(key: string, value: V): void {
    const segment = this.#proven.has(key) ? this.#proven : this.#probation
    segment.set(key, value)
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

  /** What is held now, in bytes. */
  get size(): number {
    return this.#probation.calculatedSize + this.#proven.calculatedSize
  }
}
