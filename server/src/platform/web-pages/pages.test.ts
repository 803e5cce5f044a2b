import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { banner, id, servePages, type ServedPages, world } from './pages.fixture.ts'

let shop: ServedPages
const get = (path: string) => shop.get(path)

/** The sources of one directive of a page's policy. */
function directive(headers: Headers, name: string): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

beforeAll(async () => {
  shop = await servePages()
})

afterAll(() => shop.close())

describe('a page', () => {
  test.each(['/', '/product-filter', `/product-detail/${id}`, '/signin', '/cart', '/checkout'])(
    '%s has one header, main, footer and h1, and a title, before any script ran',
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      for (const tag of ['header', 'main', 'footer', 'h1', 'title'])
        expect(html.match(new RegExp(`<${tag}[ >]`, 'g')), tag).toHaveLength(1)
    },
  )

  test('lets exactly its own inline scripts run, by their hashes', async () => {
    const { headers, html } = await get('/')
    const allowed = directive(headers, 'script-src')
    const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !/\ssrc=|type="application\//.test(attributes ?? ''),
    )
    expect(inline.length).toBeGreaterThan(0)
    const hashes = inline.map(
      ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]))
    expect(directive(headers, 'style-src')).toEqual(["'self'"])
  })

  test('comes without the mark that its scripts were written with, and so alike each time', async () => {
    const { html, headers } = await get('/')
    expect(html).not.toContain('nonce')
    shop.cache.apply(null)
    expect((await get('/')).headers.get('etag')).toBe(headers.get('etag'))
  })

  test('needs no style in its markup, which the policy would refuse', async () => {
    const { html } = await get(`/product-detail/${id}`)
    expect(html).not.toMatch(/<style|\sstyle="/)
  })

  test('holds what a person typed as text only', async () => {
    const { html } = await get(`/product-detail/${id}`)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  test('of a product says its price, its old price and where it really is', async () => {
    const { html } = await get(`/product-detail/${id}?utm_source=mail`)
    expect(html).toContain('₹479.20')
    expect(html).toContain('line-through')
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/product-detail/${id}"`)
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(description.replaceAll(/&[a-z0-9#]+;/g, '_').length).toBeLessThanOrEqual(150)
  })

  test('has the first screen of the shop in it: kinds, the first banner, the best products', async () => {
    const { html } = await get('/')
    const kinds = /<nav aria-label="Shop by kind"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    expect(kinds.match(/<a [^>]*href="\/product-filter\?categorie=[^"]+"/g)).toHaveLength(8)
    expect(kinds).toContain('href="/product-filter?categorie=Photo%20Frame"')
    const { link, alt, imageUrl } = banner('diwali', 'desktop')
    const shown = /<section aria-label="What is new in the shop"[\s\S]*?<\/section>/.exec(html)?.[0]
    for (const words of [`href="${link}"`, `alt="${alt}"`, `src="${imageUrl}"`])
      expect(shown).toContain(words)
    const best = /<section aria-label="Best products"[\s\S]*?<\/section>/.exec(html)?.[0]
    expect(best).toContain('href="/product-filter?categorie=Coffee%20Mug"')
    expect(best).toContain('From ₹479.20')
  })

  test('cuts the title of a card after 20 signs at home, after 30 in the listing', async () => {
    expect((await get('/')).html).toContain('>Chai mug &lt;/script&gt;&lt;s…</p>')
    expect((await get('/product-filter')).html).toContain(
      '>Chai mug &lt;/script&gt;&lt;script&gt;aler…</h2>',
    )
  })

  test('lets the payment provider in on the checkout only', async () => {
    const checkout = await get('/checkout')
    expect(directive(checkout.headers, 'script-src')).toContain('https://checkout.razorpay.com')
    expect(directive(checkout.headers, 'frame-src')).toContain('https://api.razorpay.com')
    expect(directive((await get('/cart')).headers, 'script-src').join(' ')).not.toContain(
      'razorpay',
    )
  })
})

describe('an address', () => {
  test('that no page has goes to the home page', async () => {
    for (const path of ['/nowhere', '/product-detail', '/admin/unknown', '/cart.data', '//']) {
      const { status, headers } = await get(path)
      expect([status, headers.get('location')], path).toEqual([302, '/'])
    }
  })

  test('of a call or a file that is not there is not found', async () => {
    for (const path of ['/v1/nothing', '/assets/nothing.js', '/images/nothing/720.webp'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('of a product that is not there is a page that says so', async () => {
    const { status, html } = await get('/product-detail/nothing')
    expect(status).toBe(404)
    expect(html).toContain('This product is no longer available')
  })

  test('of a listing drops what it does not know and shares its page with its like', async () => {
    const plain = await get('/product-filter?categorie=Coffee%20Mug')
    const odd = await get('/product-filter?x=1&categorie=coffee-mug,rubbish&price=7&page=-3')
    expect(odd.status).toBe(200)
    expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test('of a hashed file says that it never changes, and serves it compressed', async () => {
    const { html } = await get('/')
    const script = /href="(\/assets\/entry\.client[^"]+)"/.exec(html)?.[1] ?? ''
    const response = await fetch(shop.base + script, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toContain('javascript')
  })
})

describe('a kept page', () => {
  test('is the same until what it shows changes', async () => {
    const before = await get(`/product-detail/${id}`)
    world.stock = 0
    expect((await get(`/product-detail/${id}`)).html).toBe(before.html)
    shop.cache.apply({ kind: 'stock', productIds: [id] })
    expect((await get(`/product-detail/${id}`)).html).toContain('Out of stock')
    world.stock = 3
  })

  test('that cannot be made while the database is away is a plain page, and is not kept', async () => {
    shop.cache.apply(null)
    world.away = true
    const gone = await get('/')
    expect(gone.status).toBe(503)
    expect(gone.html).toContain('<h1>')
    // The number that the log has it under, for whoever writes to the shop.
    expect(gone.html).toContain(gone.headers.get('x-request-id'))
    expect(gone.headers.get('content-security-policy')).toContain("script-src 'self'")
    world.away = false
    expect((await get('/')).status).toBe(200)
  })
})

test('the shop can be put among the apps of a phone, with pictures that are there', async () => {
  const { html } = await get('/')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const { headers, html: json } = await get('/manifest.webmanifest')
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const { short_name, start_url, icons } = JSON.parse(json) as {
    short_name: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect([short_name, start_url]).toEqual(['Tohfa', '/'])
  expect(icons.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }])
    expect((await get(src)).headers.get('content-type'), src).toMatch(/^image\//)
})

test('client scripts name no setting of the server', async () => {
  const { html } = await get('/')
  const scripts = [...html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts) {
    const { html: code } = await get(path)
    expect(code).not.toMatch(/DATABASE_URL|TOKEN_SECRET|RAZORPAY_KEY_SECRET|sourceMappingURL/)
  }
})
