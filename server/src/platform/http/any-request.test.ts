import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { openRaw } from './raw-connection.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The answer to a request that no normal client sends. */
async function statusOf(request: string): Promise<number | undefined> {
  const connection = openRaw(shop.url)
  connection.write(request)
  const answer = await connection.answer()
  connection.close()
  return answer?.status
}

test.each(['/', '/v1/product', '/healthz', '/images/a/360.webp'])(
  'TRACE of %s echoes nothing: there is no such call',
  async (path) => {
    const headers = 'Host: shop\r\nX-Secret: told'
    expect(await statusOf(`TRACE ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)).toBe(404)
  },
)

test('a body with two lengths is refused, so that no two readings of it exist', async () => {
  const headers = 'Host: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked'
  expect(await statusOf(`POST /v1/auth/login HTTP/1.1\r\n${headers}\r\n\r\n0\r\n\r\n`)).toBe(400)
})

test('a single-valued parameter that is sent twice is refused', async () => {
  expect((await fetch(`${shop.url}/v1/product?page=1&page=2`)).status).toBe(400)
})

test('only files of the built pages and pictures are served', async () => {
  const outside = ['package.json', 'server/src/shop/app.ts', '.env', 'etc/passwd', '.git/config']
  const ways = ['/', '/assets/../', '/assets/..%2f', '/assets/%2e%2e/%2e%2e/', '/images/..%2f..%2f']
  ways.push(
    '/images/a/..%2f..%2f',
    '/fonts/studio/..%2f',
    '/kits/..%2f..%2f',
    '/motifs/..%2f.0.json',
    '/docs/..%2f',
  )
  for (const way of ways)
    for (const file of outside) {
      const status = await statusOf(`GET ${way}${file} HTTP/1.1\r\nHost: shop\r\n\r\n`)
      expect([302, 400, 404], `${way}${file}`).toContain(status)
    }
})
