import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  const folder = join(shop.dataDir, 'images/mug-1')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '720.webp'), 'a picture')
  await writeFile(join(folder, '.hidden'), 'a secret')
  await writeFile(join(shop.dataDir, 'secret'), 'a secret')
})
afterAll(() => shop.close())

test('a picture may be kept by browsers for good', async () => {
  const response = await fetch(`${shop.url}/images/mug-1/720.webp`)
  expect([response.status, await response.text()]).toEqual([200, 'a picture'])
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['360.webp', '1080.webp', '720.avif', '1080.avif'])(
  'while %s is not made yet the picture that is there stands in for an hour',
  async (name) => {
    const response = await fetch(`${shop.url}/images/mug-1/${name}`)
    expect([response.status, await response.text()]).toEqual([200, 'a picture'])
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  },
)

test.each([
  '/images/mug-2/720.webp',
  '/images/mug-1/',
  '/images/mug-1',
  '/images/',
  '/images/mug-1/.hidden',
  '/images/..%2fsecret',
  '/images/%2e%2e/secret',
  '/images/mug-1/720.webp%00',
])('what is no picture is a small 404 that nobody keeps: %s', async (path) => {
  const response = await fetch(`${shop.url}${path}`)
  const text = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(text).not.toContain('a secret')
  expect(text.length).toBeLessThan(500)
})
