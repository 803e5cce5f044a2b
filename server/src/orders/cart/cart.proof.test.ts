import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Design } from '@tohfa/contract/studio/designs'
import { aCustomizable, aMugStudio, mugWrap } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { anApprovedPrint } from './approved-print.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

type Body<T = CartLine> = { data: T; code?: string; message?: string; fields?: object }

function call<T = CartLine>(person: Person, method: string, path: string, body?: object) {
  return shop.call<Body<T>>(method, path, { token: person.token, ...(body && { body }) })
}

function add(person: Person, product_id: string, details: object = {}) {
  const selectedDetails = { color: 'White', ...details }
  return call(person, 'POST', '/cart', { product_id, user_id: person.id, selectedDetails })
}

async function cartOf(person: Person): Promise<CartLine[]> {
  return (await call<CartLine[]>(person, 'GET', `/cart/${person.id}`)).body.data
}

/** A line with an approved print in a new person's cart. */
async function aPersonalisedLine(studio: object = {}, goods: object = {}) {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, studio, { price: 499, discount: 10, ...goods })
  const proof = await anApprovedPrint(shop, person, { productId })
  const { body } = await add(person, productId, { proof })
  return { person, productId, proof, line: body.data }
}

async function putStudio(productId: string, change: object): Promise<void> {
  const admin = await aPerson(shop, 'ADMIN')
  const body = { ...aMugStudio, ...change }
  const { status } = await call(admin, 'PUT', `/admin-product/${productId}/studio`, body)
  expect(status).toBe(200)
}

test('a line with an approved print shows its words, its picture and what it costs more', async () => {
  const { person, proof, line } = await aPersonalisedLine()
  expect(line).toMatchObject({
    available: true,
    selectedDetails: { color: 'White', proof },
    product: { discountedPrice: 449.1 },
    personalisation: {
      preview: `/v1/proofs/${proof}/wrap.webp`,
      values: [{ label: 'Name', value: 'मीरा' }],
      price: 120.5,
    },
  })
  expect(await cartOf(person)).toEqual([line])
})

test('each area in use after the first costs what the studio says', async () => {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop)
  const proof = await anApprovedPrint(shop, person, { productId, areasInUse: 2 })
  const { body } = await add(person, productId, { proof })
  expect(body.data.personalisation?.price).toBe(160.5)
})

test('without a print a line says that it is plain, and asks for none that is not required', async () => {
  const person = await aPerson(shop)
  const { body } = await add(person, await aCustomizable(shop))
  expect(Object.keys(body.data)).toEqual([
    'id',
    'quantity',
    'product',
    'unitPrice',
    'priceBreak',
    'selectedDetails',
    'plain',
    'available',
  ])
  expect(Object.keys(body.data.selectedDetails)).toEqual(['color', 'images'])
})

test('what is sold personalised only is refused without a proof, at its field', async () => {
  const person = await aPerson(shop)
  const answer = await add(person, await aCustomizable(shop, { required: true }))
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { 'selectedDetails.proof': 'Required' },
  ])
})

test('a proof must be approved by this person, rendered, and of this very choice', async () => {
  const person = await aPerson(shop)
  const goods = { colors: ['White', 'Blue'], sizes: ['S', 'M'] }
  const productId = await aCustomizable(shop, {}, goods)
  const other = await aCustomizable(shop, {}, goods)
  const plain = await aProduct(shop, goods)
  const mine = { productId, size: 'S' }
  const proof = await anApprovedPrint(shop, person, mine)
  const theirs = await anApprovedPrint(shop, await aPerson(shop), { ...mine, name: 'Asha' })
  const unready = await anApprovedPrint(shop, person, { ...mine, name: 'R', state: 'rendering' })
  const refused = [
    add(person, productId, { size: 'M', proof }),
    add(person, productId, { size: 'S', color: 'Blue', proof }),
    add(person, other, { size: 'S', proof }),
    add(person, plain, { size: 'S', proof }),
    add(person, productId, { size: 'S', proof: theirs }),
    add(person, productId, { size: 'S', proof: unready }),
    add(person, productId, { size: 'S', proof: 'nothing of the kind' }),
  ]
  for (const { status, body } of await Promise.all(refused))
    expect([status, body.code]).toEqual([409, 'proof_not_approved'])
  await putStudio(productId, { live: false })
  expect((await add(person, productId, { size: 'S', proof })).body.code).toBe('proof_not_approved')
  await putStudio(productId, {})
  expect((await add(person, productId, { size: 'S', proof })).status).toBe(201)
})

