import sharp, { type JpegOptions } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { openRaw } from '#platform/http/raw-connection.fixture.ts'
import { bomb } from '#platform/media/upload.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, plain, sendPhoto } from './photos.fixture.ts'

let shop: TestShop
let person: Person
beforeAll(async () => {
  shop = await openTestShop()
  person = await aPerson(shop)
})
afterAll(() => shop.close())

const latin = (text: string) => Buffer.from(text, 'latin1')
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
/** Content that compresses badly, so that a truncated file loses some of it. */
const uneven = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer()
const cut = async (format: 'jpeg' | 'png' | 'webp', share: number) => {
  const bytes = await uneven(format)
  return bytes.subarray(0, Math.floor(bytes.length * share))
}
/** Cut behind a byte of 0xff, which together with what follows looks like a marker. */
async function cutBehindFf(): Promise<Buffer> {
  const bytes = await uneven('jpeg')
  return bytes.subarray(0, bytes.indexOf(0xff, Math.floor(bytes.length * 0.9)) + 1)
}
const unended = async (options: JpegOptions = {}) =>
  (
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
      .jpeg(options)
      .toBuffer()
  ).subarray(0, -2)
const ended = (bytes: Buffer) => Buffer.concat([bytes, latin('\xff\xd9')])
/** A file of the ISO kind that names these brands. */
function isoFile(...brands: string[]): Buffer {
  const [first = '', ...others] = brands
  const box = latin(`....ftyp${first}\0\0\0\0${others.join('')}`)
  box.writeUInt32BE(box.length, 0)
  return Buffer.concat([box, Buffer.alloc(200, 7)])
}
async function overwritten(format: 'jpeg' | 'png' | 'webp', at: number, bytes: Buffer) {
  const file = await uneven(format)
  bytes.copy(file, at)
  return file
}
/** A JPEG whose header declares 60,000 pixels in width and height. */
async function largerThanItIs(): Promise<Buffer> {
  const file = await uneven('jpeg')
  file.writeUInt32BE(0xea60ea60, file.indexOf(latin('\xff\xc0')) + 5)
  return file
}
/** A profile of colours that is none. */
async function withBrokenProfile(): Promise<Buffer> {
  const file = await uneven('jpeg')
  const segment = Buffer.concat([latin('\xff\xe2\0\x30ICC_PROFILE\0\x01\x01'), Buffer.alloc(32, 9)])
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)])
}
const html = latin('<!doctype html><script>alert(1)</script>')
const pdf = latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
const zip = Buffer.concat([latin('PK\x05\x06'), Buffer.alloc(18)])
const svg = (inside: string) =>
  latin(`<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${inside}</svg>`)

