import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Design } from '@tohfa/contract/studio/designs'
import { kitFiles } from '@tohfa/print-engine/mockup/kit-files'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { aKeyChainStudio } from '#fulfilment/print/print.fixture.ts'
import { showTheSame } from '#studio/press/same-pixels.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { aMugStudio, nameField, nameItem } from '#studio/mug-studio.fixture.ts'
import { aCustomizable, aDesign } from '#studio/studio.fixture.ts'
import { approvedProof } from './proofs.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

async function picture(path: string, person?: Person) {
  const headers = person ? { authorization: `Bearer ${person.token}` } : {}
  const response = await fetch(shop.url + path, { headers })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** An approved mug of this person, and the address of its mock-up. */
async function aMugOf(person: Person, name: string) {
  const { proof, design } = await approvedProof(shop, person, { name })
  const path = proof.pages[0]?.mockUp ?? ''
  return { proof, design, path }
}

test('a proof is seen on its product in its colour, with what was filled in', async () => {
  const person = await aPerson(shop)
  const [one, other] = [await aMugOf(person, 'Rukmini'), await aMugOf(person, 'Jo')]
  const { status, bytes } = await picture(one.path, person)
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 900 })
  expect(await showTheSame(bytes, (await picture(other.path, person)).bytes)).toBe(false)
  expect((await picture(one.path, person)).bytes.equals(bytes)).toBe(true)
})

test('a mug with a name on each side is seen from both, with one in the middle from one', async () => {
  const person = await aPerson(shop)
  const { proof: middle } = await aMugOf(person, 'Rukmini')
  expect(middle.pages[0]).not.toHaveProperty('otherView')
  const [wrap] = aMugStudio.template.areas
  const items = [-60, 60].map((x) => ({ ...nameItem, id: `at${x + 60}`, x, width: 60 }))
  const template = { ...aMugStudio.template, areas: wrap ? [{ ...wrap, items }] : [] }
  const productId = await aCustomizable(shop, { ...aMugStudio, template, fields: [nameField] })
  const design = await aDesign(shop, person, 'Asha', productId)
  const [page] = (await approvedProof(shop, person, { design })).proof.pages
  const seen = await picture(page?.mockUp ?? '', person)
  const other = await picture(page?.otherView ?? '', person)
  expect([seen.status, other.status]).toEqual([200, 200])
  expect(await showTheSame(seen.bytes, other.bytes)).toBe(false)
  expect((await picture(page?.otherView ?? '', await aPerson(shop))).status).toBe(404)
})

test('it is as private as the proof, and drawn in no colour that nobody asked for', async () => {
  const person = await aPerson(shop)
  const { path } = await aMugOf(person, 'Rukmini')
  expect((await picture(path)).status).toBe(401)
  expect((await picture(path, await aPerson(shop))).status).toBe(404)
  expect((await picture(path, await aPerson(shop, 'ADMIN'))).status).toBe(200)
  for (const color of ['123456', 'FFFFFF', '12345', ''])
    expect((await picture(path.replace(/on-\w+/, `on-${color}`), person)).status, color).toBe(404)
})

/** An approved print in the form of a cart. */
async function inCart(person: Person, { hash }: Proof, { productId, color }: Design) {
  const selectedDetails = { color, proof: hash }
  const body = { product_id: productId, user_id: person.id, selectedDetails }
  const { token } = person
  const answer = await shop.call<{ data: CartLine }>('POST', '/cart', { token, body })
  return answer.body.data.personalisation
}

/** The same words on a cap of this category, approved, and the address of its mock-up. */
async function aCapOf(person: Person, category: string) {
  const productId = await aCustomizable(
    shop,
    {
      blank: 'cap',
      template: { v: 1, blank: 'cap', areas: [{ id: 'front', background: null, items: [name] }] },
      fields: aKeyChainStudio.fields.slice(0, 1),
    },
    { productType: 'caps', category },
  )
  const design = await aDesign(shop, person, 'Asha', productId)
  const { proof } = await approvedProof(shop, person, { design })
  return { hash: proof.hash, path: proof.pages[0]?.mockUp ?? '', proof, design }
}
const name = { ...aKeyChainStudio.template.areas[0]?.items[0], size: 10, width: 80 }

