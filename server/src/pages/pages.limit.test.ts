import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ServedPages, servePages } from './pages.fixture.ts'

let shop: ServedPages
beforeAll(async () => {
  shop = await servePages({ TRUST_PROXY: '1' })
})
afterAll(() => shop.close())
// A minute lasts as long as the machine needs.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Opens that many addresses that nobody asked for before; how often each status was answered. */
async function open(count: number, address: string, path: (n: number) => string) {
  const counts: Record<number, number> = {}
  for (let n = 0; n < count; n += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => shop.get(path(n + i), from(address))),
    )
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

test('pages that are not kept are limited to 600 a minute for an address', async () => {
  const search = (n: number) => `/product-filter?search=gift${n}`
  expect(await open(600, '10.0.0.1', search)).toEqual({ 200: 600 })

  const refused = await shop.get('/product-filter?search=one', from('10.0.0.1'))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.html).toContain('Too many tries. Please try again in 1 minute')
  expect(refused.html).not.toContain('please name this number')
  const hindi = { ...from('10.0.0.1'), 'accept-language': 'hi' }
  expect((await shop.get('/product-filter?search=one', hindi)).html).toContain('बहुत बार कोशिश')

  expect((await shop.get(search(599), from('10.0.0.1'))).status).toBe(200)
  expect((await shop.get('/product-filter?search=two', from('10.0.0.2'))).status).toBe(200)
  vi.setSystemTime(Date.now() + 60_000)
  expect((await shop.get('/product-filter?search=three', from('10.0.0.1'))).status).toBe(200)
})

test('addresses that no page has count too', async () => {
  const strange = (n: number) => (n % 2 ? `/nothing-here-${n}` : `/product-detail/nothing-${n}`)
  expect(await open(600, '10.0.0.3', strange)).toEqual({ 302: 300, 404: 300 })
  expect((await shop.get('/nothing-here', from('10.0.0.3'))).status).toBe(429)
})
