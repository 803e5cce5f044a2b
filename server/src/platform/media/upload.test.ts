import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { putIntoCart, order } from '#orders/order/orders.fixture.ts'
import { sql } from 'drizzle-orm'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { imageKeyOf } from './image-url.ts'
import { bomb } from './upload.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

type Answer = {
  imageUrls: string[]
  code?: string
  error?: string
  deleted: string[]
  kept: string[]
}
const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a8322a' } })
    .toFormat(format)
    .toBuffer()

async function upload(files: { bytes: Buffer; name: string }[], productType = 'coffee-mug') {
  const form = new FormData()
  form.set('productType', productType)
  for (const { bytes, name } of files)
    form.append('images', new Blob([new Uint8Array(bytes)]), name)
  const response = await fetch(`${shop.url}/v1/admin-product/upload-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

function remove(filePaths: string[]) {
  return shop.call<Answer>('DELETE', '/admin-product/upload-files', {
    token: admin.token,
    body: { filePaths },
  })
}

test('pictures of every kind are checked by content, re-encoded and served in widths and formats', async () => {
  const answer = await upload([
    { bytes: await drawn('jpeg'), name: 'photo.png' },
    { bytes: await drawn('png'), name: 'a' },
    { bytes: await drawn('webp'), name: 'b.txt' },
    { bytes: await drawn('avif'), name: 'c.avif' },
  ])
  expect([answer.status, answer.body.imageUrls.length]).toEqual([200, 4])
  for (const url of answer.body.imageUrls) {
    const response = await fetch(shop.url + url)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 720 })
  }
  const avif = answer.body.imageUrls[0]?.replace('720.webp', '360.avif') ?? ''
  await expect
    .poll(async () => (await fetch(shop.url + avif)).headers.get('content-type'), { interval: 250 })
    .toBe('image/avif')
})

test('a picture of one pixel is accepted', async () => {
  const answer = await upload([{ bytes: await drawn('png', 1, 1), name: 'dot.png' }])
  expect([answer.status, answer.body.imageUrls.length]).toEqual([200, 1])
})

test.each([
  ['no boundary', 'multipart/form-data', 'anything'],
  ['no end', 'multipart/form-data; boundary=b', '--b\r\n'],
  ['no parts', 'multipart/form-data; boundary=b', ''],
  [
    'a field that says it is JSON and is none',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n',
  ],
])('an upload that has %s is bad input', async (_what, type, body) => {
  const answer = await fetch(`${shop.url}/v1/admin-product/upload-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
    body,
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'bad_request' }),
  ])
})

test('a picture is turned upright and keeps no metadata', async () => {
  const bytes = await sharp(await drawn('jpeg', 800, 400))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Somewhere private' } })
    .toBuffer()
  const { body } = await upload([{ bytes, name: 'turned.jpg' }])
  const stored = await (await fetch(shop.url + body.imageUrls[0])).arrayBuffer()
  const { width, height, exif, orientation } = await sharp(stored).metadata()
  expect(height).toBeGreaterThan(width)
  expect([exif, orientation]).toEqual([undefined, undefined])
})

/** Content that compresses badly, so that truncation loses some of it. */
const noise = (format: 'jpeg' | 'webp', side = 400) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>1</script></svg>',
)
const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200, 7),
])
test('a HEIC is refused with advice, whatever its name', async () => {
  const { status, body } = await upload([{ bytes: heic, name: 'photo.jpg' }])
  expect(status).toBe(415)
  expect(body.error).toMatch(/HEIC.*JPEG: on an iPhone/)
})

test('a JPEG that lacks only its end marker is accepted', async () => {
  const { status } = await upload([
    { bytes: (await noise('jpeg')).subarray(0, -2), name: 'panorama.jpg' },
  ])
  expect(status).toBe(200)
})

test('a photo of a 50 megapixel phone is accepted', async () => {
  const bytes = await drawn('jpeg', 8_160, 6_144)
  expect((await upload([{ bytes, name: 'photo.jpg' }])).status).toBe(200)
})

test.each([
  ['an SVG with a script', async () => svg, 415],
  ['a GIF', () => drawn('gif'), 415],
  ['a text named photo.jpg', async () => Buffer.from('no picture at all'), 415],
  ['a HEIC named photo.jpg', async () => heic, 415],
  ['nothing', async () => Buffer.alloc(0), 400],
  [
    'a picture that was cut off',
    async () => (await drawn('png', 2000, 2000)).subarray(0, 3000),
    400,
  ],
  ['a JPEG that was cut off', async () => (await noise('jpeg')).subarray(0, 20_000), 400],
  ['a WebP that was cut off', async () => (await noise('webp')).subarray(0, 20_000), 400],
  ['a PDF with the head of a JPEG', async () => Buffer.from('\xff\xd8\xff%PDF-1.7', 'latin1'), 400],
  ['a picture of 64 megapixels', () => drawn('png', 8_000, 8_000), 400],
  ['a PNG that unpacks to 20,000 by 20,000', async () => bomb(20_000), 400],
  ['a file of 12 MB', async () => Buffer.alloc(12 * 1024 * 1024, 1), 413],
])('%s is refused, and with it all other files of the upload', async (_what, make, status) => {
  const stored = async () => (await shop.db.execute(sql`select key from images`)).rows.length
  const before = await stored()
  const answer = await upload([
    { bytes: await drawn('jpeg'), name: 'good.jpg' },
    { bytes: await make(), name: 'photo.jpg' },
  ])
  expect(answer.status).toBe(status)
  expect(await stored()).toBe(before)
})

