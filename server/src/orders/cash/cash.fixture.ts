import { sql } from 'drizzle-orm'
import type { CashRulesForm } from '@tohfa/contract/orders/cash-rules'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import { expect } from 'vitest'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Failed = { code?: string; message?: string; fields?: Record<string, string> }

/** The rules of a shop of which the test says a part; the rest as the shop begins. */
export async function setRules(shop: TestShop, owner: Person, part: CashRulesForm): Promise<void> {
  const body = {
    max: null,
    blockedPincodes: [],
    maxRefusals: null,
    confirm: false,
    customised: 'allow',
    advancePercent: 20,
    ...part,
  }
  const { status } = await shop.call('PUT', '/admin/cod-rules', { token: owner.token, body })
  expect(status).toBe(200)
}

/** A cash order of a product whose stock is counted; one left of two. */
export async function aCashOrder(
  shop: TestShop,
  goods: Parameters<typeof aProduct>[1] = {},
  quantity = 1,
) {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { stock: 5, ...goods })
  await putIntoCart(shop, person, productId, quantity)
  const { data } = (await order(shop, person, 'cash')).body
  return { person, productId, order: data.order, id: data.order.id }
}

/** The links that were mailed for an order, the first first. */
export async function linksOf(shop: Pick<TestShop, 'db'>, orderId: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(sql`
    select text from mails where key = 'cash-question:' || ${orderId}::text
      or key like 'cash-question:' || ${orderId}::text || ':%' order by created_at, key`)
  return rows.map(({ text }) => /\/cod\/([\w-]{43})/.exec(text)?.[1] ?? '')
}

export async function linkOf(shop: Pick<TestShop, 'db'>, orderId: string): Promise<string> {
  return (await linksOf(shop, orderId)).at(-1) ?? ''
}

type ByLink = Answer<Failed & { data: { orderNumber: string; cashState: string } }>
export const answerByLink = (shop: TestShop, token: string, answer: unknown): Promise<ByLink> =>
  shop.call('POST', `/cod/${token}`, { body: { answer } })

export const payByLink = (
  shop: TestShop,
  token: string,
): Promise<Answer<Failed & { data: PaymentRequest }>> =>
  shop.call('POST', `/cod/${token}/payment`, { body: {} })

export const payNow = (
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  id: string,
): Promise<Answer<Failed & { data: PaymentRequest }>> =>
  shop.call('POST', `/user-orders/${id}/pay-now`, { token, body: {} })

export const answerByStaff = (
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  id: string,
  state: unknown,
): Promise<Answer<Failed & { data: AdminOrder }>> =>
  shop.call('PUT', `/admin/orders/${id}/cash`, { token, body: { state } })

/** Lets so many hours go by for an order that waits for its buyer. */
export async function letHoursPass(
  shop: Pick<TestShop, 'db'>,
  id: string,
  hours: number,
): Promise<void> {
  await shop.db.execute(sql`update orders
    set cash_until = cash_until - make_interval(mins => ${Math.round(hours * 60)}) where id = ${id}`)
}

export async function stateOf(
  shop: Pick<TestShop, 'db'>,
  id: string,
): Promise<{ status: string; cash: string; method: string }> {
  const { rows } = await shop.db.execute<{ status: string; cash: string; method: string }>(sql`
    select status, cash_state cash, payment_method "method" from orders where id = ${id}`)
  const [row] = rows
  if (!row) throw new Error('no such order')
  return row
}
