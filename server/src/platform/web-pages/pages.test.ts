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
    '%s has one header, main, footer and h1, and a title, without scripts',
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      for (const tag of ['header', 'main', 'footer', 'h1', 'title'])
        expect(html.match(new RegExp(`<${tag}[ >]`, 'g')), tag).toHaveLength(1)
    },
  )

  test('allows exactly its own inline scripts, by their hashes', async () => {
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

  test('has no nonce, so each answer is identical', async () => {
    const { html, headers } = await get('/')
    expect(html).not.toContain('nonce')
    shop.cache.apply(null)
    expect((await get('/')).headers.get('etag')).toBe(headers.get('etag'))
  })

  test('needs no inline style, which the policy would refuse', async () => {
    const { html } = await get(`/product-detail/${id}`)
    expect(html).not.toMatch(/<style|\sstyle="/)
  })

  test('contains typed text as text only', async () => {
    const { html } = await get(`/product-detail/${id}`)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  test('of a product states its price, its old price and its canonical address', async () => {
    const { html } = await get(`/product-detail/${id}?utm_source=mail`)
    expect(html).toContain('₹479.20')
    expect(html).toMatch(/<s[^>]*>(?:<[^>]+>)*Price before discount (?:<[^>]+>)*₹599<\/s>/)
    expect(html).toContain('20% off')
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/product-detail/${id}"`)
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(description.replaceAll(/&[a-z0-9#]+;/g, '_').length).toBeLessThanOrEqual(150)
  })

  test('of a product marks the rating as the shop’s own until the first review', async () => {
    const ownStars = async () => {
      shop.cache.apply(null)
      const { html } = await shop.get(`/product-detail/${id}`)
      expect(html).toContain('4.5')
      return html.includes('the shop’s own rating')
    }
    expect(await ownStars()).toBe(false)
    world.reviews = 0
    expect(await ownStars()).toBe(true)
    world.reviews = 2
    shop.cache.apply(null)
  })

  test('links to each type in a row of the header, on the pages for finding gifts', async () => {
    const row = /<nav[^>]* aria-label="Categories"[\s\S]*?<\/nav>/
    const links = row.exec((await get('/')).html)?.[0].matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)
    expect([...(links ?? [])].map(([, href = '', label]) => [label, href])).toEqual(
      [
        'T-shirts',
        'Business Cards',
        'Coffee Mug',
        'Custom Cap',
        'Pillow Cover',
        'Key Chain',
        'Mousepad',
        'Bracelet',
        'Photo Frame',
      ].map((label) => [label, `/product-filter?categorie=${encodeURIComponent(label)}`]),
    )
    for (const path of ['/product-filter', `/product-detail/${id}`])
      expect((await get(path)).html, path).toMatch(row)
    expect((await get('/cart')).html).not.toMatch(row)
  })

  test('has a footer that links to the pages of text', async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec((await get('/')).html)?.[0] ?? ''
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)]
    expect(links.map(([, href, label]) => `${label} ${href}`).slice(0, 10)).toEqual([
      'How to order /how-to-order',
      'How to track /how-to-track',
      'Shipping /shipping-info',
      'Returns /return-policy',
      'Home /',
      'About /about',
      'Contact /contact',
      'Return &amp; Refund Policy /return-policy',
      'Privacy Policy /privacy-policy',
      'Disclaimer /disclaimer',
    ])
  })

  test('has the first screen of the shop in it: types, the first banner, the best products', async () => {
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

  test('allows the payment provider on the checkout only', async () => {
    const checkout = await get('/checkout')
    expect(directive(checkout.headers, 'script-src')).toContain('https://checkout.razorpay.com')
    expect(directive(checkout.headers, 'frame-src')).toContain('https://api.razorpay.com')
    expect(directive((await get('/cart')).headers, 'script-src').join(' ')).not.toContain(
      'razorpay',
    )
  })
})

describe('an address', () => {
  test('of an unknown page redirects to the home page', async () => {
    for (const path of ['/nowhere', '/product-detail', '/admin/unknown', '/cart.data', '//']) {
      const { status, headers } = await get(path)
      expect([status, headers.get('location')], path).toEqual([302, '/'])
    }
  })

  test('of a missing call or file is a 404', async () => {
    for (const path of ['/v1/nothing', '/assets/nothing.js', '/images/nothing/720.webp'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('of a missing product is a page that says so', async () => {
    const { status, html } = await get('/product-detail/nothing')
    expect(status).toBe(404)
    expect(html).toContain('This product is no longer available')
  })

  test('of a listing drops unknown parameters and shares its page with equivalent ones', async () => {
    const plain = await get('/product-filter?categorie=Coffee%20Mug')
    const odd = await get('/product-filter?x=1&categorie=coffee-mug,rubbish&price=7&page=-3')
    expect(odd.status).toBe(200)
    expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test('of a hashed file is cacheable permanently, and served compressed', async () => {
    const { html } = await get('/')
    const script = /href="(\/assets\/[\w-]+\.js)"/.exec(html)?.[1] ?? ''
    const response = await fetch(shop.base + script, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toContain('javascript')
  })
})

describe('a cached page', () => {
  test('stays the same until its content changes', async () => {
    const before = await get(`/product-detail/${id}`)
    world.stock = 0
    expect((await get(`/product-detail/${id}`)).html).toBe(before.html)
    shop.cache.apply({ kind: 'stock', productIds: [id] })
    expect((await get(`/product-detail/${id}`)).html).toContain('Out of stock')
    world.stock = 3
  })

  test('that cannot be rendered without the database is a plain page, and is not cached', async () => {
    shop.cache.apply(null)
    world.away = true
    const gone = await get('/')
    expect(gone.status).toBe(503)
    expect(gone.html).toContain('<h1>')
    // The request id of the log, to quote in a message to the shop.
    expect(gone.html).toContain(gone.headers.get('x-request-id'))
    expect(gone.headers.get('content-security-policy')).toContain("script-src 'self'")
    world.away = false
    expect((await get('/')).status).toBe(200)
  })
})

test('the shop can be installed as an app on a phone, with icons that exist', async () => {
  const { html } = await get('/')
  expect(html).toContain('<link rel="manifest" href="/en.webmanifest"')
  const { html: inHindi } = await shop.get('/', { cookie: 'lang=hi' })
  expect(inHindi).toContain('<link rel="manifest" href="/hi.webmanifest"')
  const { html: hindi } = await get('/hi.webmanifest')
  expect(JSON.parse(hindi)).toMatchObject({ id: '/', lang: 'hi-IN', short_name: 'Tohfa' })
  expect(hindi).toMatch(/"name":"Tohfa: [\u0900-\u097f]/)
  const { headers, html: json } = await get('/en.webmanifest')
  expect(headers.get('content-type')).toContain('application/manifest+json')
  expect(JSON.parse(json)).toMatchObject({ id: '/', lang: 'en-IN', display: 'standalone' })
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

test('client scripts contain no setting of the server', async () => {
  const { html } = await get('/')
  const scripts = [...html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts) {
    const { html: code } = await get(path)
    expect(code).not.toMatch(/DATABASE_URL|TOKEN_SECRET|RAZORPAY_KEY_SECRET|sourceMappingURL/)
  }
})
