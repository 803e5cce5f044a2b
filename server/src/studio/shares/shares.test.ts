import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { envelope, type FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Design } from '@tohfa/contract/studio/designs'
import {
  type SharedDesign,
  sharedDesign,
  type SharedStart,
  sharedStart,
} from '@tohfa/contract/studio/shares'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChain } from '#fulfilment/print/print.fixture.ts'
import { aPhoto, plain, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable, aDesign } from '#studio/studio.fixture.ts'

let shop: TestShop
let asha: Person
let design: Design
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  design = await aDesign(shop, asha)
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

type Link = { data: { url: string; token: string } } & Partial<FailureEnvelope>
const send = <T = Link>(method: string, path: string, by: Pick<Person, 'token'> | null = asha) =>
  shop.call<T>(method, path, by ? { token: by.token } : {})
const share = async (id = design.id, by: Pick<Person, 'token'> = asha) =>
  (await send('POST', `/designs/${id}/share`, by)).body.data
const read = (token: string) =>
  send<{ data: SharedDesign } & Partial<FailureEnvelope>>('GET', `/shared-designs/${token}`, null)
const picture = (path: string, by?: Person) =>
  fetch(`${shop.url}${path}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} })
const previewOf = (token: string) => picture(`/v1/shared-designs/${token}/preview.webp`)
/** How far two pictures are apart on the average, of 255. */
async function difference(one: Response, other: Response): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (answer) =>
      sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer(),
    ),
  )
  return a!.reduce((sum, value, at) => sum + Math.abs(value - b![at]!), 0) / a!.length
}

test('who has the link sees the picture, the product and the words, and no more', async () => {
  const { url, token } = await share()
  expect(url).toMatch(new RegExp(`/shared/${token}$`))
  const { status, body } = await read(token)
  expect(status).toBe(200)
  expect(envelope(sharedDesign.strict()).strict().parse(body)).toEqual(body)
  expect(body.data).toMatchObject({ productId: design.productId, color: 'White' })
  expect(body.data.description).toContain('“मीरा” in red')
  expect(body.data.descriptionHi).toContain('“मीरा”')
  const text = JSON.stringify(body)
  for (const secret of [design.id, asha.id, asha.email, 'scene']) expect(text).not.toContain(secret)

  const answer = await previewOf(token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 900 })
})

test('who starts from a link gets what it shows, without photos and without hidden words', async () => {
  const { sha256 } = (await sendPhoto(shop, asha, await aPhoto())).body.data
  const words = design.scene.areas[0]?.items.find(({ kind }) => kind === 'text')
  const scene = {
    ...design.scene,
    areas: design.scene.areas.map((area) => ({
      ...area,
      items: [
        ...area.items.map((item) => (item.kind === 'photo' ? { ...item, file: sha256 } : item)),
        { ...words, id: 'secret', text: 'Secret', field: undefined, hidden: true },
      ],
    })),
  }
  const body = { productId: design.productId, color: 'White', name: 'Mine', scene }
  const made = await shop.call<{ data: Design }>('POST', '/designs', { token: asha.token, body })
  expect(made.status).toBe(201)
  const { token } = await share(made.body.data.id)
  const path = `/shared-designs/${token}/start`
  const answer = await send<{ data: SharedStart } & Partial<FailureEnvelope>>('GET', path, null)
  expect(answer.status).toBe(200)
  expect(envelope(sharedStart.strict()).strict().parse(answer.body)).toEqual(answer.body)
  const text = JSON.stringify(answer.body)
  expect(text).toContain('मीरा')
  for (const secret of [sha256, 'Secret', 'Mine', asha.id, made.body.data.id])
    expect(text).not.toContain(secret)
  const { scene: start, productId, color } = answer.body.data
  const bina = await aPerson(shop)
  const own = { token: bina.token, body: { productId, color, scene: start } }
  expect((await shop.call('POST', '/designs', own)).status).toBe(201)
  await send('DELETE', `/designs/${made.body.data.id}/share`)
  expect((await send('GET', path, null)).status).toBe(404)
})

test('a messenger is given the picture as JPEG, small enough to be shown', async () => {
  const { token } = await share()
  const { previewJpeg } = (await read(token)).body.data
  const answer = await picture(previewJpeg)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 900 })
  expect(bytes.length).toBeLessThan(300_000)
  await send('DELETE', `/designs/${design.id}/share`)
  expect((await picture(previewJpeg)).status).toBe(404)
})

test('who has the link sees every side that has something on it, and no other', async () => {
  const productId = await aKeyChain(shop)
  const make = async (values: object) => {
    const body = { productId, color: 'White', values }
    return (await shop.call<{ data: Design }>('POST', '/designs', { token: asha.token, body })).body
      .data
  }
  const mine = await make({ name: 'मीरा', word: 'शुभ' })
  const both = await share(mine.id)
  const { sides, preview } = (await read(both.token)).body.data
  expect(sides.map((side) => [side.preview, side.description])).toEqual([
    [preview, expect.stringMatching(/“मीरा”/)],
    [`${preview}?side=back`, expect.stringMatching(/“शुभ”/)],
  ])
  const [front, back] = [await picture(preview), await picture(`${preview}?side=back`)]
  expect([front.status, back.status]).toEqual([200, 200])
  expect(await difference(front, back)).toBeGreaterThan(0.2)
  // Each is drawn once: the second does not delete the first.
  const kept = await readdir(join(shop.dataDir, 'previews', mine.id))
  expect(kept.sort()).toEqual([
    expect.stringMatching(/^1-0-\w+-back.webp$/),
    expect.stringMatching(/^1-0-\w+-front.webp$/),
  ])

  const one = await share((await make({ name: 'मीरा' })).id)
  expect((await read(one.token)).body.data.sides).toHaveLength(1)
  for (const side of ['back', 'inner', '..%2Fx'])
    expect(
      (await picture(`/v1/shared-designs/${one.token}/preview.webp?side=${side}`)).status,
    ).toBe(404)
})

test('only the hash of a link is kept, and a design’s owner is told whether there is one', async () => {
  const mine = await aDesign(shop, asha)
  expect(mine.shared).toBe(false)
  const { token } = await share(mine.id)
  const { body } = await send<{ data: Design }>('GET', `/designs/${mine.id}`)
  expect(body.data.shared).toBe(true)
  const { rows } = await shop.db.execute(sql`select * from designs where id = ${mine.id}`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link that was ended, made anew, or whose design is gone shows nothing', async () => {
  const mine = await aDesign(shop, asha)
  const first = await share(mine.id)
  const second = await share(mine.id)
  expect((await read(first.token)).status).toBe(404)
  expect((await read(second.token)).status).toBe(200)
  expect((await send('DELETE', `/designs/${mine.id}/share`)).body).toEqual({ success: true })
  const third = await share(mine.id)
  await previewOf(third.token)
  await send('DELETE', `/designs/${mine.id}`)
  for (const { token } of [first, second, third]) {
    expect((await read(token)).body.code).toBe('design_not_found')
    expect((await previewOf(token)).status).toBe(404)
  }
})

test('what is no link of the shop is not there', async () => {
  const { token } = await share()
  const hostile = [
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    'x'.repeat(32),
    'x'.repeat(5_000),
    "' or 1=1--",
    '%00',
    '..%2f..%2fdesigns',
    'null',
    design.id,
  ]
  for (const false_ of hostile) {
    expect([404, 414], false_).toContain((await read(encodeURIComponent(false_))).status)
    const { status } = await previewOf(encodeURIComponent(false_))
    expect([404, 414], false_).toContain(status)
  }
})

test('a design of somebody else can be neither seen nor shared, nor its link ended', async () => {
  const { token } = await share()
  const other = await aPerson(shop)
  const staff = await aPerson(shop, 'ADMIN')
  for (const person of [other, staff]) {
    expect((await send('POST', `/designs/${design.id}/share`, person)).status).toBe(404)
    expect((await send('DELETE', `/designs/${design.id}/share`, person)).status).toBe(404)
    expect((await picture(`/v1/designs/${design.id}/preview.webp`, person)).status).toBe(404)
  }
  expect((await send('POST', `/designs/${design.id}/share`, null)).status).toBe(401)
  expect((await picture(`/v1/designs/${design.id}/preview.webp`)).status).toBe(401)
  expect((await send('POST', '/designs/no-id/share')).status).toBe(404)
  expect((await read(token)).status).toBe(200)
})

test('the picture is that of the design as it is now, with its photo while that is kept', async () => {
  const mine = await aDesign(shop, asha)
  const path = `/v1/designs/${mine.id}/preview.webp`
  const [before, again] = [await picture(path, asha), await picture(path, asha)]
  expect(await difference(before.clone(), again)).toBe(0)

  const bytes = await plain(300, 300, '#0a5c3c').jpeg().toBuffer()
  const { id: photo } = (await sendPhoto(shop, asha, bytes)).body.data
  const change = { version: 1, values: { name: 'मीरा', photo } }
  await shop.call('PUT', `/designs/${mine.id}`, { token: asha.token, body: change })
  const withPhoto = await picture(path, asha)
  expect(await difference(before.clone(), withPhoto.clone())).toBeGreaterThan(0.2)

  const removed = await send('DELETE', `/studio/photos/${photo}`)
  expect(removed.status).toBe(200)
  expect(await difference(before, await picture(path, asha))).toBeLessThan(0.1)
})

test('a product that is not personalised any more is named and not linked', async () => {
  const mine = await aDesign(shop, asha)
  const { token } = await share(mine.id)
  const staff = await aPerson(shop, 'ADMIN')
  await send('DELETE', `/admin-product/${mine.productId}/studio`, staff)
  const { body } = await read(token)
  expect(body.data).not.toHaveProperty('productId')
  expect((await previewOf(token)).status).toBe(200)
})

test('with their account a person’s links and pictures go', async () => {
  const { token: bearer, userInfo } = await signUp(shop, 'leaving@example.com')
  const leaving = { ...userInfo, token: bearer }
  const mine = await aDesign(shop, leaving)
  const { token } = await share(mine.id, leaving)
  expect((await previewOf(token)).status).toBe(200)
  const kept = () => readdir(join(shop.dataDir, 'previews'))
  expect(await kept()).toContain(mine.id)
  const erased = await shop.call('DELETE', `/user/${leaving.id}`, {
    token: leaving.token,
    body: { password },
  })
  expect(erased.status).toBe(200)
  expect((await read(token)).status).toBe(404)
  await expect.poll(kept).not.toContain(mine.id)
})

test('the picture of a design shows its product as one of its category, also when that is changed', async () => {
  const product = await aCustomizable(shop, {}, { category: 'Classic' })
  const { id } = await aDesign(shop, asha, 'मीरा', product)
  const path = `/v1/designs/${id}/preview.webp`
  const classic = await picture(path, asha)
  await shop.db.execute(sql`update products set category = 'Travel' where id = ${product}`)
  const travel = await picture(path, asha)
  expect(travel.status).toBe(200)
  expect(await difference(classic, travel)).toBeGreaterThan(5)
})

test('links are made 60 times an hour for a person, and asked for 240 times a minute from an address', async () => {
  // A minute lasts as long as the machine needs.
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  const person = await aPerson(limited)
  const { id } = await aDesign(limited, person)
  const statuses: number[] = []
  for (let made = 0; made <= 60; made++)
    statuses.push((await limited.call('POST', `/designs/${id}/share`, person)).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
  for (let asked = 0; asked <= 240; asked++)
    statuses.push((await limited.call('GET', '/shared-designs/false')).status)
  expect(statuses.slice(-2)).toEqual([404, 429])
  await limited.close()
})
