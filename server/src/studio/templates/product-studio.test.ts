import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope, type FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Product } from '@tohfa/contract/catalog/products'
import { type ProductStudio, productStudio } from '@tohfa/contract/studio/product-studio'
import { fontIds } from '@tohfa/print-engine/fonts/fonts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aMugStudio, mugWrap } from '#studio/studio.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop, { price: 500, discount: 10 })
})
afterAll(() => shop.close())

const byStaff = <T = { data: ProductStudio }>(method: string, id: string, body?: unknown) =>
  shop.call<T>(method, `/admin-product/${id}/studio`, {
    token: admin.token,
    ...(body !== undefined && { body }),
  })
const read = <T = { data: ProductStudio }>(id: string) =>
  shop.call<T>('GET', `/studio/products/${id}`)
/** The product as each of the three reads shows it. */
async function reads(id: string): Promise<Product[]> {
  const one = await shop.call<{ data: Product }>('GET', `/product/${id}`)
  const lists = await Promise.all(
    ['/product', '/product/get-best-products'].map((path) =>
      shop.call<{ data: Product[] }>('GET', path),
    ),
  )
  const listed = lists.flatMap(({ body }) => body.data.filter((product) => product.id === id))
  return [one.body.data, ...listed]
}

test('what staff put is what they and shoppers read, with what is left out filled in', async () => {
  const put = await byStaff('PUT', mug, aMugStudio)
  expect(put.status).toBe(200)
  expect(put.body.data).toMatchObject({
    productId: mug,
    category: 'Classic',
    live: true,
    required: false,
    blank: { id: 'mug', version: 1, dpi: 300, ink: 'full', formats: ['png', 'pdf'] },
    template: aMugStudio.template,
    fields: aMugStudio.fields,
    prices: { base: 450, surcharge: 120.5, extraArea: 40 },
  })
  expect(put.body.data.blank.areas).toMatchObject([{ id: 'wrap', width: 205, height: 95 }])
  expect(put.body.data.fonts).toHaveLength(fontIds.length)
  expect((await byStaff('GET', mug)).body).toEqual(put.body)
  const shown = await read(mug)
  expect(envelope(productStudio.strict()).strict().parse(shown.body)).toEqual(put.body)
})

test('a piece is shown in a shape that it is made in, and in no other', async () => {
  const area = { label: 'Front', width: 40, height: 40, bleed: 1, safe: 2, shape: 'disc' }
  const form = (blank: string, id: string) => ({
    ...aMugStudio,
    blank,
    areas: [{ ...area, id }],
    template: { v: 1, blank, areas: [{ id, background: null, items: [] }] },
    fields: [],
  })
  const refused = await byStaff<FailureEnvelope>('PUT', mug, form('mug', 'wrap'))
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({ 'areas.0.shape': 'Choose a shape that this is made in' })

  const taken = await byStaff('PUT', mug, form('keychain', 'front'))
  expect(taken.status).toBe(200)
  expect((await read(mug)).body.data.blank.areas).toEqual([{ ...area, id: 'front' }])
})

test('the words of its template come as outlines, by their item', async () => {
  const { outlines } = (await byStaff('PUT', mug, aMugStudio)).body.data
  expect(Object.keys(outlines)).toEqual(['name'])
  expect(outlines['name']).toMatchObject({ d: expect.stringMatching(/^M[-\d. ]+/), missing: [] })
  const { height } = outlines['name']?.box ?? { height: 0 }
  expect(height).toBeGreaterThan(5)
  expect(height).toBeLessThan(30)
  const twice = ['front', 'back'].map((id) => ({ ...mugWrap, id }))
  const { body } = await byStaff('PUT', mug, {
    ...aMugStudio,
    blank: 'keychain',
    template: { ...aMugStudio.template, blank: 'keychain', areas: twice },
  })
  expect(body.data.outlines).toEqual({})
})

