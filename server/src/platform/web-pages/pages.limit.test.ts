import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ServedPages, servePages } from './pages.fixture.ts'

let shop: ServedPages
beforeAll(async () => {
  shop = await servePages({ TRUST_PROXY: '1' })
})
afterAll(() => shop.close())
// A minute that lasts as long as the machine needs.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const from = (address: string) => ({ 'x-forwarded-for': address })

/**
 * Counts 580 rendered pages for a network address, and opens 20 more; returns how often each status
 * occurred.
 */
async function openLast(address: string, path: (n: number) => string) {
  for (let n = 0; n < 580; n++) await shop.limits.take('page', address)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => shop.get(path(n), from(address))),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('uncached pages are limited to 600 a minute for a network address', async () => {
  const search = (n: number) => `/product-filter?search=gift${n}`
  expect(await openLast('10.0.0.1', search)).toEqual({ 200: 20 })

  const refused = await shop.get('/product-filter?search=one', from('10.0.0.1'))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.html).toContain('Too many tries. Please try again in 1 minute')
  expect(refused.html).not.toContain('please name this number')
  const hindi = { ...from('10.0.0.1'), 'accept-language': 'hi' }
  expect((await shop.get('/product-filter?search=one', hindi)).html).toContain('बहुत बार कोशिश')

  expect((await shop.get(search(19), from('10.0.0.1'))).status).toBe(200)
  expect((await shop.get('/product-filter?search=two', from('10.0.0.2'))).status).toBe(200)
  vi.setSystemTime(Date.now() + 60_000)
  expect((await shop.get('/product-filter?search=three', from('10.0.0.1'))).status).toBe(200)
})

test('unknown addresses count too', async () => {
  const strange = (n: number) => (n % 2 ? `/nothing-here-${n}` : `/product-detail/nothing-${n}`)
  expect(await openLast('10.0.0.3', strange)).toEqual({ 302: 10, 404: 10 })
  expect((await shop.get('/nothing-here', from('10.0.0.3'))).status).toBe(429)
})