const refused: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['nothing', () => Buffer.alloc(0), 400, 'There was no photo'],
  ['one byte', () => Buffer.alloc(1), 415, 'JPEG, PNG or WebP'],
  ['the head of a JPEG alone', () => latin('\xff\xd8\xff'), 400, 'damaged'],
  ['the head of a PNG alone', () => latin('\x89PNG\r\n\x1a\n'), 400, 'damaged'],
  ['the head of a WebP alone', () => latin('RIFF\0\0\0\0WEBP'), 400, 'damaged'],
  ['a JPEG that ends early', () => cut('jpeg', 0.3), 400, 'damaged'],
  ['a JPEG that ends near its end', () => cut('jpeg', 0.9), 400, 'damaged'],
  ['a JPEG that lacks its last row of blocks', () => cut('jpeg', 0.97), 400, 'damaged'],
  [
    'a JPEG in several passes that ends within one',
    async () => (await unended({ progressive: true })).subarray(0, -3_000),
    400,
    'damaged',
  ],
  [
    'a JPEG that lacks rows before its end marker',
    async () => ended(await cut('jpeg', 0.6)),
    400,
    'damaged',
  ],
  [
    'a JPEG in several passes that lacks rows before its end marker',
    async () => ended((await unended({ progressive: true })).subarray(0, -3_000)),
    400,
    'damaged',
  ],
  [
    'a JPEG that lacks rows before its end marker and a page behind it',
    async () => Buffer.concat([ended(await cut('jpeg', 0.95)), html]),
    400,
    'damaged',
  ],
  [
    'a JPEG that lacks rows after a byte of 0xff, before its end marker',
    async () => ended(await cutBehindFf()),
    400,
    'damaged',
  ],
  [
    'a JPEG that lacks rows after a byte of 0xff, and has more of them before its end marker',
    async () => ended(Buffer.concat([await cutBehindFf(), Buffer.alloc(3, 0xff)])),
    400,
    'damaged',
  ],
  ['a JPEG that ends with a byte of 0xff', cutBehindFf, 400, 'damaged'],
  ['a PNG that ends early', () => cut('png', 0.3), 400, 'damaged'],
  ['a WebP that ends early', () => cut('webp', 0.3), 400, 'damaged'],
  [
    'a PNG with zeros in its middle',
    () => overwritten('png', 3_000, Buffer.alloc(900)),
    400,
    'damaged',
  ],
  ['a PNG of no width', () => overwritten('png', 16, Buffer.alloc(4)), 400, 'damaged'],
  [
    'a PNG of a size below none',
    () => overwritten('png', 16, Buffer.alloc(8, 255)),
    400,
    'damaged',
  ],
  [
    'a WebP that says it is of no length',
    () => overwritten('webp', 4, Buffer.alloc(4)),
    400,
    'damaged',
  ],
  [
    'a WebP with zeros in its head',
    () => overwritten('webp', 12, Buffer.alloc(40)),
    400,
    'damaged',
  ],
  [
    'a JPEG with a PDF in it and nothing else',
    () => Buffer.concat([latin('\xff\xd8\xff'), pdf]),
    400,
    'damaged',
  ],
  ['a JPEG that says it is 60,000 wide and high', largerThanItIs, 413, '64 megapixels'],
  ['a PNG that unpacks to 20,000 by 20,000', () => bomb(20_000), 413, '64 megapixels'],
  ['a PNG of 72 megapixels', () => bomb(8_486), 413, '64 megapixels'],
  ['a file over 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, 1), 413, '25 MB'],
  ['an SVG', () => svg('<rect width="9" height="9"/>'), 415, 'JPEG, PNG or WebP'],
  [
    'an SVG that reads a file',
    () => svg('<image href="file:///etc/passwd"/>'),
    415,
    'JPEG, PNG or WebP',
  ],
  [
    'an SVG behind a declaration',
    () => Buffer.concat([latin('<?xml version="1.0"?>'), svg('')]),
    415,
    'JPEG, PNG or WebP',
  ],
  ['a GIF', () => plain(9, 9).gif().toBuffer(), 415, 'JPEG, PNG or WebP'],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 415, 'JPEG, PNG or WebP'],
  ['an AVIF', () => plain(16, 16).avif({ effort: 0 }).toBuffer(), 415, 'JPEG, PNG or WebP'],
  ['a HEIC', () => isoFile('heic', 'mif1', 'heic'), 415, 'Please send it as a JPEG'],
  [
    'a HEIF that holds HEVC',
    () => isoFile('mif1', 'miaf', 'heic'),
    415,
    'Please send it as a JPEG',
  ],
  ['a HEIF that names no coding', () => isoFile('mif1', 'mif1'), 415, 'Please send it as a JPEG'],
  [
    'an AVIF that names its container first',
    () => isoFile('mif1', 'avif'),
    415,
    'JPEG, PNG or WebP',
  ],
  ['a HEIC of several pictures', () => isoFile('hevc', 'msf1'), 415, 'Please send it as a JPEG'],
  ['a film', () => isoFile('isom', 'mp42'), 415, 'JPEG, PNG or WebP'],
  ['the first box of a film alone', () => latin('\0\0\0\x08ftyp'), 415, 'JPEG, PNG or WebP'],
  ['a JPEG XL', () => latin('\0\0\0\x0cJXL \r\n\x87\n'), 415, 'JPEG, PNG or WebP'],
  [
    'a PostScript that calls itself a photo',
    () => latin('%!PS-Adobe-3.0 EPSF-3.0\n%%EOF'),
    415,
    'JPEG, PNG or WebP',
  ],
  ['a PDF', () => pdf, 415, 'JPEG, PNG or WebP'],
  ['a ZIP', () => zip, 415, 'JPEG, PNG or WebP'],
  ['a page', () => html, 415, 'JPEG, PNG or WebP'],
  ['a BMP', () => Buffer.concat([latin('BM'), Buffer.alloc(100)]), 415, 'JPEG, PNG or WebP'],
  ['JSON', () => latin('{"file":"photo.jpg"}'), 415, 'JPEG, PNG or WebP'],
  [
    'a sound file in the wrapping of a WebP',
    () => latin('RIFF\x24\0\0\0WAVEfmt '),
    415,
    'JPEG, PNG or WebP',
  ],
]

