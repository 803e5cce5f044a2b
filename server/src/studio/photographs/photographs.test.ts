import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { sweepImages } from '#platform/media/sweep-images.ts'
import { showTheSame } from '#studio/press/same-pixels.ts'
import { approvedProof } from '#studio/proofs/proofs.fixture.ts'
import { connectPatiently } from '#testing/delays.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCustomizable, aDesign } from '#studio/studio.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

/** A photograph of one colour, in the shape of kits unless its size is given. */
const shot = (background = '#b9b4ac', width = 720, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
const marking = {
  corners: [
    { x: 160, y: 250 },
    { x: 560, y: 250 },
    { x: 560, y: 650 },
    { x: 160, y: 650 },
  ],
  top: 8,
  bottom: 10,
  around: 180,
  folds: 90,
  light: 40,
}

type Answer<T = StoredPhotograph> = { data: T } & Partial<FailureEnvelope>

async function upload(product: string, bytes: Buffer, by: Person | null = owner) {
  const response = await fetch(`${shop.url}/v1/admin-product/${product}/photographs`, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      ...(by && { authorization: `Bearer ${by.token}` }),
    },
    body: new Uint8Array(bytes),
  })
  const body = (await response.json()) as Answer<{ picture: string }>
  return { status: response.status, body, picture: body.data?.picture }
}
const uploaded = async (product: string, background?: string) =>
  (await upload(product, await shot(background).jpeg().toBuffer())).picture
const list = (product: string) =>
  shop.call<Answer<StoredPhotograph[]>>('GET', `/admin-product/${product}/photographs`, {
    token: owner.token,
  })
const put = (product: string, form: object, { area = 'wrap', by = owner } = {}) =>
  shop.call<Answer>('PUT', `/admin-product/${product}/photographs/${area}`, {
    token: by.token,
    body: { color: null, version: null, ...marking, ...form },
  })
const remove = (product: string, query: string) =>
  shop.call<Answer>('DELETE', `/admin-product/${product}/photographs/wrap?${query}`, {
    token: owner.token,
  })
const studioOf = async (product: string) =>
  (await shop.call<{ data: ProductStudio }>('GET', `/studio/products/${product}`)).body.data

