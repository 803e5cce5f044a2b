import { beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Design } from '@tohfa/contract/studio/designs'
import { order, ordersOf } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { approvedProof } from './proofs.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

/** Fills in, approves and adds a mug to the cart; returns the line. */
async function aLineWith(person: Person, values: object): Promise<CartLine> {
  const { id, token } = person
  const productId = await aCustomizable(shop)
  const made = await shop.call<{ data: Design }>('POST', '/designs', {
    token,
    body: { productId, color: 'White', values },
  })
  const { proof } = await approvedProof(shop, person, { design: made.body.data })
  const selectedDetails = { color: 'White', proof: proof.hash }
  const body = { product_id: productId, user_id: id, selectedDetails }
  return (await shop.call<{ data: CartLine }>('POST', '/cart', { token, body })).body.data
}

test('what was filled in is said as the template says it in both languages, and words as they were typed', async () => {
  const person = await aPerson(shop)
  const photo = (await sendPhoto(shop, person, await aPhoto('jpeg', { width: 900, height: 600 })))
    .body.data.sha256
  const line = await aLineWith(person, { name: 'Asha', photo, ink: '#26418e', mark: 'bar' })
  const expected = [
    { label: 'Name', labelHi: 'नाम', value: 'Asha' },
    { label: 'Photo', labelHi: 'तस्वीर', value: 'Photo', valueHi: 'तस्वीर' },
    { label: 'Colour', labelHi: 'रंग', value: '#26418e' },
    { label: 'Mark', labelHi: 'निशान', value: 'Bar', valueHi: 'रेखा' },
  ]
  expect(line.personalisation?.values).toEqual(expected)
  await order(shop, person, 'cash')
  const [bought] = await ordersOf(shop, person)
  expect(bought?.order_items[0]?.personalisation?.values).toEqual(expected)
})
