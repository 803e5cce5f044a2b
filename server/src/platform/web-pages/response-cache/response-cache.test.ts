import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { PageChange } from '#platform/database/changes.ts'
import { ResponseCache } from './response-cache.ts'
import { answerFromCache, sendCached } from './send-cached.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const padding = 'long enough to be worth compressing '.repeat(60)

/** A shop with one page: `/shelf?name=a` shows the product `a` and the number of its renderings. */
async function openShelf(
  options: { cache?: ResponseCache; while?: () => Promise<void> | void } = {},
) {
  const cache = options.cache ?? new ResponseCache()
  const shelf = { made: 0, status: 200 }
  const app = Fastify()
  answerFromCache(app, cache)
  app.get<{ Querystring: { name?: string } }>('/shelf', (request, reply) => {
    const name = request.query.name ?? 'none'
    return sendCached(cache, request, reply, name, async () => {
      shelf.made += 1
      const body = `${name} ${shelf.made} ${padding}`
      await options.while?.()
      return { status: shelf.status, contentType: 'text/plain', body, shows: [name] }
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.inject({ method: method as 'GET', url: `/shelf?name=${name}`, headers })
  const read = async (name: string) => (await ask(name)).body.split(' ', 2).join(' ')
  return { cache, shelf, url, ask, read }
}

describe('caching', () => {
  test('an answer is rendered once and then reused', async () => {
    const { read, shelf } = await openShelf()
    expect([await read('mug'), await read('mug'), await read('mug')]).toEqual(
      Array(3).fill('mug 1'),
    )
    expect(shelf.made).toBe(1)
  })

  test('concurrent requests wait for one rendering', async () => {
    const { read, shelf } = await openShelf()
    await Promise.all(Array.from({ length: 20 }, () => read('mug')))
    expect(shelf.made).toBe(1)
  })

  test('only a success is cached', async () => {
    const { ask, read, shelf } = await openShelf()
    shelf.status = 503
    expect((await ask('mug')).statusCode).toBe(503)
    shelf.status = 200
    expect(await read('mug')).toBe('mug 2')
  })
})

describe('a change', () => {
  test('of the catalogue, or a missed one, makes everything stale at once', async () => {
    const { read, cache } = await openShelf()
    await read('mug')
    cache.apply({ kind: 'catalog' })
    expect(await read('mug')).toBe('mug 2')
    cache.apply(null)
    expect(await read('mug')).toBe('mug 3')
  })

  test('of stock makes stale only the answers that show the product', async () => {
    const { read, cache } = await openShelf()
    await read('mug')
    await read('cap')
    cache.apply({ kind: 'stock', productIds: ['mug', 'tee'] })
    expect(await read('mug')).toBe('mug 3')
    expect(await read('cap')).toBe('cap 2')
  })

  test('during a rendering prevents its caching, and later requests do not wait for it', async () => {
    const cache = new ResponseCache()
    let interrupt: (() => Promise<void>) | undefined
    const { read, shelf } = await openShelf({ cache, while: () => interrupt?.() })
    const changes: PageChange[] = [{ kind: 'catalog' }, { kind: 'stock', productIds: ['mug'] }]
    for (const change of changes) {
      shelf.made = 0
      cache.apply(null)
      const begun = Promise.withResolvers<void>()
      const go = Promise.withResolvers<void>()
      interrupt = () => {
        interrupt = undefined
        begun.resolve()
        return go.promise
      }
      const early = read('mug')
      await begun.promise
      cache.apply(change)
      expect(await read('mug')).toBe('mug 2')
      go.resolve()
      expect(await early).toBe('mug 1')
      expect(await read('mug')).toBe('mug 2')
    }
  })

  test('of another product’s stock during a rendering does not prevent its caching', async () => {
    const cache = new ResponseCache()
    const change = () => cache.apply({ kind: 'stock', productIds: ['cap'] })
    const { read } = await openShelf({ cache, while: change })
    expect(await read('mug')).toBe('mug 1')
    expect(await read('mug')).toBe('mug 1')
  })
})

describe('memory', () => {
  const small = { probation: 100_000, proven: 400_000 }
  const answer = (key: string) => ({
    status: 200,
    contentType: 'text/plain',
    body: key.padEnd(900, '.'),
    shows: [],
  })
  /** Requests each in turn and counts the renderings. */
  async function askEach(cache: ResponseCache, keys: readonly string[]): Promise<number> {
    let made = 0
    for (const key of keys)
      await cache.getOrProduce(key, async () => {
        made += 1
        return answer(key)
      })
    return made
  }
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name} ${i}`)

  test('of new answers is a share of their own: 30 pages in turn are rendered once', async () => {
    const cache = new ResponseCache(small)
    const pages = named('page', 30)
    expect(await askEach(cache, pages)).toBe(30)
    expect(await askEach(cache, pages)).toBe(0)
  })

  test('of new answers is never more than their share, however much is free', async () => {
    const cache = new ResponseCache(small)
    await askEach(cache, named('crawled', 2_000))
    expect(cache.size).toBeLessThanOrEqual(small.probation)
  })

  test.each(['br', 'gzip', 'identity'] as const)(
    'of a cached answer in %s is its bytes, not a larger buffer that they are a part of',
    async (encoding) => {
      const cache = new ResponseCache()
      const made = await cache.getOrProduce('page', async () => ({
        ...answer('page'),
        body: padding,
      }))
      const bytes = (await cache.inEncoding('page', made, encoding)).body
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    },
  )

  test('of answers requested again is not for new ones, nor that of new ones for them', async () => {
    const cache = new ResponseCache(small)
    const proven = named('proven', 120)
    for (const page of proven) await askEach(cache, [page, page])
    await askEach(cache, named('crawled', 2_000))
    expect(await askEach(cache, proven)).toBe(0)
    const others = named('other', 300)
    for (const page of others) await askEach(cache, [page, page])
    const newcomers = named('newcomer', 20)
    await askEach(cache, newcomers)
    expect(await askEach(cache, newcomers)).toBe(0)
    expect(cache.size).toBeLessThanOrEqual(500_000)
  })
})

test('is bounded: 50,000 odd addresses leave the popular answer cached', async () => {
  const cache = new ResponseCache({ probation: 1_000_000, proven: 2_000_000 })
  const answer = (key: string) => ({
    status: 200,
    contentType: 'text/plain',
    body: key.padEnd(900, '.'),
    shows: [],
  })
  const make = (key: string) => cache.getOrProduce(key, async () => answer(key))
  await make('hot')
  cache.alias('/hot', 'hot')
  expect(cache.getByUrl('/hot')).toBeDefined()
  for (let flood = 0; flood < 50; flood += 1) {
    const keys = Array.from({ length: 1_000 }, (_, i) => `odd ${flood} ${i}`)
    await Promise.all(keys.map(make))
    for (const key of keys) cache.alias(`/${key}`, key)
  }
  expect(cache.getByUrl('/hot')).toBeDefined()
  expect(cache.size).toBeLessThan(3_000_000 + 2_000_000)
})

describe('sending', () => {
  test('uses the best encoding that the client accepts', async () => {
    const { ask } = await openShelf()
    const cases = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['', undefined],
    ] as const
    const plain = (await ask('mug')).body
    for (const [accepted, expected] of cases) {
      const { headers, rawPayload } = await ask('mug', { 'accept-encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe(expected)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      const unpack = expected && { br: brotliDecompressSync, gzip: gunzipSync }[expected]
      expect((unpack ? unpack(rawPayload) : rawPayload).toString()).toBe(plain)
    }
  })

  test('returns the same content in each encoding, in any order of requests, with an ETag for each', async () => {
    for (const first of ['br', 'gzip', 'identity']) {
      const { ask, shelf } = await openShelf()
      await ask('mug', { 'accept-encoding': first })
      const asked = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']
      const answers = await Promise.all(
        asked.map((encoding) => ask('mug', { 'accept-encoding': encoding })),
      )
      const unpacked = answers.map(({ headers, rawPayload }) => {
        const encoding = headers['content-encoding']
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)]
        return (unpack ? unpack(rawPayload) : rawPayload).toString()
      })
      expect(new Set(unpacked).size).toBe(1)
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
      expect(shelf.made).toBe(1)
    }
  })

  test('does not cache an answer that became stale while another encoding of it was made', async () => {
    const { ask, cache, read } = await openShelf()
    await read('mug')
    const zipped = ask('mug', { 'accept-encoding': 'gzip' })
    cache.apply({ kind: 'catalog' })
    await zipped
    expect(await read('mug')).toMatch(/^mug [23]$/)
    cache.apply({ kind: 'catalog' })
    const made = await read('mug')
    expect(await read('mug')).toBe(made)
  })

  test('answers 304 without a body to a client that has these bytes in this encoding', async () => {
    const { ask } = await openShelf()
    const zipped = await ask('mug', { 'accept-encoding': 'gzip' })
    const etag = String(zipped.headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await ask('mug', { 'accept-encoding': 'gzip', 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await ask('mug', { 'if-none-match': etag })).statusCode).toBe(200)
    expect((await ask('mug', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('HEAD has the headers of GET and no body, cached or not', async () => {
    const { ask, url } = await openShelf()
    for (const name of ['mug', 'mug']) {
      const head = await fetch(`${url}/shelf?name=${name}`, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('content-length')).not.toBe('0')
      expect(head.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await ask('mug')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})
