import { inflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type {
  PlacedPiece,
  SheetKind,
  TooLargeJob,
} from '@tohfa/contract/fulfilment/print/print-jobs'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aKeyChain,
  fetchFile,
  jobsOf,
  orderPrinted,
  queueOf,
  someCards,
} from '#fulfilment/print/print.fixture.ts'

type Laid = FailureEnvelope & {
  data: {
    id: string
    url: string
    sheet: string
    sheets: number
    jobs: PlacedPiece[]
    kinds: SheetKind[]
    tooLarge: TooLargeJob[]
  }
}

let shop: TestShop
let admin: Person
let meera: string
let asha: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  const keyChain = await aKeyChain(shop)
  const { orderNumber } = await orderPrinted(
    shop,
    await aPerson(shop),
    keyChain,
    { name: 'मीरा', word: 'शुभ', quantity: 3 },
    { name: 'Asha' },
  )
  ;[meera = '', asha = ''] = (await jobsOf(shop, admin, orderNumber)).map(({ id }) => id)
})
afterAll(() => shop.close())

const lay = (body: object) =>
  shop.call<Laid>('POST', '/admin/gang-sheets', { token: admin.token, body })

test('each side of each piece lies on a sheet once, at its own size with the bleed', async () => {
  const { status, body } = await lay({ jobs: [meera, asha], sheet: 'A4', gap: 4 })
  expect([status, body.data.sheet, body.data.sheets]).toEqual([201, 'A4', 1])
  const sides = (id: string, area: string) =>
    body.data.jobs.filter((piece) => piece.id === id && piece.area === area).length
  expect([sides(meera, 'front'), sides(meera, 'back')]).toEqual([3, 3])
  expect([sides(asha, 'front'), sides(asha, 'back')]).toEqual([1, 0])
  for (const { width, height, x, y } of body.data.jobs) {
    expect([width, height]).toEqual([43, 43])
    expect(x >= 5 && x + width <= 205 && y >= 5 && y + height <= 292).toBe(true)
  }
})

test('the PDF has a page a sheet, each design once, and draws every piece in its place', async () => {
  const { data } = (await lay({ jobs: [meera, asha], sheet: 'A4' })).body
  const { status, type, bytes } = await fetchFile(shop, admin, data.url)
  expect([status, type]).toEqual([200, 'application/pdf'])
  const pdf = bytes.toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/MediaBox \[0 0 595\.2\d* 841\.8\d*\]/)
  // Three designs; the back has no ground and therefore a mask.
  expect(pdf.match(/\/ColorSpace \/DeviceRGB/g)).toHaveLength(3)
  expect(pdf.match(/\/SMask/g)).toHaveLength(1)
  const drawn = contentOf(bytes).match(/\/Print\d Do/g)
  expect(drawn).toHaveLength(data.jobs.length)
  expect(bytes.subarray(-6).toString()).toContain('%%EOF')
})

test('each piece has two cut marks at every corner of its trim, and its id below it', async () => {
  const { data } = (await lay({ jobs: [meera, asha], sheet: 'A4', gap: 4 })).body
  const content = contentOf((await fetchFile(shop, admin, data.url)).bytes)
  const [bleed, mark] = [1.5, 2]
  const expected = data.jobs.map(({ x, y, width, height }) => [
    ...[x + bleed, x + width - bleed].flatMap((at) => [
      [at, y - mark, at, y],
      [at, y + height, at, y + height + mark],
    ]),
    ...[y + bleed, y + height - bleed].flatMap((at) => [
      [x - mark, at, x, at],
      [x + width, at, x + width + mark, at],
    ]),
  ])
  const line = /([-\d.]+) ([-\d.]+) m\n([-\d.]+) ([-\d.]+) l\n/g
  const drawn = content.split(/\nS\n/).slice(0, -1)
  const marks = drawn.map((before) =>
    [...before.matchAll(line)].slice(-8).map((found) => found.slice(1).map(Number)),
  )
  expect(marks).toEqual(expected)
  // In addition to the ids, the sheet's kind.
  expect(content.match(/\nBT\n/g)).toHaveLength(data.jobs.length + 1)
})

