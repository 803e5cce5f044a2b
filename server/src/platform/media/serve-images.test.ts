import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'

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

test('a picture may be cached by browsers permanently', async () => {
  const response = await fetch(`${shop.url}/images/mug-1/720.webp`)
  expect([response.status, await response.text()]).toEqual([200, 'a picture'])
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['360.webp', '1080.webp', '720.avif', '1080.avif'])(
  'while %s is not made yet, an existing variant is served in its place for an hour',
  async (name) => {
    const response = await fetch(`${shop.url}/images/mug-1/${name}`)
    expect([response.status, await response.text()]).toEqual([200, 'a picture'])
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  },
)

test('the picture of a link preview is a JPEG, whole on the colour of its corner, drawn once and stored', async () => {
  const tall = await sharp({
    create: { width: 720, height: 900, channels: 3, background: '#008080' },
  })
    .composite([{ input: await ruby(), left: 300, top: 400 }])
    .webp({ lossless: true })
    .toBuffer()
  const folder = join(shop.dataDir, 'images/tall-1')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '720.webp'), tall)
  const path = `${shop.url}/images/tall-1/1200x630.jpg`
  const [response, also] = await Promise.all([fetch(path), fetch(path)])
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes).toEqual(Buffer.from(await also.arrayBuffer()))
  expect(bytes).toEqual(await readFile(join(folder, '1200x630.jpg')))
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 })
  const colorAt = (x: number, y: number) =>
    [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)].map((part) => part >> 5)
  for (const [x, y] of [
    [5, 5],
    [1195, 625],
    [360, 315],
  ] as const)
    expect(colorAt(x, y)).toEqual([0, 4, 4])
  expect(colorAt(600, 315)).toEqual([7, 0, 0])
})

const ruby = () =>
  sharp({ create: { width: 120, height: 120, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()

test.each([
  '/images/mug-2/1200x630.jpg',
  '/images/mug-1/1200x631.jpg',
  '/images/mug-1/720.jpg',
  '/images/mug-2/720.webp',
  '/images/mug-1/',
  '/images/mug-1',
  '/images/',
  '/images/mug-1/.hidden',
  '/images/..%2fsecret',
  '/images/%2e%2e/secret',
  '/images/mug-1/720.webp%00',
])('an address without a picture is a small 404 that is not cached: %s', async (path) => {
  const response = await fetch(`${shop.url}${path}`)
  const text = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(text).not.toContain('a secret')
  expect(text.length).toBeLessThan(500)
})