test('a picture of too many pixels is refused by its size, before it is decoded', async () => {
  const { body } = await upload([{ bytes: bomb(20_000), name: 'photo.jpg' }])
  expect(JSON.stringify(body)).toContain('A picture has too many pixels')
})

test('pictures are decoded one after the other, so that memory holds only the largest', async () => {
  const bytes = await drawn('jpeg', 2_000, 1_000)
  // Jobs of earlier tests encode pictures during this upload.
  await avifsMade()
  await holdAvifs()
  const atOnce: number[] = []
  const watch = (tasks: number) => atOnce.push(tasks)
  sharp.queue.on('change', watch)
  const answer = await upload(Array.from({ length: 4 }, () => ({ bytes, name: 'large.jpg' })))
  sharp.queue.off('change', watch)
  await shop.db.execute(sql`drop trigger later on pgboss.job`)
  await hurryJobs(shop, 'make-avif')
  expect([answer.status, answer.body.imageUrls.length]).toEqual([200, 4])
  expect(Math.max(...atOnce)).toBe(1)
})

test('eleven files, no file, an unknown type and a plain body are refused', async () => {
  const bytes = await drawn('jpeg', 20, 20)
  const eleven = Array.from({ length: 11 }, () => ({ bytes, name: 'a.jpg' }))
  expect((await upload(eleven)).status).toBe(400)
  expect((await upload([])).status).toBe(400)
  expect((await upload([{ bytes, name: 'a.jpg' }], 'posters')).status).toBe(400)
  const plain = await shop.call('POST', '/admin-product/upload-files', {
    token: admin.token,
    body: { images: [] },
  })
  expect(plain.status).toBe(415)
})

test('more paths than one call may name are refused with a message for a person', async () => {
  const { status, body } = await remove(Array.from({ length: 101 }, () => '/images/x/720.webp'))
  expect([status, body]).toEqual([400, expect.objectContaining({ error: 'Not valid' })])
})

test('a picture that an order shows is kept; one that nothing shows is deleted with its files', async () => {
  const { body } = await upload([
    { bytes: await drawn('jpeg'), name: 'bought.jpg' },
    { bytes: await drawn('jpeg'), name: 'unused.jpg' },
  ])
  const [bought = '', unused = ''] = body.imageUrls
  const productId = await aProduct(shop)
  await shop.db.execute(sql`
    insert into color_images (color_id, position, image_key)
    select id, 0, ${imageKeyOf(bought)} from product_colors where product_id = ${productId}`)
  const person = await aPerson(shop)
  await putIntoCart(shop, person, productId)
  await order(shop, person, 'cash')
  await shop.db.execute(sql`update products set deleted_at = now() where id = ${productId}`)

  const withHost = `https://shop.example${unused}`
  expect((await remove([bought, withHost])).body).toMatchObject({
    deleted: [withHost],
    kept: [bought],
  })
  expect((await fetch(shop.url + unused)).status).toBe(404)
  const folder = join(shop.dataDir, 'images', imageKeyOf(unused) ?? '')
  // A job may be encoding its AVIF at this moment.
  await expect.poll(() => existsSync(folder)).toBe(false)
  expect((await fetch(shop.url + bought)).status).toBe(200)
})

test('a picture that is deleted while its AVIFs are being encoded leaves no file behind', async () => {
  const bytes = await noise('jpeg', 1200)
  const { body } = await upload([{ bytes, name: 'changed-my-mind.jpg' }])
  const [url = ''] = body.imageUrls
  const folder = join(shop.dataDir, 'images', imageKeyOf(url) ?? '')
  const soon = { interval: 5 }
  await expect.poll(() => existsSync(join(folder, '360.avif')), soon).toBe(true)

  expect((await remove([url])).body.deleted).toEqual([url])
  await avifsMade()
  expect(existsSync(folder)).toBe(false)
})

test.each(['/images/../../etc/passwd/720.webp', '/etc/passwd', 'images/../x/720.webp', ''])(
  'a path outside the store is refused: %s',
  async (path) => {
    expect((await remove([path])).status).toBe(400)
  },
)

/** Delays new jobs that encode AVIFs: they would begin while an upload is being answered. */
async function holdAvifs(): Promise<void> {
  await shop.db.execute(sql`create function later() returns trigger language plpgsql
    as $$ begin new.start_after = now() + interval '1 hour'; return new; end $$`)
  await shop.db.execute(sql`create trigger later before insert on pgboss.job
    for each row when (new.name = 'make-avif') execute function later()`)
}

/** Waits until no job that encodes AVIFs is left. */
async function avifsMade(): Promise<void> {
  const open = sql`select from pgboss.job where name = 'make-avif' and state < 'completed'`
  await expect.poll(async () => (await shop.db.execute(open)).rows, { interval: 5 }).toEqual([])
}
