import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages, type ServedPages } from './pages.fixture.ts'

let shop: ServedPages

beforeAll(async () => {
  shop = await servePages()
})

afterAll(() => shop.close())

const queries: Record<string, string> = {
  'page 0': 'page=0',
  'page 10^9': 'page=1000000000',
  'a page that is no number': 'page=1e9&page=-3&page=%00',
  'a search of 5,000 letters': `search=${'a'.repeat(5_000)}`,
  'a search of 5,000 signs beyond the first plane': `search=${'%F0%9F%8E%81'.repeat(5_000)}`,
  'half of a pair': 'search=%ED%A0%BD',
  'a broken escape': 'search=%E0%A4%A',
  'a null': 'search=%00',
  'a script': 'search=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a way out of an attribute': 'search=%22%3E%3Cimg%20src=x%20onerror=alert(2)%3E',
  'keys of objects': '__proto__=1&constructor=2&categorie=__proto__,constructor,toString',
  'a thousand keys': Array.from({ length: 1_000 }, (_, n) => `k${n}=1`).join('&'),
  'the same key often': 'size=M'.concat('&size=M'.repeat(500)),
  'no keys at all': '&&&=&==',
}

test.each(Object.entries(queries))(
  'a listing with the query %s is a proper page',
  async (_, query) => {
    const { status, html } = await shop.get(`/product-filter?${query}`)
    expect(status).toBe(200)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html.length).toBeLessThan(200_000)
  },
)

const ids = ['nothing', '%00', '%3Cscript%3E', 'a'.repeat(5_000), "'--", '..%2f..']

test.each(ids)(
  'a product with the address %s is a page that says that it does not exist',
  async (id) => {
    const { status, html } = await shop.get(`/product-detail/${id}`)
    expect(status).toBe(404)
    expect(html).toContain('This product is no longer available')
  },
)

test('a search is shown as typed, as text', async () => {
  const { html } = await shop.get('/product-filter?search=%3Cb%3E%26%22')
  expect(html).toContain('Results for “&lt;b&gt;&amp;&quot;”')
})

test('a truncated search ends with a whole character', async () => {
  const { html } = await shop.get(`/product-filter?search=${'a'.repeat(99)}%F0%9F%8E%81`)
  expect(html).toContain(`Results for “${'a'.repeat(99)}”`)
})

test('an address that cannot be decoded goes to the home page', async () => {
  for (const id of ['%ED%A0%80', '%E0%A4%A', '%']) {
    const { status, headers } = await shop.get(`/product-detail/${id}`)
    expect([status, headers.get('location')], id).toEqual([302, '/'])
  }
})