test('the same words on products that look otherwise are seen on each as it is', async () => {
  const person = await aPerson(shop)
  const bucket = await aCapOf(person, 'Bucket')
  const first = await picture(bucket.path, person)
  const trucker = await aCapOf(person, 'Trucker')
  expect(trucker.hash).toBe(bucket.hash)
  expect(await showTheSame((await picture(trucker.path, person)).bytes, first.bytes)).toBe(false)
  expect((await picture(bucket.path, person)).bytes.equals(first.bytes)).toBe(true)
  expect(await inCart(person, bucket.proof, bucket.design)).toMatchObject({ mockUp: bucket.path })
  const elsewhere = bucket.path.replace(/=.*/, `=${await aCustomizable(shop)}`)
  expect((await picture(elsewhere, person)).status).toBe(404)
})

test('a kit with other pictures gives another picture', async () => {
  const person = await aPerson(shop)
  const { path } = await aCapOf(person, 'Baseball')
  const before = await picture(path, person)
  const { 'cap-front-white': white } = kitFiles
  onTestFinished(() => void (kitFiles['cap-front-white'] = white))
  kitFiles['cap-front-white'] = kitFiles['cap-front-bucket-white']
  expect(await showTheSame((await picture(path, person)).bytes, before.bytes)).toBe(false)
})

test('both halves of a pair are seen together, each with its own print', async () => {
  const person = await aPerson(shop)
  const [front, back] = aKeyChainStudio.template.areas
  const half = { width: 40, height: 40, bleed: 1.5, safe: 2, shape: 'pair' }
  const productId = await aCustomizable(shop, {
    ...aKeyChainStudio,
    areas: ['front', 'back'].map((id) => ({ ...half, id, label: id })),
    template: {
      ...aKeyChainStudio.template,
      areas: [front, { ...back, background: '#a8322a', items: [] }],
    },
    fields: aKeyChainStudio.fields.slice(0, 1),
  })
  const design = await aDesign(shop, person, 'Asha', productId)
  const { proof } = await approvedProof(shop, person, { design })
  const seen = await Promise.all(proof.pages.map(({ mockUp }) => picture(mockUp ?? '', person)))
  const [first, second] = seen.map(({ bytes }) => bytes)
  if (!first || !second) throw new Error('a pair has two pages')
  expect(await showTheSame(first, second)).toBe(true)
  const middle = { left: 510, top: 445, width: 40, height: 40 }
  const { dominant } = await sharp(await sharp(first).extract(middle).toBuffer()).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 50)
})

test('the line of a cart shows the same picture', async () => {
  const person = await aPerson(shop)
  const { proof, design, path } = await aMugOf(person, 'Rukmini')
  expect(await inCart(person, proof, design)).toMatchObject({
    preview: proof.preview,
    mockUp: path,
  })
})

test.each([
  ['front', { name: 'Asha' }],
  ['front', { name: 'Asha', word: 'Om' }],
  ['back', { name: 'Asha', word: 'Om', line: 'Jaipur' }],
])('of two sides the %s is shown, which has most of what was filled in', async (side, values) => {
  const person = await aPerson(shop)
  const [front, back] = aKeyChainStudio.template.areas
  const word = back?.items[0]
  const productId = await aCustomizable(shop, {
    ...aKeyChainStudio,
    template: {
      ...aKeyChainStudio.template,
      areas: [front, { ...back, items: [word, { ...word, id: 'line', y: 10, field: 'line' }] }],
    },
    fields: [...aKeyChainStudio.fields, { ...aKeyChainStudio.fields[1], id: 'line' }],
  })
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: { productId, color: 'White', values },
  })
  const { proof } = await approvedProof(shop, person, { design: body.data })
  const shown = await inCart(person, proof, body.data)
  expect(shown?.preview).toBe(`/v1/proofs/${proof.hash}/${side}.webp`)
  expect(shown?.mockUp).toContain(`/${side}.on-`)
})
