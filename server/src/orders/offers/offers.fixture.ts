import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import type { Coupon } from '@tohfa/contract/orders/coupons'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { expect } from 'vitest'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Staff = Pick<Person, 'token'>
type CouponReply = Answer<FailureEnvelope & { data: Coupon }>

export function makeCoupon(shop: TestShop, { token }: Staff, body: object): Promise<CouponReply> {
  return shop.call('POST', '/admin/coupons', { token, body })
}

export function changeCoupon(
  shop: TestShop,
  { token }: Staff,
  code: string,
  body: object,
): Promise<CouponReply> {
  return shop.call('PUT', `/admin/coupons/${encodeURIComponent(code)}`, { token, body })
}

/** A coupon of its own code; 10 % unless told otherwise. */
export async function aCoupon(
  shop: TestShop,
  staff: Staff,
  rules: object = {},
): Promise<Coupon & { code: string }> {
  const code = `T${crypto.randomUUID().slice(0, 12).toUpperCase()}`
  const made = await makeCoupon(shop, staff, { code, kind: 'percent', value: 10, ...rules })
  expect(made).toMatchObject({ status: 201 })
  return made.body.data
}

export async function couponOf(shop: TestShop, { token }: Staff, code: string): Promise<Coupon> {
  const { body } = await shop.call<{ data: Coupon[] }>('GET', '/admin/coupons', { token })
  const found = body.data.find((one) => one.code === code)
  if (!found) throw new Error(`no coupon ${code}`)
  return found
}

type OfferReply = Answer<FailureEnvelope & { data: CartOffer }>

/** Types a code into the cart. */
export function typeCode(
  shop: TestShop,
  { id, token }: Pick<Person, 'id' | 'token'>,
  code: string,
): Promise<OfferReply> {
  return shop.call('POST', `/cart/${id}/coupon`, { token, body: { code } })
}

export async function readCart(
  shop: TestShop,
  { id, token }: Pick<Person, 'id' | 'token'>,
): Promise<{ data: CartLine[] } & CartOffer> {
  const { body } = await shop.call<{ data: CartLine[] } & CartOffer>('GET', `/cart/${id}`, {
    token,
  })
  return body
}
