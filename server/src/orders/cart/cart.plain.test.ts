import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Order } from '@tohfa/contract/orders/orders'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aCustomizable, aMugStudio, mugWrap } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { anApprovedPrint } from './approved-print.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Body<T> = { data: T }
const cartOf = async (person: Person): Promise<CartLine[]> => {
  const { token, id } = person
  return (await shop.call<Body<CartLine[]>>('GET', `/cart/${id}`, { token })).body.data
}

async function aPlainLine(studio: object = {}) {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, studio)
  await putIntoCart(shop, person, productId)
  const [line] = await cartOf(person)
  if (!line) throw new Error('the cart is empty')
  return { person, productId, line }
}

async function pictureOf({ selectedDetails: { images } }: Pick<CartLine, 'selectedDetails'>) {
  const [address = ''] = images
  const answer = await fetch(new URL(address, shop.url))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  return sharp(Buffer.from(await answer.arrayBuffer()))
}

async function putStudio(productId: string, change: object): Promise<void> {
  const { token } = await aPerson(shop, 'ADMIN')
  const body = { ...aMugStudio, ...change }
  const path = `/admin-product/${productId}/studio`
  expect((await shop.call('PUT', path, { token, body })).status).toBe(200)
}

/** The same template with other sample words. */
const wordy = (text: string) => ({
  template: {
    ...aMugStudio.template,
    areas: [
      { ...mugWrap, items: mugWrap.items.map((i) => (i.id === 'name' ? { ...i, text } : i)) },
    ],
  },
  fields: aMugStudio.fields.map((field) =>
    field.id === 'name' ? { ...field, sample: text } : field,
  ),
})

test('a line of a customizable product without a proof is plain, and no other', async () => {
  const { person, line } = await aPlainLine()
  expect(line.plain).toBe(true)
  expect(line).not.toHaveProperty('personalisation')

  await putIntoCart(shop, person, await aProduct(shop))
  const printed = await aCustomizable(shop)
  const proof = await anApprovedPrint(shop, person, { productId: printed })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: {
      product_id: printed,
      user_id: person.id,
      selectedDetails: { color: 'White', proof },
    },
  })
  const [, ordinary, approved] = await cartOf(person)
  expect(ordinary).not.toHaveProperty('plain')
  expect(approved).not.toHaveProperty('plain')
})

test('its picture is that of the product without the words of the sample', async () => {
  const [one, other] = [await aPlainLine(wordy('मीरा')), await aPlainLine(wordy('Jo'))]
  const picture = await pictureOf(one.line)
  expect(await picture.metadata()).toMatchObject({ width: 720, height: 900 })
  // The two differ in these words only.
  const [first, second] = await Promise.all(
    [picture, await pictureOf(other.line)].map((one) => one.raw().toBuffer()),
  )
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
})

test('the other items of the template are in the picture', async () => {
  const dot = { id: 'dot', kind: 'shape', shape: 'ellipse', x: 0, y: 0, width: 60, height: 60 }
  const dotted = (fill: string) => ({
    template: {
      ...aMugStudio.template,
      areas: [{ ...mugWrap, items: [...mugWrap.items.slice(0, 2), { ...dot, fill }] }],
    },
    fields: aMugStudio.fields.filter(({ id }) => id !== 'mark'),
  })
  const [green, red] = await Promise.all(
    ['#1f7a4d', '#a8322a'].map(async (fill) => {
      const { line } = await aPlainLine(dotted(fill))
      return (await (await pictureOf(line)).raw().toBuffer()).toString('base64')
    }),
  )
  expect(green).not.toBe(red)
})

test('a line that was put there before its product had a studio says so too', async () => {
  const person = await aPerson(shop)
  const productId = await aProduct(shop)
  await putIntoCart(shop, person, productId)
  expect((await cartOf(person))[0]).not.toHaveProperty('plain')
  await putStudio(productId, {})
  const [line] = await cartOf(person)
  expect(line?.plain).toBe(true)
  if (line) await pictureOf(line)
  await putStudio(productId, { live: false })
  expect((await cartOf(person))[0]).not.toHaveProperty('plain')
})

