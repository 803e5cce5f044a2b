import { sql } from 'drizzle-orm'
import type { RefundDetailsRequest } from '@tohfa/contract/payments/refund-details'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { refund } from '#payments/payment/refund/refunds.fixture.ts'

type Failed = { code?: string; error?: string; fields?: Record<string, string> }

export const upi = { method: 'upi', upi: 'asha.rao-91@okbank' }
export const bank = {
  method: 'bank',
  name: 'Asha Rao Kamath',
  accountNumber: '501002 34567891',
  accountNumberAgain: '50100234567891',
  ifsc: ' hdfc0001234',
}

/** The tokens of the links that were mailed about a refund, the oldest first. */
export async function mailedTokens({ db }: TestShop, refundId: string): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`select text from mails
    where split_part(key, ':', 2) = ${refundId} order by created_at`)
  return rows.map(({ text }) => /\/refund\/([\w-]+)/.exec(text)?.[1] ?? '')
}

/** Ten rupees of an order, to be refunded by hand, and the token of the mailed link. */
export async function aRefundByHand(shop: TestShop, admin: Person, orderId: string) {
  const { data } = (await refund(shop, admin, orderId, { method: 'upi', amount: 10 })).body
  const [token = ''] = await mailedTokens(shop, data.id)
  return { id: data.id, token }
}

export function readRefundLink(
  shop: TestShop,
  token: string,
): Promise<Answer<Failed & { data: RefundDetailsRequest }>> {
  return shop.call('GET', `/refund-details/${token}`)
}

export function give(shop: TestShop, token: string, body: object = upi): Promise<Answer<Failed>> {
  return shop.call('POST', `/refund-details/${token}`, { body })
}