test('cards lie on a sheet in CMYK, whose profile it names', async () => {
  const { data } = (await lay({ jobs: [await aCardJob()], sheet: 'A4', gap: 4 })).body
  const { bytes } = await fetchFile(shop, admin, data.url)
  const pdf = bytes.toString('latin1')
  expect(pdf.match(/\/ColorSpace \/\w+/g)).toEqual(['/ColorSpace /DeviceCMYK'])
  expect(pdf).toContain('/OutputIntents')
  const content = contentOf(bytes)
  // Marks in every ink, the id in black; nothing in RGB.
  expect(content).toContain('1 1 1 1 SCN')
  expect(content).toContain('0 0 0 1 scn')
  expect(content).not.toContain('DeviceRGB')
})

test('each kind of goods lies on sheets of its own, which say what it is', async () => {
  const card = await aCardJob()
  const { data } = (await lay({ jobs: [meera, card, asha], sheet: 'A4', gap: 4 })).body
  const { status, bytes } = await fetchFile(shop, admin, data.url)
  expect([status, data.sheets]).toEqual([200, 2])
  const sheetsOf = (id: string) =>
    new Set(data.jobs.filter((piece) => piece.id === id).map(({ sheet }) => sheet))
  expect([sheetsOf(meera), sheetsOf(asha), sheetsOf(card)].map((one) => [...one])).toEqual([
    [1],
    [1],
    [2],
  ])
  expect(data.kinds).toMatchObject([
    { sheet: 1, blank: 'keychain', colorSpace: 'rgb', mirrored: false },
    { sheet: 2, blank: 'card', colorSpace: 'cmyk' },
  ])
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('what is larger than the sheet is named, and the others are laid', async () => {
  const big = await aBigJob()
  const { status, body } = await lay({ jobs: [meera, big.id], sheet: 'A4' })
  expect(status).toBe(201)
  expect(body.data.tooLarge).toEqual([
    { id: big.id, orderNumber: big.orderNumber, line: 2, size: '400 × 300' },
  ])
  expect(new Set(body.data.jobs.map(({ id }) => id))).toEqual(new Set([meera]))
  const other = await aBigJob()
  const none = await lay({ jobs: [big.id, other.id], sheet: 'A4' })
  expect([none.status, none.body.fields?.['jobs']]).toEqual([
    400,
    `These prints do not fit on A4: ${big.orderNumber}-2 (400 × 300 mm), ${other.orderNumber}-2 (400 × 300 mm)`,
  ])
})

describe('a blank that is printed mirrored', () => {
  const setMirrored = (keychain: boolean) =>
    shop.call('PUT', '/admin/settings', {
      token: admin.token,
      body: { press: { mirrored: { keychain } } },
    })
  afterEach(() => setMirrored(false))

  test('lies mirrored on its sheets, and stays as it was laid', async () => {
    expect((await setMirrored(true)).status).toBe(200)
    const { data } = (await lay({ jobs: [asha], sheet: 'A4', gap: 4 })).body
    expect(data.kinds).toMatchObject([{ mirrored: true }])
    await setMirrored(false)
    const flipped = /-1 0 0 1 0 0 cm/
    expect(contentOf((await fetchFile(shop, admin, data.url)).bytes)).toMatch(flipped)
    const plain = (await lay({ jobs: [asha], sheet: 'A4', gap: 4 })).body.data
    expect(contentOf((await fetchFile(shop, admin, plain.url)).bytes)).not.toMatch(flipped)
  })

  test('has a mirrored file in addition to the one that its proof names, which never changes', async () => {
    const path = `/v1/admin/print-jobs/${asha}/files/front`
    const before = await fetchFile(shop, admin, `${path}.png`)
    await setMirrored(true)
    const [job] = (await queueOf(shop, admin, `search=${asha}`)).data
    expect(job).toMatchObject({
      kind: { blank: 'keychain', mirrored: true },
      mirrored: [`${path}-mirrored.png`],
    })
    const file = job?.files.find(({ kind }) => kind === 'png')
    const after = await fetchFile(shop, admin, file?.url ?? '')
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const other = await fetchFile(shop, admin, `${path}-mirrored.png`)
    expect([other.status, other.type]).toEqual([200, 'image/png'])
    const back = await sharp(other.bytes).flop().raw().toBuffer()
    expect(back.equals(await sharp(before.bytes).raw().toBuffer())).toBe(true)
  })
})

test('a roll is cut where its last piece ends', async () => {
  const { data } = (await lay({ jobs: [meera], sheet: 'roll600', gap: 0 })).body
  const pdf = (await fetchFile(shop, admin, data.url)).bytes.toString('latin1')
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeCloseTo((600 / 25.4) * 72, 1)
  // One row of 43 mm, its ids, and the edges.
  expect(Number(height)).toBeCloseTo(((43 + 3 + 10) / 25.4) * 72, 1)
})

test('sheets are kept for a month, and drawn again from the same designs', async () => {
  const { data } = (await lay({ jobs: [asha], sheet: 'A3' })).body
  const first = await fetchFile(shop, admin, data.url)
  expect((await fetchFile(shop, admin, data.url)).bytes.equals(first.bytes)).toBe(true)
  await shop.db.execute(sql`update gang_sheets set created_at = now() - interval '31 days'`)
  await doJob(shop, 'forget-gang-sheets')
  expect((await fetchFile(shop, admin, data.url)).status).toBe(404)
})

describe('refused', () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  test.each([
    ['no designs', { jobs: [] }, 'jobs'],
    ['more than a hundred', { jobs: Array(101).fill(nobody) }, 'jobs'],
    ['a job that is not there', { jobs: [nobody] }, 'jobs'],
    ['an id that is none', { jobs: ["' or 1=1"] }, 'jobs.0'],
    ['no list', { jobs: 'all' }, 'jobs'],
    ['a sheet that no press has', { sheet: 'A0' }, 'sheet'],
    ['a gap below nothing', { gap: -1 }, 'gap'],
    ['a gap that is no number', { gap: '5' }, 'gap'],
    ['a gap without end', { gap: 1e9 }, 'gap'],
  ])('%s', async (_what, sent, field) => {
    const { status, body } = await lay({ jobs: [meera], sheet: 'A4', gap: 5, ...sent })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('a gang sheet refuses the same design twice', async () => {
    const { body } = await lay({ jobs: [meera, meera], sheet: 'A4' })
    expect(Object.keys(body.fields ?? {})).toEqual(['jobs'])
  })

  test('a design that is larger than the sheet, in words that name it', async () => {
    const big = await aBigJob()
    const { status, body } = await lay({ jobs: [big.id], sheet: 'A4' })
    expect(status).toBe(400)
    expect(body.fields?.['jobs']).toBe(
      `The print of order ${big.orderNumber}, line 2, is 400 × 300 mm and does not fit on A4`,
    )
  })

  test('a gang sheet refuses a print that is not rendered yet', async () => {
    await shop.db.execute(
      sql`update print_jobs set state = 'held', reason = 'x', files = null where id = ${asha}`,
    )
    const { status, body } = await lay({ jobs: [meera, asha], sheet: 'A4' })
    expect([status, body.code]).toEqual([409, 'not_rendered'])
    expect(body.message).toMatch(/^The files of order TF\d+, line \d, are not ready yet$/)
  })
})

/** A key chain as large as a poster, for a product with areas of its own. */
async function aBigJob() {
  const area = { id: 'front', label: 'Front', width: 397, height: 297, bleed: 1.5, safe: 2 }
  const product = await aKeyChain(shop, [area])
  const lines = [{ name: 'Small' }, { name: 'Big' }]
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), product, ...lines)
  const jobs = await jobsOf(shop, admin, orderNumber)
  return { id: jobs.find(({ line }) => line === 2)?.id ?? '', orderNumber }
}

async function aCardJob(): Promise<string> {
  const line = { name: 'श्रीमती मूर्ति', pack: 100 }
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), await someCards(shop), line)
  const [job] = await jobsOf(shop, admin, orderNumber)
  return job?.id ?? ''
}

/** The drawing commands of the pages, uncompressed. */
function contentOf(pdf: Buffer): string {
  const parts: string[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const start = at + 'stream\n'.length
    try {
      parts.push(inflateSync(pdf.subarray(start)).toString('latin1'))
    } catch {
      // The end of a stream, not its begin.
    }
  }
  return parts.filter((part) => part.includes(' Do')).join('\n')
}