async function bytesOf(path: string, by?: Person): Promise<Buffer> {
  const response = await fetch(shop.url + path, {
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  })
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
/** The colour at the upper left of a picture, where no product is printed on. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('a photograph is shown to shoppers at once, with its place, until it is removed', async () => {
  const product = await aCustomizable(shop)
  expect((await studioOf(product)).photographs).toEqual([])
  const picture = await uploaded(product)
  const stored = await put(product, { picture })
  expect(stored.status).toBe(200)
  const { version, ...shown } = stored.body.data
  expect({ version, ...shown }).toEqual({
    ...marking,
    area: 'wrap',
    color: null,
    picture,
    sheet: { width: 205, height: 95, bleed: 3 },
    version: 1,
  })
  expect((await list(product)).body.data).toEqual([stored.body.data])
  expect((await studioOf(product)).photographs).toEqual([shown])

  expect((await remove(product, 'version=1')).status).toBe(200)
  expect((await list(product)).body.data).toEqual([])
  expect((await studioOf(product)).photographs).toEqual([])
})

test('its picture is upright, as large as a kit, without metadata, and cached for ever', async () => {
  const product = await aCustomizable(shop)
  const wide = await shot('#c83232', 400, 200)
    .withExif({ IFD0: { ImageDescription: 'at home', Orientation: '6' } })
    .jpeg()
    .toBuffer()
  const { status, picture } = await upload(product, wide)
  expect(status).toBe(201)
  const response = await fetch(shop.url + picture)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  const found = await sharp(bytes).metadata()
  expect(found).toMatchObject({ format: 'webp', width: 720, height: 900, space: 'srgb' })
  expect([found.exif, found.icc]).toEqual([undefined, undefined])
  const [red = 0, green = 0] = await cornerOf(bytes)
  expect([red > 190, green < 60]).toEqual([true, true])
})

test.each([
  ['no picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing', () => Buffer.alloc(0), 400],
  ['half of a picture', async () => (await shot().png().toBuffer()).subarray(0, 200), 400],
  ['more bytes than a photo has', () => Buffer.alloc(photoLimits.mostBytes + 1), 413],
  ['more pixels than a photo has', () => shot('#fff', 9_400, 7_000).png().toBuffer(), 413],
])('an upload of %s is refused', async (_, file, status) => {
  const product = await aCustomizable(shop)
  const refused = await upload(product, await file())
  expect(refused.status).toBe(status)
  expect(refused.body.fields).toHaveProperty('photo')
})

const { corners } = marking
test.each([
  [
    'crossed corners',
    { corners: [corners[1], corners[0], corners[2], corners[3]] },
    ['corners.0', 'corners.1'],
  ],
  [
    'corners at one place',
    { corners: corners.map(() => corners[0]) },
    ['corners.0', 'corners.1', 'corners.2', 'corners.3'],
  ],
  [
    'a corner outside of the picture',
    { corners: [{ x: -1, y: 901 }, ...corners.slice(1)] },
    ['corners.0.x', 'corners.0.y'],
  ],
  ['three corners', { corners: corners.slice(1) }, ['corners']],
  ['a curve of 41 percent', { top: 41 }, ['top']],
  ['a flat wrap', { around: 0 }, ['around']],
  ['a strength of 101 percent', { folds: 101, light: -1 }, ['folds', 'light']],
  ['a colour that it does not come in', { color: 'Ultraviolet' }, ['color']],
  ['a picture of elsewhere', { picture: 'https://example.com/images/x/720.webp' }, ['picture']],
])('%s: refused at their fields', async (_, form, fields) => {
  const product = await aCustomizable(shop)
  const picture = await uploaded(product)
  const refused = await put(product, { picture, ...form })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual(fields)
  expect((await list(product)).body.data).toEqual([])
})

test('an area that the product does not have, and a product without a studio, are not found', async () => {
  const product = await aCustomizable(shop)
  const picture = await uploaded(product)
  const elsewhere = await put(product, { picture }, { area: 'front' })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'photograph_not_found'])
  await shop.call('DELETE', `/admin-product/${product}/studio`, { token: owner.token })
  for (const { status, body } of [
    await put(product, { picture }),
    await upload(product, await shot().jpeg().toBuffer()),
    await list(product),
  ])
    expect([status, body.code]).toEqual([404, 'not_customizable'])
})

test('owners and managers may, printers and shoppers may not, and a stranger has to sign in', async () => {
  const product = await aCustomizable(shop)
  const bytes = await shot().jpeg().toBuffer()
  const manager = await aPerson(shop, 'manager')
  const { picture } = await upload(product, bytes, manager)
  expect((await put(product, { picture }, { by: manager })).status).toBe(200)
  for (const who of ['printer', 'USER'] as const) {
    const by = await aPerson(shop, who)
    expect((await upload(product, bytes, by)).status).toBe(403)
    expect((await put(product, { picture, version: 1 }, { by })).status).toBe(403)
  }
  expect((await upload(product, bytes, null)).status).toBe(401)
  const stranger = { ...owner, token: '' }
  expect((await put(product, { picture, version: 1 }, { by: stranger })).status).toBe(401)
})

test('of two people who save at once, the second gets the photograph of the first', async () => {
  const product = await aCustomizable(shop)
  const [mine, theirs] = [await uploaded(product), await uploaded(product)]
  const answers = await Promise.all([mine, theirs].map((picture) => put(product, { picture })))
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const [stored] = (await list(product)).body.data
  const late = answers.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ code: 'photograph_changed', data: stored })

  expect((await put(product, { picture: mine, version: 1, top: 3 })).body.data.version).toBe(2)
  expect((await put(product, { picture: theirs, version: 1 })).status).toBe(409)
  expect((await remove(product, 'version=1')).status).toBe(409)
  expect((await remove(product, 'version=2')).status).toBe(200)
  expect((await put(product, { picture: mine, version: 2 })).status).toBe(409)
})

test('a design, its link and its proof show the photograph of their colour, and others the drawn product', async () => {
  const product = await aCustomizable(shop, {}, { colors: ['White', 'Crimson'] })
  const person = await aPerson(shop)
  const design = await aDesign(shop, person, 'Mira', product)
  const preview = () => bytesOf(`/v1/designs/${design.id}/preview.webp`, person)
  const { proof } = await approvedProof(shop, person, { design })
  const mockUp = proof.pages[0]?.mockUp ?? ''
  const drawn = { preview: await preview(), mockUp: await bytesOf(mockUp, person) }

  expect((await put(product, { picture: await uploaded(product), color: 'Crimson' })).status).toBe(
    200,
  )
  expect((await preview()).equals(drawn.preview)).toBe(true)
  expect((await bytesOf(mockUp, person)).equals(drawn.mockUp)).toBe(true)

  await put(product, { picture: await uploaded(product, '#3264c8'), color: 'White' })
  const { url } = (
    await shop.call<{ data: { url: string } }>('POST', `/designs/${design.id}/share`, person)
  ).body.data
  const shared = `/v1/shared-designs/${url.split('/').at(-1)}/preview.webp`
  for (const picture of [await preview(), await bytesOf(shared), await bytesOf(mockUp, person)]) {
    const [red = 0, , blue = 0] = await cornerOf(picture)
    expect(blue - red).toBeGreaterThan(100)
    const photograph = await bytesOf((await studioOf(product)).photographs[1]!.picture)
    expect(await showTheSame(picture, photograph)).toBe(false)
  }

  await remove(product, 'version=1&color=White')
  expect(await showTheSame(await preview(), drawn.preview)).toBe(true)
})

test('a proof and its approval stay as they are when the product is photographed', async () => {
  const product = await aCustomizable(shop)
  const person = await aPerson(shop)
  const design = await aDesign(shop, person, 'Mira', product)
  const { proof } = await approvedProof(shop, person, { design })
  const before = await bytesOf(proof.pages[0]?.preview ?? '', person)
  await put(product, { picture: await uploaded(product) })
  const again = await approvedProof(shop, person, { design })
  expect([again.proof.hash, again.proof.approved]).toEqual([proof.hash, true])
  expect((await bytesOf(proof.pages[0]?.preview ?? '', person)).equals(before)).toBe(true)
})

test('a plain line of a cart shows the photograph, and an earlier picture of it stays', async () => {
  const product = await aCustomizable(shop)
  const person = await aPerson(shop)
  const body = { product_id: product, user_id: person.id, selectedDetails: { color: 'White' } }
  const { body: added } = await shop.call<{ data: CartLine }>('POST', '/cart', {
    token: person.token,
    body,
  })
  const line = async () => {
    const { body } = await shop.call<{ data: CartLine[] }>('GET', `/cart/${person.id}`, {
      token: person.token,
    })
    return body.data[0]?.selectedDetails.images[0] ?? ''
  }
  const [drawn = ''] = added.data.selectedDetails.images
  const before = await bytesOf(drawn)
  await put(product, { picture: await uploaded(product, '#3264c8') })
  const [red = 0, , blue = 0] = await cornerOf(await bytesOf(await line()))
  expect(blue - red).toBeGreaterThan(100)
  expect((await bytesOf(drawn)).equals(before)).toBe(true)
})

test('a copy of a product has its photographs, and keeps them when the first one loses them', async () => {
  const product = await aCustomizable(shop, {}, { colors: ['White'] })
  const picture = await uploaded(product)
  await put(product, { picture, color: 'White' })
  const copied = await shop.call<{ data: { id: string } }>(
    'POST',
    `/admin-product/${product}/duplicate`,
    { token: owner.token },
  )
  await shop.call('DELETE', `/admin-product/${product}/studio`, { token: owner.token })
  expect((await list(copied.body.data.id)).body.data).toMatchObject([{ picture, color: 'White' }])
})

test('the nightly sweep keeps photographs in use and deletes forgotten ones', async () => {
  const product = await aCustomizable(shop)
  const [used, forgotten] = [await uploaded(product), await uploaded(product)]
  await put(product, { picture: used })
  await shop.db.execute(sql`update images set created_at = now() - interval '8 days'`)
  const { body } = await shop.call<{ kept: string[] }>('DELETE', '/admin-product/upload-files', {
    token: owner.token,
    body: { filePaths: [used] },
  })
  expect(body.kept).toEqual([used])
  const removed: string[] = []
  const connection = connectPatiently(shop.databaseUrl)
  await sweepImages({
    connection,
    store: { remove: async (key) => void removed.push(key), keys: async function* () {} },
  })
  await connection.close()
  const keyIn = (picture: string) => picture.split('/')[2]
  expect(removed).toContain(keyIn(forgotten))
  expect(removed).not.toContain(keyIn(used))
})
