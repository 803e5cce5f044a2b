import { beforeAll, expect, test } from 'vitest'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${shop.url}/v1/check-serviceability/560001`, { method, headers })

test('a public answer has a strong ETag, by which clients revalidate it', async () => {
  const first = await get()
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toContain('max-age')
  const again = await get({ 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  const head = await get({}, 'HEAD')
  expect(head.headers.get('etag')).toBe(etag)
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
})

test('a failure has none and is never stored', async () => {
  const answer = await fetch(`${shop.url}/v1/check-serviceability/1`)
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
