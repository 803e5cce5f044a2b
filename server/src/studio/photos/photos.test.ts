import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredPhoto } from '@tohfa/contract/studio/photos'
import { openRaw } from '#platform/http/raw-connection.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, plain, sendPhoto } from './photos.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  ;[asha, ravi, admin] = await Promise.all([aPerson(shop), aPerson(shop), aPerson(shop, 'ADMIN')])
})
afterAll(() => shop.close())

const rowsOf = (person: Person) => shop.db.$count(sql`studio_photos where owner = ${person.id}`)
const filesOf = (id: string) => readdir(join(shop.dataDir, 'photos', id)).catch(() => [])
function read(id: string, token?: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.url}/v1/studio/photos/${id}/1600.webp`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  })
}
async function list({ token }: Person) {
  return (await shop.call<{ data: StoredPhoto[] }>('GET', '/studio/photos', { token })).body.data
}
const keep = async (person: Person, bytes: Buffer) =>
  (await sendPhoto(shop, person, bytes)).body.data

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept, whatever its type says',
  async (kind) => {
    const bytes = await aPhoto(kind)
    const { status, body } = await sendPhoto(shop, asha, bytes, 'application/json')
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.any(String),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width: 90,
      height: 60,
      url: `/v1/studio/photos/${body.data.id}/1600.webp`,
    })
  },
)

test('the same bytes of the same person are one photo, those of another are another', async () => {
  const bytes = await aPhoto()
  const first = await sendPhoto(shop, asha, bytes)
  const again = await sendPhoto(shop, asha, bytes)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body.data).toEqual(first.body.data)
  const other = await sendPhoto(shop, ravi, bytes)
  expect(other.status).toBe(201)
  expect(other.body.data.id).not.toBe(first.body.data.id)
})

test('the same bytes sent to two processes at once are one photo, with the files of one', async () => {
  const other = await openTestShop({ on: shop })
  const person = await aPerson(shop)
  const bytes = await aPhoto()
  const answers = await Promise.all(
    [shop, other, shop, other].map((one) => sendPhoto(one, person, bytes)),
  )
  await other.stop()
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 201,
  ])
  const ids = new Set(answers.map(({ body }) => body.data.id))
  expect([ids.size, await rowsOf(person)]).toEqual([1, 1])
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from studio_photos`)
  expect((await readdir(join(shop.dataDir, 'photos'))).sort()).toEqual(
    rows.map(({ id }) => id).sort(),
  )
})

test('its copy is at most 1600 pixels a side, for its owner and staff, and kept nowhere', async () => {
  const { id, url } = await keep(asha, await aPhoto('jpeg', { width: 2_000, height: 500 }))
  for (const { token } of [asha, admin]) {
    const response = await read(id, token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['webp', 1600, 400])
  }
  expect(url).toBe(`/v1/studio/photos/${id}/1600.webp`)
})

test('to anybody else it is not there: not to read, not to delete, not in a list, not among pictures', async () => {
  const { id } = await keep(asha, await aPhoto())
  const refused = { status: 404, body: { code: 'photo_not_found' } }
  expect((await read(id, ravi.token)).status).toBe(404)
  for (const { token } of [ravi, admin])
    expect(await shop.call('DELETE', `/studio/photos/${id}`, { token })).toMatchObject(refused)
  expect((await list(ravi)).map((one) => one.id)).not.toContain(id)
  for (const path of [`/images/${id}/1600.webp`, `/images/..%2fphotos/${id}/1600.webp`])
    expect((await fetch(shop.url + path)).status, path).toBe(404)
  expect((await read('nothing', asha.token)).status).toBe(404)
  expect((await read(id, asha.token)).status).toBe(200)
})

test('the list has one’s own, newest first, with the day until which they are kept', async () => {
  const person = await aPerson(shop)
  const first = await keep(person, await aPhoto())
  const second = await keep(person, await aPhoto())
  const listed = await list(person)
  expect(listed).toMatchObject([second, first])
  for (const { createdAt, keptUntil } of listed)
    expect(Date.parse(keptUntil) - Date.parse(createdAt)).toBe(90 * 24 * 3_600_000)
})