test('each choice and print is in the cart once, however many requests add it at once', async () => {
  const { person, productId, proof } = await aPersonalisedLine()
  const second = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  const again = await add(person, productId, { proof })
  expect([again.status, again.body.code]).toEqual([409, 'already_in_cart'])
  const many = await Promise.all(
    Array.from({ length: 10 }, () => add(person, productId, { proof: second })),
  )
  expect(many.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(9).fill(409),
  ])
  expect((await add(person, productId)).status).toBe(201)
  expect((await cartOf(person)).map((line) => line.selectedDetails.proof)).toEqual([
    proof,
    second,
    undefined,
  ])
})

test('stock is counted over all lines of a colour and size: the first come is the first served', async () => {
  const { person, productId, line } = await aPersonalisedLine({}, { stock: 3 })
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  const { id } = (await add(person, productId, { proof })).body.data
  const put = (lineId: string, quantity: number) =>
    call(person, 'PUT', `/cart/${lineId}`, { id: lineId, quantity })
  expect((await cartOf(person)).map(({ stockLeft }) => stockLeft)).toEqual([2, 2])
  const tooMany = await put(line.id, 3)
  expect([tooMany.status, tooMany.body.message]).toEqual([409, 'Only 2 left of Chai Weather Mug'])
  expect((await put(line.id, 2)).status).toBe(200)
  const third = await anApprovedPrint(shop, person, { productId, name: 'Ravi' })
  const full = await add(person, productId, { proof: third })
  expect([full.status, full.body.code]).toEqual([409, 'out_of_stock'])

  await shop.db.execute(sql`update product_variants set stock = 1 where product_id = ${productId}`)
  expect(await cartOf(person)).toMatchObject([
    { id: line.id, available: true, stockLeft: 1, quantity: 2 },
    { id, available: false, stockLeft: 0 },
  ])
  expect((await put(line.id, 1)).status).toBe(200)
  await call(person, 'DELETE', `/cart/${id}`)
  expect(await cartOf(person)).toMatchObject([{ id: line.id, available: true, stockLeft: 1 }])
})

test('a new proof takes the place of the one on a line, which keeps its id and its place', async () => {
  const { person, productId, line } = await aPersonalisedLine()
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha', areasInUse: 2 })
  await add(person, await aProduct(shop))
  const body = { id: line.id, quantity: 2, proof }
  const changed = await call(person, 'PUT', `/cart/${line.id}`, body)
  expect(changed.body.data).toMatchObject({
    id: line.id,
    quantity: 2,
    selectedDetails: { proof },
    personalisation: { values: [{ label: 'Name', value: 'Asha' }], price: 160.5 },
  })
  expect(changed.body.data.priceWhenAdded).toBeUndefined()
  expect((await cartOf(person))[0]).toEqual(changed.body.data)
  const kept = await call(person, 'PUT', `/cart/${line.id}`, { id: line.id, quantity: 1 })
  expect(kept.body.data.selectedDetails.proof).toBe(proof)
})

