import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages, type ServedPages, world } from './pages.fixture.ts'

let shop: ServedPages
beforeAll(async () => {
  shop = await servePages()
})
afterAll(() => shop.close())

test('the worker is asked for anew each time, and reaches nothing but the shop', async () => {
  const { status, headers, html } = await shop.get('/sw.js')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(html).not.toMatch(/importScripts|^\s*import\b/m)
  const page = await shop.get('/')
  expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'")
})

test('it keeps public pages, and none of a person or of the staff', async () => {
  const { html } = await shop.get('/sw.js')
  const paths = /\^\(\?:[^"`]+\)\$/.exec(html)?.[0] ?? ''
  const kept = new RegExp(paths.replaceAll('\\\\', '\\'))
  for (const path of ['/', '/product-filter', '/product-detail/018f', '/collections/for-mother'])
    expect(path).toMatch(kept)
  for (const path of ['/contact', '/about']) expect(path).toMatch(kept)
  for (const path of ['/cart', '/checkout', '/wish-list', '/signin', '/account/orders', '/logout'])
    expect(path).not.toMatch(kept)
  for (const path of ['/admin', '/admin/orders', '/cod/secret', '/shared/secret', '/v1/product/1'])
    expect(path).not.toMatch(kept)
})

test('where the setting is off, the worker is one that takes itself away, and pages ask for none', async () => {
  world.keepsPages = false
  shop.cache.apply(null)
  const { headers, html } = await shop.get('/sw.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain('registration.unregister()')
  expect(html).not.toContain('/offline/')
  expect((await shop.get('/')).html).toContain('keepsPages')
  world.keepsPages = true
  shop.cache.apply(null)
})

test('what stands in the place of a page that was never opened is in the language of the shop', async () => {
  for (const [language, heading] of [
    ['en', 'You are offline, and this page is not on your device'],
    ['hi', 'इंटरनेट नहीं चल रहा, और यह पेज आपके डिवाइस पर नहीं है'],
  ] as const) {
    const { status, headers, html } = await shop.get(`/offline/${language}`)
    expect([status, headers.get('content-language')]).toEqual([200, `${language}-IN`])
    expect(html).toContain(`<html lang="${language}-IN">`)
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('<script')
  }
  expect((await shop.get('/offline/de')).status).toBe(302)
})