test.each(refused)(
  '%s is refused in words, and nothing is kept',
  async (_what, make, status, words) => {
    const kept = () => shop.db.$count(sql`studio_photos where owner = ${person.id}`)
    const before = await kept()
    const answer = await sendPhoto(shop, person, await make(), 'image/jpeg')
    expect(answer).toMatchObject({
      status,
      body: { success: false, error: expect.stringContaining(words) },
    })
    expect(answer.body.fields).toEqual({ photo: answer.body.error })
    expect(await kept()).toBe(before)
  },
)

const taken: [string, () => Promise<Buffer>, { width: number; height: number }][] = [
  ['a photo of one pixel', () => aPhoto('png', { width: 1, height: 1 }), { width: 1, height: 1 }],
  [
    'a line of 60,000 pixels',
    () => aPhoto('jpeg', { width: 60_000, height: 1 }),
    { width: 6_000, height: 1 },
  ],
  ['64 megapixels', async () => bomb(8_000), { width: 6_000, height: 6_000 }],
  [
    'what a phone of 64 megapixels takes',
    () => aPhoto('jpeg', { width: 9_248, height: 6_936 }),
    { width: 6_000, height: 4_500 },
  ],
  ['a JPEG without its end marker', () => unended(), { width: 300, height: 300 }],
  [
    'a JPEG in several passes without its end marker',
    () => unended({ progressive: true }),
    { width: 300, height: 300 },
  ],
  [
    'a JPEG with half of its end marker',
    async () => Buffer.concat([await unended(), latin('\xff')]),
    { width: 300, height: 300 },
  ],
  [
    'a JPEG in several passes with half of its end marker',
    async () => Buffer.concat([await unended({ progressive: true }), latin('\xff')]),
    { width: 300, height: 300 },
  ],
  [
    'a JPEG with zeros in place of its end marker',
    async () => Buffer.concat([await unended(), Buffer.alloc(4_096)]),
    { width: 300, height: 300 },
  ],
  [
    'a JPEG with a page behind it',
    async () => Buffer.concat([await aPhoto(), html]),
    { width: 90, height: 60 },
  ],
  [
    'a JPEG with a ZIP behind it',
    async () => Buffer.concat([await aPhoto(), zip]),
    { width: 90, height: 60 },
  ],
  [
    'a PNG with a PDF behind it',
    async () => Buffer.concat([await aPhoto('png'), pdf]),
    { width: 90, height: 60 },
  ],
  ['a profile that is none', withBrokenProfile, { width: 300, height: 300 }],
  ['a WebP that moves, of which the first frame', moving, { width: 20, height: 20 }],
]

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    [plain(20, 20), plain(20, 20, '#a8322a')].map((one) => one.png().toBuffer()),
  )
  return await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

test.each(taken)('a photo with %s is stored re-encoded', async (_what, make, size) => {
  const owner = await aPerson(shop)
  const { status, body } = await sendPhoto(shop, owner, await make())
  expect([status, body.data]).toEqual([201, expect.objectContaining(size)])
  const copy = await fetch(shop.url + body.data.url, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const bytes = Buffer.from(await copy.arrayBuffer())
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  for (const hidden of [html, pdf, zip]) expect(bytes.includes(hidden)).toBe(false)
})

const heads = {
  'of another kind': { body: pdf, status: 415 },
  'that is damaged': { body: latin('\xff\xd8\xff\xe0nothing more'), status: 400 },
  'of 26 MB': { body: Buffer.alloc(26 * 1024 * 1024), status: 413 },
}
test.each(Object.entries(heads))(
  'after a refused file %s the connection serves its next request, or is closed as was said',
  async (_what, { body, status }) => {
    for (const chunked of [false, true]) {
      const connection = openRaw(shop.url)
      const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
      connection.write(
        `POST /v1/studio/photos HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${person.token}\r\n${framing}\r\n\r\n`,
      )
      if (chunked) connection.write(`${body.length.toString(16)}\r\n`)
      connection.write(body)
      if (chunked) connection.write('\r\n0\r\n\r\n')
      const answer = await connection.answer()
      expect(answer?.status).toBe(status)
      if (answer?.headers.get('connection') === 'close') await connection.ended
      else {
        connection.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
        expect((await connection.answer())?.status).toBe(200)
      }
      connection.close()
    }
  },
)
