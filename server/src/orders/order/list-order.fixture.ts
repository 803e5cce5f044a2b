import { expect } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Order } from '@tohfa/contract/orders/orders'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { approvedList, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { order, ordersOf, pay, verify } from './orders.fixture.ts'

/** A row of a list with this name. */
export const row = (name: string, more: object = {}) => ({ values: { name }, ...more })

/** Three rows: two white ones, and a navy one of twelve pieces between them. */
export const family = [
  row('Asha', { quantity: 2 }),
  row('Ravi', { color: 'Navy', quantity: 12 }),
  row('மீனா'),
]

/** An approved list of a new person, of a new product for 449.10 rupees and its print. */
export async function anApprovedList(shop: TestShop, rows: object[], product: object = {}) {
  const person = await aPerson(shop)
  const goods = { price: 499, discount: 10, colors: ['White', 'Navy'], ...product }
  const productId = await aCustomizable(shop, rosterStudio, goods)
  const list = await approvedList(shop, person, { productId, title: 'Class 7B', rows })
  return { person, productId, list }
}

/** Puts a list into its owner's cart. */
export function putList(
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  { id }: Pick<NameList, 'id'>,
): Promise<Answer<Partial<FailureEnvelope> & { data: CartLine[] }>> {
  return shop.call('POST', `/name-lists/${id}/cart`, { token })
}

/** Buys a person's cart online; the order, and the amount in paise. */
export async function buyCart(
  shop: TestShop,
  person: Person,
): Promise<{ order: Order; amount: number; paymentId: string }> {
  const { body } = await order(shop, person, 'online')
  const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).status).toBe(200)
  const [bought] = await ordersOf(shop, person)
  if (!bought) throw new Error('nothing was bought')
  return { order: bought, amount: body.data.amount, paymentId: paid.razorpay_payment_id }
}

/** A list that was bought: by default the family's. */
export async function aBoughtList(shop: TestShop, rows: object[] = family, product: object = {}) {
  const made = await anApprovedList(shop, rows, product)
  expect((await putList(shop, made.person, made.list)).status).toBe(201)
  return { ...made, ...(await buyCart(shop, made.person)) }
}
