import type { PageChange } from '#platform/database/changes.ts'
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

/** A response being rendered, and the changes since its rendering began. */
type InFlight = { everything: boolean; stockOf: Set<string> }

const megabyte = 1024 * 1024
const defaults = {
  probation: 12 * megabyte,
  proven: 20 * megabyte,
  // A safety net for changes that were missed, and for banners that begin or end by the clock.
  maxAge: 60_000,
}
const aliasLimits = { probation: megabyte / 4, proven: megabyte }
const longestAlias = 1_024

/**
 * The cache of public responses (docs/architecture.md#how-a-page-gets-its-data): JSON of public
 * calls and HTML of public pages, compressed, with their headers. Changes in the shop make them
 * stale at once. Its memory is bounded, against floods of odd addresses.
 */
export class ResponseCache {
  readonly #entries: SegmentedLru<CachedResponse>
  /** Addresses as requested, each with the key of its response. */
  readonly #aliases = new SegmentedLru<string>(aliasLimits, (key, url) => key.length + url.length)
  /** Renderings that later requests with the same key may wait for. */
  readonly #joinable = new Map<string, Promise<CachedResponse>>()
  readonly #inFlight = new Set<InFlight>()
  /** Encodings being made. */
  readonly #encoding = new WeakMap<CachedResponse, Partial<Record<Encoding, Promise<Encoded>>>>()

  readonly #headers: Record<string, string>

  /** @param headers the default headers of every response */
  constructor(limits: Partial<typeof defaults> = {}, headers: Record<string, string> = {}) {
    this.#headers = headers
    this.#entries = new SegmentedLru(
      { ...defaults, ...limits },
      (entry, key) => entry.size + key.length,
    )
  }

  /** The response cached under `key`, unless it is stale. */
  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key)
  }

  /** The response cached for exactly this address, and its key: one lookup, no parsing. */
  getByUrl(url: string): { key: string; response: CachedResponse } | undefined {
    const key = this.#aliases.get(url)
    const response = key === undefined ? undefined : this.#entries.get(key)
    return key !== undefined && response ? { key, response } : undefined
  }

  /** Records that this address, as requested, has the response of `key`. */
  alias(url: string, key: string): void {
    if (url.length <= longestAlias) this.#aliases.set(url, key)
  }

  /**
   * The response of `key`: cached, being rendered, or rendered now by `produce` in `encoding`. Only
   * a 200 is cached, and only if nothing that it shows changed during its rendering.
   * @throws the error of `produce`
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

  /** A response in an encoding, which is cached with the response. */
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

  /** Makes stale what a change affects; null means that anything may have changed. */
  apply(change: PageChange | null): void {
    // A request after the change must not get a rendering that began before it.
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

  /** The current size in bytes. */
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