test('a proof is exchanged only for one that could be added, and not for that of another line', async () => {
  const { person, productId, line, proof: first } = await aPersonalisedLine()
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  const theirs = await anApprovedPrint(shop, await aPerson(shop), { productId, name: 'Ravi' })
  await add(person, productId, { proof })
  const put = (hash: string) =>
    call(person, 'PUT', `/cart/${line.id}`, { id: line.id, quantity: 1, proof: hash })
  expect((await put(theirs)).body.code).toBe('proof_not_approved')
  expect((await put(proof)).body.code).toBe('already_in_cart')
  const stranger = await aPerson(shop)
  const path = `/cart/${line.id}`
  expect((await call(stranger, 'PUT', path, { quantity: 1, proof: theirs })).status).toBe(404)
  expect((await cartOf(person)).map((l) => l.selectedDetails.proof)).toEqual([first, proof])
})

test('two tabs that exchange the proof of a line at once leave one of the two whole', async () => {
  const { person, productId, line } = await aPersonalisedLine()
  const names = ['Asha', 'Ravi', 'Kiran', 'Dev']
  const hashes = await Promise.all(
    names.map((name) => anApprovedPrint(shop, person, { productId, name })),
  )
  const answers = await Promise.all(
    hashes.map((proof) => call(person, 'PUT', `/cart/${line.id}`, { quantity: 1, proof })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [left, ...others] = await cartOf(person)
  expect(others).toEqual([])
  const index = hashes.indexOf(left?.selectedDetails.proof ?? '')
  expect(left?.personalisation?.values).toEqual([{ label: 'Name', value: names[index] }])
})

test('to edit a line begins a new draft with its design, and leaves the line as it is', async () => {
  const { person, productId, line } = await aPersonalisedLine()
  const edit = () => call<{ designId: string }>(person, 'POST', `/cart/${line.id}/edit`)
  const { designId } = (await edit()).body.data
  const draft = await call<Design>(person, 'GET', `/designs/${designId}`)
  expect(draft.body.data).toMatchObject({
    productId,
    color: 'White',
    version: 1,
    scene: { v: 1, blank: 'mug', areas: [{ id: mugWrap.id }] },
  })
  expect((await edit()).body.data.designId).not.toBe(designId)
  expect(await cartOf(person)).toEqual([line])
})

test('a line is edited by its owner only, where it has a design, and while there is room for one', async () => {
  const { person, line } = await aPersonalisedLine()
  const plain = (await add(person, await aProduct(shop))).body.data
  const edit = (who: Person, id: string) => call(who, 'POST', `/cart/${id}/edit`)
  expect((await edit(await aPerson(shop), line.id)).body.code).toBe('cart_line_not_found')
  expect((await edit(person, 'no-id')).body.code).toBe('cart_line_not_found')
  expect((await edit(person, plain.id)).body.code).toBe('design_not_found')
  const room = await Promise.all(Array.from({ length: 52 }, () => edit(person, line.id)))
  expect(room.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(new Set(room.flatMap(({ body }) => body.code ?? []))).toEqual(
    new Set(['too_many_designs']),
  )
})

test('when the price of the print changes, the line tells what one cost when it was added', async () => {
  const { person, productId } = await aPersonalisedLine()
  await putStudio(productId, { surcharge: 150 })
  expect(await cartOf(person)).toMatchObject([
    { personalisation: { price: 150 }, priceWhenAdded: 569.6 },
  ])
})

test.each([
  ['has ended', { live: false }],
  [
    'is now for another thing',
    {
      blank: 'pillow',
      template: { v: 1, blank: 'pillow', areas: [{ ...mugWrap, id: 'front' }] },
    },
  ],
])('a line whose studio %s cannot be bought, and says why', async (_name, change) => {
  const { person, productId } = await aPersonalisedLine()
  await putStudio(productId, change)
  expect(await cartOf(person)).toMatchObject([
    { available: false, unavailableBecause: 'studio_ended' },
  ])
})

test('a line without a print of what is now sold personalised only cannot be bought', async () => {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop)
  await add(person, productId)
  await putStudio(productId, { required: true })
  expect(await cartOf(person)).toMatchObject([
    { available: false, unavailableBecause: 'proof_required' },
  ])
})
