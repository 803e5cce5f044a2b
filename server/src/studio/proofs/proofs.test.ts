import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope, type FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Design } from '@tohfa/contract/studio/designs'
import { proof } from '@tohfa/contract/studio/proofs'
import { erasedMeanwhile } from '#operations/privacy/erased-meanwhile.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable, aDesign } from '#studio/studio.fixture.ts'
import { approve, approvedProof, askProof, drawnProof, readProof } from './proofs.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let staff: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  ravi = await aPerson(shop)
  staff = await aPerson(shop, 'ADMIN')
  mug = await aCustomizable(shop)
})
afterAll(() => shop.close())

async function design(by: Person, more: object = {}, productId = mug): Promise<Design> {
  const answer = await shop.call<{ data: Design }>('POST', '/designs', {
    token: by.token,
    body: { productId, color: 'White', values: { name: 'मीरा' }, ...more },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const picture = (by: Person | undefined, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, {
    headers: { ...(by && { authorization: `Bearer ${by.token}` }), ...headers },
  })

test('a proof is drawn as the press gets it, and its picture is that file made small', async () => {
  const asked = await askProof(shop, asha, await design(asha))
  expect([asked.status, asked.body.data.hash]).toEqual([
    202,
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  const drawn = await drawnProof(shop, asha, await design(asha))
  const read = await readProof(shop, asha, drawn.hash)
  expect(envelope(proof.strict()).strict().parse(read.body)).toEqual(read.body)
  expect(drawn).toMatchObject({ hash: asked.body.data.hash, state: 'ready', price: 120.5 })
  // 205 + 2 × 3 and 95 + 2 × 3 millimetres at 300 dots an inch.
  const path = `/v1/proofs/${drawn.hash}/wrap.webp`
  expect(drawn.pages).toEqual([
    expect.objectContaining({ area: 'wrap', width: 2492, height: 1193, dpi: 300, preview: path }),
  ])
  expect(drawn.preview).toBe(path)
  const small = await sharp(await (await picture(asha, path)).arrayBuffer()).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', 800, 383])
  const close = await picture(asha, path.replace('.webp', '@2.webp'))
  expect((await sharp(await close.arrayBuffer()).metadata()).width).toBe(2000)
})

test('the same design is the same hash; another word, colour of ink or place is another', async () => {
  const words = async (values: object) =>
    (await askProof(shop, asha, await design(asha, { values }))).body.data.hash
  const hash = await words({ name: 'तारा' })
  expect(await words({ name: 'तारा' })).toBe(hash)
  const others = [await words({ name: 'तारा !' }), await words({ name: 'तारा', ink: '#112233' })]
  expect(new Set([hash, ...others]).size).toBe(3)
})

describe('two people with the same words', () => {
  test('have the same proof, and each reads and approves it only after asking', async () => {
    const { hash } = await drawnProof(shop, asha, await design(asha, { values: { name: 'दोनों' } }))
    const path = `/v1/proofs/${hash}/wrap.webp`
    for (const answer of [
      await readProof(shop, ravi, hash),
      await approve(shop, ravi, hash),
      await picture(ravi, path),
    ])
      expect(answer.status).toBe(404)
    // As a phone's keyboard leaves it after a suggestion.
    const asked = await askProof(shop, ravi, await design(ravi, { values: { name: 'दोनों ' } }))
    expect(asked.body.data).toEqual({ hash, state: 'ready' })
    expect((await picture(ravi, path)).status).toBe(200)
    expect((await approve(shop, ravi, hash)).body.data.approved).toBe(true)
    expect((await readProof(shop, asha, hash)).body.data.approved).toBe(false)
  })

  test('staff read every proof and approve none', async () => {
    const { hash } = await drawnProof(shop, asha, await design(asha))
    expect((await readProof(shop, staff, hash)).body.data).toMatchObject({ hash, approved: false })
    expect((await picture(staff, `/v1/proofs/${hash}/wrap.webp`)).status).toBe(200)
    expect((await approve(shop, staff, hash)).status).toBe(404)
  })
})

test('a visitor is 401; another’s design and what is no hash are 404', async () => {
  const own = await design(asha)
  const { hash } = await drawnProof(shop, asha, own)
  for (const [method, path] of [
    ['POST', `/designs/${own.id}/proofs`],
    ['GET', `/proofs/${hash}`],
    ['POST', `/proofs/${hash}/approval`],
    ['GET', `/proofs/${hash}/wrap.webp`],
  ] as const)
    expect((await shop.call(method, path)).status, path).toBe(401)
  expect((await askProof(shop, ravi, own)).status).toBe(404)
  for (const path of [hash.toUpperCase(), '0'.repeat(64), '..%2f..', 'x', "'"])
    expect((await readProof(shop, asha, path)).status, path).toBe(404)
  for (const file of ['wrap.png', 'back.webp', 'wrap@3.webp', '..%2fwrap.webp', 'constructor.webp'])
    expect((await picture(asha, `/v1/proofs/${hash}/${file}`)).status, file).toBe(404)
})

test('no picture of a proof is kept on its way, not by the browser either', async () => {
  const { pages } = await drawnProof(shop, asha, await design(asha))
  const { preview = '', mockUp = '' } = pages[0] ?? {}
  for (const path of [preview, preview.replace('.webp', '@2.webp'), mockUp]) {
    const { status, headers } = await picture(asha, path)
    expect([status, headers.get('cache-control')], path).toEqual([200, 'no-store'])
    expect((await picture(ravi, path)).status).toBe(404)
  }
})

test('a version that is no longer there is 409 with the design as it is', async () => {
  const own = await design(asha)
  const answer = await askProof(shop, asha, { id: own.id, version: 7 })
  expect([answer.status, answer.body.code]).toEqual([409, 'design_changed'])
  expect(answer.body.data).toMatchObject({ id: own.id, version: 1 })
  for (const version of ['1', null, 1.5, undefined])
    expect(
      (
        await shop.call('POST', `/designs/${own.id}/proofs`, {
          token: asha.token,
          body: { version },
        })
      ).status,
    ).toBe(400)
})

describe('approving', () => {
  test('again is the same, and stands once', async () => {
    const { hash } = await drawnProof(
      shop,
      asha,
      await design(asha, { values: { name: 'दो बार' } }),
    )
    const both = await Promise.all([approve(shop, asha, hash), approve(shop, asha, hash)])
    expect(both.map(({ status, body }) => [status, body.data.approved])).toEqual([
      [200, true],
      [200, true],
    ])
    expect((await approve(shop, asha, hash)).status).toBe(200)
    expect(await shop.db.$count(sql`proof_approvals where hash = ${hash}`)).toBe(1)
  })

  test.each([{}, { name: '\u200B' }, { name: '\u3164 \u2800' }])(
    'is refused while something stops the print: %j',
    async (values) => {
      const empty = await drawnProof(shop, asha, await design(asha, { values }))
      expect(empty.preflight).toContainEqual({
        level: 'stop',
        code: 'required_field_empty',
        area: 'wrap',
        item: 'name',
        params: ['Name', 'नाम'],
        text: 'Please fill in: Name',
      })
      const answer = await approve(shop, asha, empty.hash, ['required_field_empty'])
      expect([answer.status, answer.body.code]).toEqual([409, 'preflight_stop'])
    },
  )

  test('needs it ticked that a vowel sign stands without its letter', async () => {
    const own = await design(asha, { values: { name: 'क्िरण' } })
    const drawn = await drawnProof(shop, asha, own)
    expect(drawn.preflight).toContainEqual(
      expect.objectContaining({ level: 'warn', code: 'dotted_circle', params: ['\u25CCि'] }),
    )
    expect((await approve(shop, asha, drawn.hash)).status).toBe(400)
    const codes = drawn.preflight.map(({ code }) => code)
    expect((await approve(shop, asha, drawn.hash, codes)).status).toBe(200)
  })

  test('needs every warning ticked, and says so at the field', async () => {
    // A square of 280 pixels fills a frame of 60 mm: 118 dots an inch.
    const bytes = await aPhoto('jpeg', { width: 420, height: 280 })
    const { sha256 } = (await sendPhoto(shop, asha, bytes)).body.data
    const own = await design(asha, { values: { name: 'मीरा', photo: sha256 } })
    const drawn = await drawnProof(shop, asha, own)
    expect(drawn.preflight.map(({ level, code }) => [level, code])).toEqual([
      ['warn', 'soft_photo'],
    ])
    const refused = await approve(shop, asha, drawn.hash, ['thin_line', 'nonsense'])
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['ticked']])
    expect((await approve(shop, asha, drawn.hash, ['soft_photo'])).status).toBe(200)
  })

  test('is for the product, colour and size that it was asked for', async () => {
    const words = { values: { name: 'रंग' } }
    const navy = await aCustomizable(shop)
    const { hash } = (await approvedProof(shop, asha, { design: await design(asha, words) })).proof
    const elsewhere = await askProof(shop, asha, await design(asha, words, navy))
    expect(elsewhere.body.data.hash).toBe(hash)
    expect((await readProof(shop, asha, hash)).body.data.approved).toBe(false)
    await approve(shop, asha, hash)
    expect(await shop.db.$count(sql`proof_approvals where hash = ${hash}`)).toBe(2)
  })
})

test('who is erased meanwhile has asked for no proof and approved none', async () => {
  const [asking, approving] = [await aPerson(shop), await aPerson(shop)]
  const refused = { status: 401, body: { code: 'session_ended' } }
  const own = await design(asking, { values: { name: 'रीमा' } })
  expect(await erasedMeanwhile(shop, asking, () => askProof(shop, asking, own))).toMatchObject(
    refused,
  )
  const { hash } = await drawnProof(shop, approving, await design(approving))
  expect(
    await erasedMeanwhile(shop, approving, () => approve(shop, approving, hash)),
  ).toMatchObject(refused)
  const left = sql`(select user_id from proof_approvals union all select user_id from proof_requests
    where user_id = ${asking.id}) l where user_id in (${asking.id}, ${approving.id})`
  expect(await shop.db.$count(left)).toBe(0)
})

test('a photo that is gone stops the print, and with it again the print is another', async () => {
  const bytes = await aPhoto('jpeg', { width: 900, height: 900 })
  const { id, sha256 } = (await sendPhoto(shop, asha, bytes)).body.data
  const own = await design(asha, { values: { name: 'मीरा', photo: sha256 } })
  const whole = await drawnProof(shop, asha, own)
  await shop.call('DELETE', `/studio/photos/${id}`, { token: asha.token })
  const without = await drawnProof(shop, asha, own)
  expect(without.hash).not.toBe(whole.hash)
  expect(without.preflight.map(({ code }) => code)).toContain('photo_missing')
  await sendPhoto(shop, asha, bytes)
  expect((await askProof(shop, asha, own)).body.data.hash).toBe(whole.hash)
})

test('each further area in use costs more, and an empty one has no page', async () => {
  const words = (id: string) => ({
    id,
    kind: 'text',
    x: 0,
    y: 0,
    text: id,
    font: 'baloo-2-700',
    size: 8,
    color: '#101010',
    field: id,
  })
  const field = (id: string) => ({ id, label: id, kind: 'text', max: 10, sample: id })
  const twoSides = await aCustomizable(shop, {
    blank: 'keychain',
    template: {
      v: 1,
      blank: 'keychain',
      areas: [
        { id: 'front', items: [words('front')] },
        { id: 'back', items: [words('back')] },
      ],
    },
    fields: [field('front'), field('back')],
  })
  const pages = async (values: object) => {
    const drawn = await drawnProof(shop, asha, await design(asha, { values }, twoSides))
    return [drawn.price, drawn.pages.map(({ area }) => area)]
  }
  expect(await pages({ front: 'Asha' })).toEqual([120.5, ['front']])
  expect(await pages({ front: 'Asha', back: 'Ravi' })).toEqual([160.5, ['front', 'back']])
})

test('asked for more than ten times in ten minutes is 429', async () => {
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  const person = await aPerson(limited)
  const own = await aDesign(limited, person)
  const statuses = []
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await askProof(limited, person, own)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429])
  await limited.close()
})

/** So many texts of 60 letters that take long to shape, each of another size. */
const longWords = (count: number, letters = 60) => ({
  v: 1,
  blank: 'mug',
  areas: [
    {
      id: 'wrap',
      items: Array.from({ length: count }, (_, nth) => ({
        id: `words-${nth}`,
        kind: 'text',
        x: 0,
        y: 0,
        text: 'Qg&W8 '.repeat(40).slice(0, letters),
        font: 'great-vibes-400',
        size: 8 + nth / 10,
        color: '#101010',
        bend: 340,
      })),
    },
  ],
})

test('others are answered while the words of a design are looked over', async () => {
  const own = await design(asha, { values: undefined, scene: longWords(20) })
  const answered: string[] = []
  const asked = askProof(shop, asha, own).then(({ status }) => {
    answered.push('proof')
    return status
  })
  const health = fetch(`${shop.url}/healthz`).then(() => answered.push('health'))
  await Promise.all([asked, health])
  expect(await asked).toBe(202)
  expect(answered).toEqual(['health', 'proof'])
})

test('more words than anybody waits for are refused at their side, before they are kept', async () => {
  const answer = await shop.call<FailureEnvelope>('POST', '/designs', {
    token: asha.token,
    body: { productId: mug, color: 'White', scene: longWords(21, 200) },
  })
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { 'scene.areas.0.items': 'All words of one side together have at most 4,000 letters' },
  ])
})

test('the press file is named by its bytes', async () => {
  const { hash, pages } = await drawnProof(shop, asha, await design(asha))
  const bytes = await readFile(join(shop.dataDir, 'proofs', hash, 'wrap.png'))
  expect(sha256Of(bytes)).toBe(pages[0]?.sha256)
  const { width, height, density } = await sharp(bytes).metadata()
  expect([width, height, density]).toEqual([2492, 1193, 300])
})
