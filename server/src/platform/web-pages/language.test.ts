import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { id, servePages, type ServedPages, world } from './pages.fixture.ts'

const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
let shop: ServedPages
const languageIn = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical"[^>]*>/.exec(html)?.[0]

beforeAll(async () => {
  shop = await servePages()
})

afterAll(() => shop.close())

test.each([
  [undefined, undefined, 'en'],
  ['*', undefined, 'en'],
  ['en-IN,en;q=0.9,hi;q=0.8', undefined, 'en'],
  ['hi-IN,hi;q=0.9,en-US;q=0.8', undefined, 'hi'],
  ['en;q=0.5, hi', undefined, 'hi'],
  ['mr-IN, hi;q=0.4', undefined, 'hi'],
  ['hi;q=0, en', undefined, 'en'],
  ['ta-IN', undefined, 'en'],
  ['hi', 'a=1; lang=en; b=2', 'en'],
  ['en', 'lang=hi', 'hi'],
  ['en', 'lang=fr', 'en'],
  ['en', 'slang=hi', 'en'],
])('a browser that prefers %s, with the choice %s, gets %s', (wish, cookie, expected) => {
  const headers = { ...(wish && { 'accept-language': wish }), ...(cookie && { cookie }) }
  expect(languageOf(headers)).toBe(expected)
})

describe('a page', () => {
  test('is cached for each language separately, under one canonical address', async () => {
    for (const path of ['/', `/product-detail/${id}`, '/privacy-policy']) {
      // The second answer comes from the cache, before any route.
      for (const _ of [1, 2]) {
        const english = await shop.get(path)
        const translated = await shop.get(path, hindi)
        expect([languageIn(english.html), languageIn(translated.html)]).toEqual(['en-IN', 'hi-IN'])
        expect(translated.headers.get('content-language')).toBe('hi-IN')
        expect(translated.headers.get('etag')).not.toBe(english.headers.get('etag'))
        expect(english.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
        expect(canonicalOf(translated.html)).toBe(canonicalOf(english.html))
      }
    }
  })

  test('answers 304 only to a client that has that language', async () => {
    const tag = (await shop.get('/', hindi)).headers.get('etag') ?? ''
    expect((await shop.get('/', { ...hindi, 'if-none-match': tag })).status).toBe(304)
    expect((await shop.get('/', { 'if-none-match': tag })).status).toBe(200)
  })

  test('preloads the Devanagari font in Hindi only, and all its files exist', async () => {
    const devanagari = /<link rel="preload" href="[^"]*anek-devanagari[^"]*\.woff2"/
    expect((await shop.get('/')).html).not.toMatch(devanagari)
    const { html } = await shop.get('/', hindi)
    expect(html).toMatch(devanagari)
    for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
      expect((await shop.get(path)).status, path).toBe(200)
  })

  test('becomes stale in both languages at once', async () => {
    const path = `/product-detail/${id}`
    world.stock = 0
    shop.cache.apply({ kind: 'stock', productIds: [id] })
    expect((await shop.get(path)).html).toContain('Out of stock')
    expect((await shop.get(path, hindi)).html).toContain('स्टॉक ख़त्म')
    world.stock = 3
  })

  test('that is deleted or fails has its message in the language too', async () => {
    const gone = await shop.get('/product-detail/nothing', hindi)
    expect([gone.status, languageIn(gone.html)]).toEqual([404, 'hi-IN'])
    shop.cache.apply(null)
    world.away = true
    const broken = await shop.get('/', hindi)
    world.away = false
    expect([broken.status, languageIn(broken.html)]).toEqual([503, 'hi-IN'])
    expect(broken.headers.get('content-language')).toBe('hi-IN')
  })
})

describe('the link in the footer', () => {
  const from = (path: string) => ({ referer: shop.base + path })

  test('keeps the choice for a year and returns to the page where it was followed', async () => {
    const { status, headers } = await shop.get('/language/hi', from('/product-filter?search=chai'))
    expect([status, headers.get('location')]).toEqual([303, '/product-filter?search=chai'])
    expect(headers.get('set-cookie')).toBe(
      'lang=hi; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['no page', undefined],
    ['another site', 'https://evil.example/about'],
    ['another port', 'http://127.0.0.1:1/about'],
    ['another protocol', 'ftp://HOST/about'],
    ['no address', 'about'],
    ['a page of nobody', 'data:text/html,about'],
    ['a host for a path', 'http://HOST//evil.example/about'],
    ['a host behind other slashes', 'http://HOST/\\\\evil.example'],
    ['itself', 'http://HOST/language/hi'],
    ['the other language', 'http://HOST/language/en?x=1'],
    ['the sandbox', 'http://HOST/sandbox'],
    ['a call', 'http://HOST/v1/product'],
    ['a picture', 'http://HOST/images/a/720.webp'],
    ['an address that no page has', 'http://HOST/nothing-here'],
  ])('the language link in the footer of %s leads to the home page', async (_, referer) => {
    const headers = referer && { referer: referer.replace('HOST', new URL(shop.base).host) }
    const answer = await shop.get('/language/hi', headers || {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  test('returns to a private page, with the query of its address', async () => {
    for (const path of ['/admin/orders?page=2', '/account/orders', '/checkout'])
      expect((await shop.get('/language/hi', from(path))).headers.get('location')).toBe(path)
  })

  test('accepts the languages of the shop only', async () => {
    const { status, headers } = await shop.get('/language/xx')
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([302, '/', null])
  })
})