test('a photo that is deleted is gone, file and all, and deleting it again finds nothing', async () => {
  const { id } = await keep(asha, await aPhoto())
  const remove = () => shop.call('DELETE', `/studio/photos/${id}`, { token: asha.token })
  expect(await filesOf(id)).toHaveLength(2)
  expect(await remove()).toMatchObject({ status: 200, body: { data: { id } } })
  expect((await read(id, asha.token)).status).toBe(404)
  await expect.poll(() => filesOf(id)).toEqual([])
  expect((await remove()).status).toBe(404)
})

test('an upload that is broken off leaves nothing', async () => {
  const waiting = () => readdir(join(shop.dataDir, 'uploads'))
  const connection = openRaw(shop.url)
  connection.write(
    `POST /v1/studio/photos HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${asha.token}\r\nContent-Length: 9000\r\n\r\nhalf of`,
  )
  await expect.poll(waiting).toHaveLength(1)
  connection.close()
  await expect.poll(waiting).toEqual([])
})

test('nothing of an upload stays where uploads wait', async () => {
  await keep(asha, await aPhoto())
  await sendPhoto(shop, asha, Buffer.from('no photo'))
  expect(await readdir(join(shop.dataDir, 'uploads'))).toEqual([])
})

describe('the master', () => {
  async function masterOf(bytes: Buffer) {
    const { id, width, height } = await keep(asha, bytes)
    const master = await readFile(join(shop.dataDir, 'photos', id, 'master'))
    const found = await sharp(master).metadata()
    expect([width, height]).toEqual([found.width, found.height])
    return { master, found }
  }

  test('is a JPEG with all its colour, of at most 6000 pixels a side', async () => {
    const { found } = await masterOf(await aPhoto('jpeg', { width: 7_000, height: 700 }))
    expect(found).toMatchObject({
      format: 'jpeg',
      width: 6_000,
      height: 600,
      chromaSubsampling: '4:4:4',
      space: 'srgb',
    })
  })

  test('is a PNG where something shines through', async () => {
    const bytes = await plain(50, 40).ensureAlpha(0.5).webp().toBuffer()
    expect((await masterOf(bytes)).found).toMatchObject({ format: 'png', hasAlpha: true })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'the master of a photo with orientation %i is upright',
    async (orientation) => {
      // Red at the top left of the visible picture, for every orientation of the camera.
      const upright = await plain(40, 20)
        .composite([{ input: await red(20, 10), left: 0, top: 0 }])
        .png()
        .toBuffer()
      const bytes = await asCameraLay(upright, orientation)
      const { master, found } = await masterOf(bytes)
      expect([found.width, found.height, found.orientation]).toEqual([40, 20, undefined])
      const corner = await sharp(master)
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer()
      const opposite = await sharp(master)
        .extract({ left: 37, top: 17, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect([corner[0]! > 200, opposite[0]! > 200]).toEqual([true, false])
    },
  )

  test('tells neither where it was taken nor by whom, in any of its files', async () => {
    const bytes = await plain(60, 60)
      .withExif({
        IFD0: { Copyright: 'Asha Rao', Make: 'A camera' },
        IFD3: { GPSLatitude: '26/1 54/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Asha Rao</a></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Asha Rao')).toBe(true)
    const { id } = await keep(asha, bytes)
    for (const name of await filesOf(id)) {
      const kept = await readFile(join(shop.dataDir, 'photos', id, name))
      const { exif, xmp, iptc, icc } = await sharp(kept).metadata()
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(kept.includes('Asha Rao')).toBe(false)
    }
  })

  test.each([
    ['CMYK', () => plain(30, 30).toColourspace('cmyk').jpeg()],
    ['wide colour', () => plain(30, 30).withIccProfile('p3').jpeg()],
    ['16 bits', () => plain(30, 30).toColourspace('rgb16').png()],
    ['shades of grey', () => plain(30, 30).toColourspace('b-w').jpeg()],
    ['a palette', () => plain(30, 30).png({ palette: true })],
  ])('is sRGB with 8 bits, from %s too', async (_what, make) => {
    const { found } = await masterOf(await make().toBuffer())
    expect(found).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3, format: 'jpeg' })
  })
})

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()

/** How a camera stores such a picture, and the tag of its orientation (EXIF 2.32, 4.6.4). */
async function asCameraLay(upright: Buffer, orientation: number): Promise<Buffer> {
  const turns: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 }
  const turned = await sharp(upright)
    .rotate(turns[orientation] ?? 0)
    .png()
    .toBuffer()
  const isMirrored = [2, 4, 5, 7].includes(orientation)
  return await sharp(turned)
    .flop(isMirrored)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}
