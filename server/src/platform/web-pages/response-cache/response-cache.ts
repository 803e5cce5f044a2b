import type { DataChange } from '#platform/database/changes.ts'
import {
  type CachedResponse,
  type Encoded,
  type Encoding,
  prepareResponse,
  type Produced,
  withEncoding,
} from './cached-response.ts'
import { SegmentedLru } from './segmented-lru.ts'

export type { CachedResponse, Produced } from './cached-response.ts'

/** An answer in the making, and what changed since its making began. */
type InFlight = { everything: boolean; stockOf: Set<string> }

const megabyte = 1024 * 1024
const defaults = {
  probation: 8 * megabyte,
  proven: 32 * megabyte,
  // A safety net: whatever changed unheard, and banners that begin or end by the clock.
  maxAge: 60_000,
}
const aliasLimits = { probation: megabyte / 4, proven: megabyte }
const longestAlias = 1_024

/**
 * The cache of public responses (docs/architecture.md#how-a-page-gets-its-data): JSON of
 * public calls and HTML of public pages, compressed, with their headers. What changes in the shop
 * makes them stale at once; memory is bounded against floods of odd addresses.
 */
export class ResponseCache {
  readonly #entries: SegmentedLru<CachedResponse>
  /** Addresses as they were asked, each with the key of its answer. */
  readonly #aliases = new SegmentedLru<string>(aliasLimits, (key, url) => key.length + url.length)
  /** Those that a newcomer with the same key may wait for. */
  readonly #joinable = new Map<string, Promise<CachedResponse>>()
  readonly #inFlight = new Set<InFlight>()
  /** Further encodings in the making. */
  readonly #encoding = new WeakMap<CachedResponse, Partial<Record<Encoding, Promise<Encoded>>>>()

  readonly #headers: Record<string, string>

  /** @param headers what every answer carries beside its own */
  constructor(limits: Partial<typeof defaults> = {}, headers: Record<string, string> = {}) {
    this.#headers = headers
    this.#entries = new SegmentedLru(
      { ...defaults, ...limits },
      (entry, key) => entry.size + key.length,
    )
  }

  /** The answer kept under `key`, if one is and nothing it shows has changed. */
  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key)
  }

  /**
   * The answer kept for an address exactly as it was asked before, and its key: one look, no
   * parsing.
   */
  getByUrl(url: string): { key: string; response: CachedResponse } | undefined {
    const key = this.#aliases.get(url)
    const response = key === undefined ? undefined : this.#entries.get(key)
    return key !== undefined && response ? { key, response } : undefined
  }

  /** Remembers that this address, as asked, has the answer of `key`. */
  alias(url: string, key: string): void {
    if (url.length <= longestAlias) this.#aliases.set(url, key)
  }

  /**
   * The answer of `key`: kept, or in the making, or made now by `produce`, which has it in
   * `encoding`. Only a 200 is kept, and only when nothing that it shows changed while it was made.
   * What `produce` throws is passed on.
   */
  getOrProduce(
    key: string,
    produce: () => Promise<Produced>,
    encoding: Encoding = 'identity',
  ): Promise<CachedResponse> {
    const kept = this.#entries.get(key)
    if (kept) return Promise.resolve(kept)
    const underWay = this.#joinable.get(key)
    if (underWay) return underWay
    const making = this.#make(key, produce, encoding).finally(() => {
      if (this.#joinable.get(key) === making) this.#joinable.delete(key)
    })
    this.#joinable.set(key, making)
    return making
  }

  /** An answer in an encoding, which is kept too, as long as the answer itself is. */
  inEncoding(key: string, response: CachedResponse, encoding: Encoding): Promise<Encoded> {
    const known = response.encodings[encoding]
    if (known) return Promise.resolve(known)
    const underWay = this.#encoding.get(response)?.[encoding]
    if (underWay) return underWay
    const making = withEncoding(response, encoding).then(({ more, encoded }) => {
      // It may be stale by now, or have got another encoding meanwhile.
      if (this.#entries.peek(key) === response) this.#entries.replace(key, more)
      return encoded
    })
    this.#encoding.set(response, { ...this.#encoding.get(response), [encoding]: making })
    return making
  }

  /** Makes stale what a change touches; null means that anything may have changed. */
  apply(change: DataChange | null): void {
    // Somebody who asks after the change must not be given an answer begun before it.
    this.#joinable.clear()
    if (change?.kind === 'stock') {
      const changed = change.productIds
      for (const inFlight of this.#inFlight) for (const id of changed) inFlight.stockOf.add(id)
      this.#entries.deleteWhere((entry) => changed.some((id) => entry.shows.has(id)))
    } else {
      for (const inFlight of this.#inFlight) inFlight.everything = true
      this.#entries.clear()
    }
  }

  /** What is held now, in bytes. */
  get size(): number {
    return this.#entries.size + this.#aliases.size
  }

  async #make(
    key: string,
    produce: () => Promise<Produced>,
    encoding: Encoding,
  ): Promise<CachedResponse> {
    const inFlight: InFlight = { everything: false, stockOf: new Set() }
    this.#inFlight.add(inFlight)
    try {
      const produced = await produce()
      const headers = { ...this.#headers, ...produced.headers }
      const entry = await prepareResponse({ ...produced, headers }, encoding)
      const stale = inFlight.everything || [...inFlight.stockOf].some((id) => entry.shows.has(id))
      if (entry.status === 200 && !stale) this.#entries.set(key, entry)
      return entry
    } finally {
      this.#inFlight.delete(inFlight)
    }
  }
}