test('a product says that it can be personalised while its studio is live, and nothing of it before and after', async () => {
  const product = await aProduct(shop)
  const plain = await reads(product)
  expect(plain).toHaveLength(3)
  for (const one of plain) {
    expect(one).not.toHaveProperty('customizable')
    expect(one).not.toHaveProperty('personalisation')
  }
  await byStaff('PUT', product, { ...aMugStudio, required: true })
  const personalisation = { required: true, from: 120.5 }
  for (const one of await reads(product))
    expect(one).toMatchObject({ customizable: true, personalisation })
  await byStaff('PUT', product, { ...aMugStudio, live: false })
  expect(await reads(product)).toEqual(plain)
  await byStaff('PUT', product, aMugStudio)
  expect((await byStaff('DELETE', product)).body).toEqual({ success: true })
  expect(await reads(product)).toEqual(plain)
})

test('a studio that is not there, not live, ended, or of a product that is gone is 404 for shoppers', async () => {
  const product = await aProduct(shop)
  const refused = async () => {
    const { status, body } = await read<FailureEnvelope>(product)
    expect([status, body.code]).toEqual([404, 'not_customizable'])
  }
  await refused()
  await byStaff('PUT', product, { ...aMugStudio, live: false })
  await refused()
  expect((await byStaff('GET', product)).body.data.live).toBe(false)
  await byStaff('PUT', product, aMugStudio)
  expect((await read(product)).status).toBe(200)
  await byStaff('DELETE', product)
  await refused()
  await byStaff('PUT', product, aMugStudio)
  await shop.call('DELETE', `/admin-product/${product}`, { token: admin.token })
  await refused()
  for (const id of ['x', '%00', '00000000-0000-7000-8000-000000000000'])
    expect((await read<FailureEnvelope>(id)).body.code, id).toBe('not_customizable')
})

test('staff hear what is missing: the product, or its studio', async () => {
  const product = await aProduct(shop)
  const codeOf = async (method: string, id: string) => {
    const body = method === 'PUT' ? aMugStudio : undefined
    const answer = await byStaff<FailureEnvelope>(method, id, body)
    return [answer.status, answer.body.code]
  }
  for (const method of ['GET', 'DELETE'])
    expect(await codeOf(method, product)).toEqual([404, 'not_customizable'])
  for (const method of ['GET', 'PUT', 'DELETE'])
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      expect(await codeOf(method, id), method).toEqual([404, 'product_not_found'])
})

test('only staff see and change it', async () => {
  const customer = await aPerson(shop)
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const path = `/admin-product/${mug}/studio`
    const sent = method === 'PUT' && { body: aMugStudio }
    expect((await shop.call(method, path, { ...sent })).status).toBe(401)
    expect((await shop.call(method, path, { ...sent, token: customer.token })).status).toBe(403)
  }
})

