import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { openS3Server, type S3Server } from '#testing/s3-server.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { imageKeyOf } from '#platform/media/image-url.ts'
import { s3Store, type S3Settings } from './s3-store.ts'
import { photoShelf, type ImageStore } from './image-store.ts'

let s3: S3Server
let shop: TestShop
let settings: S3Settings
let store: ImageStore

beforeAll(async () => {
  s3 = await openS3Server()
  shop = await openTestShop({ env: s3.env })
  settings = {
    bucket: s3.env['S3_BUCKET'] ?? '',
    endpoint: s3.env['S3_ENDPOINT'] ?? '',
    region: 'us-east-1',
    accessKeyId: s3.env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: s3.env['S3_SECRET_ACCESS_KEY'] ?? '',
    publicUrl: undefined,
  }
  store = s3Store(settings)
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

async function upload(to: TestShop): Promise<string> {
  const admin = await aPerson(to, 'ADMIN')
  const form = new FormData()
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  form.append('images', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const response = await fetch(`${to.url}/v1/admin-product/upload-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  })
  const { imageUrls } = (await response.json()) as { imageUrls?: string[] }
  return imageUrls?.[0] ?? `none, but ${response.status}`
}

async function typeOf(url: string, tries = 20): Promise<string | undefined> {
  const response = await fetch(url)
  if (!response.ok) return undefined
  try {
    return (await sharp(await response.arrayBuffer()).metadata()).format
  } catch (error) {
    // S3 may replace the substitute while it is read; a truncated answer is read again.
    if (tries === 0) throw error
    return typeOf(url, tries - 1)
  }
}

test('a picture is stored, served in every format and deleted, without a file on this disk', async () => {
  const url = await upload(shop)
  expect(url).toMatch(/^\/images\/[\w-]+\/720\.webp$/)
  const key = imageKeyOf(url) ?? ''
  const response = await fetch(shop.url + url)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = response.headers.get('etag') ?? ''
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(720)
  const again = await fetch(shop.url + url, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)

  await expect.poll(() => store.names(key)).toContain('1080.avif')
  expect(await typeOf(shop.url + url.replace('720.webp', '720.avif'))).toBe('heif')
  expect(existsSync(join(shop.dataDir, 'images'))).toBe(false)

  const admin = await aPerson(shop, 'ADMIN')
  await shop.call('DELETE', '/admin-product/upload-files', {
    token: admin.token,
    body: { filePaths: [url] },
  })
  expect([await store.names(key), (await fetch(shop.url + url)).status]).toEqual([[], 404])
})

test('a bucket with its own public address serves pictures there, with no variant missing', async () => {
  const env = { ...s3.env, S3_PUBLIC_URL: `${s3.publicUrl}/` }
  const open = await openTestShop({ env })
  const url = await upload(open)
  expect(url).toMatch(new RegExp(`^${s3.publicUrl}/images/[\\w-]+/720\\.webp$`))
  for (const name of ['360.webp', '1080.webp', '360.avif', '720.avif', '1080.avif'])
    expect(await typeOf(url.replace('720.webp', name)), name).toMatch(/webp|heif/)
  await expect.poll(() => typeOf(url.replace('720.webp', '1080.avif'))).toBe('heif')
  await open.close()
})

test('people’s own photos are under a private prefix, not cacheable by others, and deleted completely', async () => {
  const person = await aPerson(shop)
  const { id } = (await sendPhoto(shop, person, await aPhoto())).body.data
  const photos = s3Store({ ...settings, publicUrl: s3.publicUrl }, photoShelf)
  expect((await photos.names(id)).sort()).toEqual(['1600.webp', 'master'])
  expect(await store.names(id)).toEqual([])
  const stored = await fetch(`${s3.publicUrl}/photos/${id}/master`)
  expect(stored.headers.get('content-type')).toBe('image/jpeg')
  expect(stored.headers.get('cache-control')).toBe('private, no-store')
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await fetch(`${shop.url}/v1/studio/photos/${id}/1600.webp`, { headers })).status).toBe(
    200,
  )
  await shop.call('DELETE', `/studio/photos/${id}`, { token: person.token })
  await expect.poll(() => photos.names(id)).toEqual([])
  expect(existsSync(join(shop.dataDir, 'photos'))).toBe(false)
})

test('a bucket with publicly readable photos is reported at the start, a private one is not', async () => {
  const closed = createHttpServer((_request, response) => {
    response.statusCode = 403
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as { port: number }
  const told: Record<string, number> = {}
  for (const S3_PUBLIC_URL of [s3.publicUrl, `http://127.0.0.1:${port}`]) {
    const output: string[] = []
    const log = (line: string) => output.push(line)
    const one = await openTestShop({ env: { ...s3.env, S3_PUBLIC_URL, LOG_LEVEL: 'warn' }, log })
    await one.close()
    told[S3_PUBLIC_URL] = output.filter((line) => line.includes('anybody can read')).length
  }
  closed.close()
  expect(Object.values(told)).toEqual([1, 0])
})

test('the sample catalogue lies in the bucket', async () => {
  const sample = await openTestShop({ env: { ...s3.env, SAMPLE_DATA: 'true' } })
  const { body } = await sample.call<{ data: Product[] }>('GET', '/product?limit=1')
  expect(await typeOf(sample.url + (body.data[0]?.colors[0]?.images[0] ?? ''))).toBe('webp')
  const keys = []
  for await (const key of store.keys()) keys.push(key)
  expect(keys.length).toBeGreaterThan(200)
  expect(new Set(keys).size).toBe(keys.length)
  await sample.close()
})

test('a missing bucket is created', async () => {
  const fresh = s3Store({ ...settings, bucket: 'another-bucket' })
  for (let starts = 0; starts < 2; starts++) await fresh.prepare()
  await fresh.write('key', [{ name: '1.webp', bytes: Buffer.from('a picture') }])
  expect(await fresh.names('key')).toEqual(['1.webp'])
})

test('a wrong access key is a failure, not a missing picture', async () => {
  const wrong = s3Store({ ...settings, secretAccessKey: 'another' })
  await expect(wrong.read('a', '720.webp')).rejects.toThrow('was answered 403')
  await expect(wrong.write('a', [{ name: '1.webp', bytes: Buffer.alloc(9) }])).rejects.toThrow()
  await expect(s3Store({ ...settings, bucket: 'none' }).names('a')).rejects.toThrow('no bucket')
})

test('an unavailable storage is answered as temporarily unavailable', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => nobody.once('listening', resolve))
  const { port } = nobody.address() as { port: number }
  await new Promise((resolve) => nobody.close(resolve))
  const env = { ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${port}` }
  const cut = await openTestShop({ env })
  expect((await fetch(`${cut.url}/images/any/720.webp`)).status).toBe(503)
  expect(await upload(cut)).toBe('none, but 503')
  await cut.close()
})