test('a place to print on that no picture of the product has shows the product itself', async () => {
  const area = {
    id: 'lid',
    label: 'Lid',
    labelHi: 'ढक्कन',
    width: 50,
    height: 50,
    bleed: 0,
    safe: 2,
  }
  const { line } = await aPlainLine({
    areas: [area],
    template: { ...aMugStudio.template, areas: [{ ...mugWrap, id: 'lid' }] },
  })
  await pictureOf(line)
})

test('its order says so for good and keeps the picture, whatever becomes of product and studio', async () => {
  const { person, productId, line } = await aPlainLine()
  const { id } = (await order(shop, person, 'cash')).body.data.order
  const admin = await aPerson(shop, 'ADMIN')
  const read = async ({ token }: Pick<Person, 'token'>) => {
    const { body } = await shop.call<Body<Order>>('GET', `/user-orders/${id}`, { token })
    return body.data.order_items[0]
  }
  const bought = await read(person)
  expect(bought).toMatchObject({
    plain: true,
    selectedDetails: { images: line.selectedDetails.images },
  })
  await putStudio(productId, { ...wordy('Jo'), live: false })
  expect(await read(person)).toEqual(bought)
  expect(await read(admin)).toEqual(bought)
  if (bought) await pictureOf(bought)
  const { rows } = await shop.db.execute(sql`
    select plain from order_items where order_id = ${id}`)
  expect(rows).toEqual([{ plain: true }])
})

test('the page of the product shows the same picture, in the colours that it is sold in', async () => {
  const { productId, line } = await aPlainLine()
  const of = (id: string, color: string) =>
    shop.call<{ data?: { picture: string }; code?: string }>(
      'GET',
      `/studio/products/${id}/plain?color=${color}`,
    )
  const { status, body } = await of(productId, 'White')
  expect({ status, picture: body.data?.picture }).toEqual({
    status: 200,
    picture: line.selectedDetails.images[0],
  })
  for (const [id, color] of [
    [productId, 'Unseen'],
    [await aProduct(shop), 'White'],
    ['nothing', 'White'],
  ] as const)
    expect(await of(id, color)).toMatchObject({ status: 404, body: { code: 'not_customizable' } })
})

test('a studio that was ended and created again has another picture', async () => {
  const { person, productId, line } = await aPlainLine()
  const { token } = await aPerson(shop, 'ADMIN')
  await shop.call('DELETE', `/admin-product/${productId}/studio`, { token })
  const areas = [{ ...mugWrap, background: '#204060' }]
  await putStudio(productId, { template: { ...aMugStudio.template, areas } })
  const [after] = await cartOf(person)
  expect(after?.plain).toBe(true)
  expect(after?.selectedDetails.images).not.toEqual(line.selectedDetails.images)
})

test('a key that the shop never gave draws nothing', async () => {
  const path = `/images/plain-${'0'.repeat(32)}/720.webp`
  expect((await fetch(new URL(path, shop.url))).status).toBe(404)
})

test('pictures that nothing shows any more are swept a month after their last use, others are made again', async () => {
  const keyOf = ({ selectedDetails: { images } }: CartLine) =>
    /images\/([^/]+)\//.exec(images[0] ?? '')?.[1] ?? ''
  const [seen, bought] = await Promise.all(
    ['#0a0a0a', '#fafafa'].map(async (background) => {
      const areas = [{ ...mugWrap, background }]
      const { person, line } = await aPlainLine({ template: { ...aMugStudio.template, areas } })
      await pictureOf(line)
      return { person, line }
    }),
  )
  if (!seen || !bought) throw new Error('two lines were made')
  await order(shop, bought.person, 'cash')
  await shop.db.execute(sql`update plain_pictures set used_at = now() - interval '31 days'`)
  await doJob(shop, 'sweep-plain-pictures')
  const { rows } = await shop.db.execute<{ key: string }>(sql`select key from plain_pictures`)
  const keys = rows.map(({ key }) => key)
  expect(keys).toContain(keyOf(bought.line))
  expect(keys).not.toContain(keyOf(seen.line))
  await rm(join(shop.dataDir, 'images', keyOf(bought.line)), { recursive: true })
  await pictureOf(bought.line)
})