test('of two that are put at once one is kept whole', async () => {
  const answers = await Promise.all(
    [1, 2].map((surcharge) => byStaff('PUT', mug, { ...aMugStudio, surcharge })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const kept = (await byStaff('GET', mug)).body
  expect(answers.map(({ body }) => body)).toContainEqual(kept)
})

test('each change is in the staff log', async () => {
  const product = await aProduct(shop, { title: 'Logged Mug' })
  await byStaff('PUT', product, aMugStudio)
  await byStaff('PUT', product, { ...aMugStudio, surcharge: 99 })
  await byStaff('DELETE', product)
  const { body } = await shop.call<{ data: object[] }>(
    'GET',
    '/admin-audit-log?subject=product&limit=3',
    { token: admin.token },
  )
  const common = { by: admin.email, name: 'Logged Mug', subjectId: product, action: 'changed' }
  expect(body.data).toMatchObject([
    { ...common, details: { live: [true, null] } },
    { ...common, details: { surcharge: [120.5, 99] } },
    { ...common, details: { live: [null, true], blank: [null, 'mug'], template: null } },
  ])
})

describe('refused at its path', () => {
  const scene = (wrap: object) => ({ template: { ...aMugStudio.template, areas: [wrap] } })
  /** The template with one of its items otherwise. */
  const item = (id: string, more: object) =>
    scene({
      ...mugWrap,
      items: mugWrap.items.map((one) => (one.id === id ? { ...one, ...more } : one)),
    })
  const [text, , , choice] = aMugStudio.fields
  const wrap = { id: 'wrap', label: 'Around', width: 200, height: 90, bleed: 3, safe: 4 }
  test.each<[rule: string, path: string, studio: object]>([
    ['a template that is no scene', 'template.v', { template: {} }],
    ['a key that no scene has', 'template', { template: { ...aMugStudio.template, x: 1 } }],
    [
      'an item that follows no known field',
      'template.areas.0.items.2.field',
      item('dot', { field: 'none' }),
    ],
    [
      'words that follow a field of photos',
      'template.areas.0.items.1.field',
      item('name', { field: 'photo' }),
    ],
    [
      'a colour that follows no known field',
      'template.areas.0.items.1.colorField',
      item('name', { colorField: 'none' }),
    ],
    ['a font that there is not', 'template.areas.0.items.1.font', item('name', { font: 'comic' })],
    [
      'a font that is not among those offered',
      'template.areas.0.items.1.font',
      { fonts: ['kalam-400'] },
    ],
    ['an unknown font on offer', 'fonts.1', { fonts: ['kalam-400', 'comic'] }],
    ['a template for another blank', 'template.blank', { blank: 'frame', areas: [wrap] }],
    ['a blank that there is not', 'blank', { blank: 'car' }],
    ['a place that the product has not', 'template.areas.0.id', scene({ ...mugWrap, id: 'back' })],
    ['a place that the template lacks', 'areas.1.id', { areas: [wrap, { ...wrap, id: 'lid' }] }],
    ['a place without width', 'areas.0.width', { areas: [{ ...wrap, width: 0 }] }],
    ['two fields with one id', 'fields', { fields: [...aMugStudio.fields, text] }],
    [
      'a field that nothing follows',
      'fields.4.id',
      { fields: [...aMugStudio.fields, { ...text, id: 'other' }] },
    ],
    [
      'a choice that shows what is not there',
      'fields.3.choices.0.shows.0',
      {
        fields: [
          ...aMugStudio.fields.slice(0, 3),
          { ...choice, sample: null, choices: [{ id: 'star', label: 'Star', shows: ['star'] }] },
        ],
      },
    ],
    ['a price below nothing', 'surcharge', { surcharge: -1 }],
    ['a price in parts of a paisa', 'extraArea', { extraArea: 0.001 }],
    ['no word on whether it is live', 'live', { live: undefined }],
  ])('%s', async (_rule, path, studio) => {
    const sent = { ...aMugStudio, ...studio }
    const { status, body } = await byStaff<FailureEnvelope>('PUT', mug, sent)
    expect([status, Object.keys(body.fields ?? {})[0]]).toEqual([400, path])
    expect(body.fieldSentences).toHaveProperty([path, 'code'])
  })

  test('a template of more than 64 kB is refused', async () => {
    const { status } = await byStaff('PUT', mug, { ...aMugStudio, more: 'x'.repeat(65 * 1024) })
    expect(status).toBe(413)
  })
})

describe('drawings of the shop', () => {
  const drawn = (motif: string) => {
    const item = { id: 'sign', kind: 'motif', x: 0, y: 0, width: 20, height: 20, motif }
    const wrap = { ...mugWrap, items: [...mugWrap.items, item] }
    return { ...aMugStudio, template: { ...aMugStudio.template, areas: [wrap] } }
  }

  test('those that a template shows come with it, and no others', async () => {
    const { body } = await byStaff('PUT', mug, drawn('lotus'))
    expect(Object.keys(body.data.motifs)).toEqual(['lotus'])
    expect(body.data.motifs['lotus']?.box).toMatchObject({ x: 0, y: 0, width: 1_000 })
    expect((await byStaff('PUT', mug, aMugStudio)).body.data.motifs).toEqual({})
  })

  test('one that there is not is refused at its path', async () => {
    for (const id of ['no-such-drawing', '../lotus', 'constructor']) {
      const { status, body } = await byStaff<FailureEnvelope>('PUT', mug, drawn(id))
      expect(status, id).toBe(400)
      expect(Object.keys(body.fields ?? {})).toEqual(['template.areas.0.items.4.motif'])
    }
  })
})
