import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { StaffRefund } from '@tohfa/contract/payments/refunds'
import { expect, vi } from 'vitest'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { aCheckout, eventsProcessed, webhook } from '#payments/payment/payments.fixture.ts'

type Failed = { code?: string; error?: string; fields?: Record<string, string> }

/** An order that was paid online, with its first line; rupees. */
export async function aPaidOrder(
  shop: TestShop,
  goods: Parameters<typeof aProduct>[1] = {},
  quantity = 1,
) {
  const { person, productId, request } = await aCheckout(shop, goods, quantity)
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const { data } = (await verify(shop, person, callback)).body
  const lineId = data.order_items[0]?.id ?? ''
  return { person, productId, id: data.id, lineId, paymentId: callback.razorpay_payment_id }
}

/** An order whose cash the courier collected. */
export async function aDeliveredCashOrder(shop: TestShop, admin: Person, person?: Person) {
  const buyer = person ?? (await aPerson(shop))
  await putIntoCart(shop, buyer, await aProduct(shop))
  const { id } = (await order(shop, buyer, 'cash')).body.data.order
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  await scan(shop, waybill ?? '', { ScanType: 'Delivered' })
  // For a hook, too, in which nothing is polled.
  await vi.waitFor(async () => expect(await statusOf(shop, id)).toBe('delivered'), patienceMs)
  return { person: buyer, id }
}

/** An order as staff read it. */
export async function detailsOf(shop: TestShop, admin: Person, id: string): Promise<AdminOrder> {
  const { token } = admin
  return (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token })).body.data
}

/** Cancels an order, or pieces of it, as its buyer. */
export function cancel(
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  id: string,
  body: object = {},
  key?: string,
): Promise<Answer<Failed & { data: OrderDetails }>> {
  return shop.call('POST', `/user-orders/${id}/cancel`, {
    token,
    body: { reason: 'I changed my mind', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}

/** Staff give money of an order back. */
export function refund(
  shop: TestShop,
  { token }: Pick<Person, 'token'>,
  id: string,
  body: object,
  key?: string,
): Promise<Answer<Failed & { data: StaffRefund }>> {
  return shop.call('POST', `/admin/orders/${id}/refunds`, {
    token,
    body: { reason: 'It was late', method: 'provider', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}

/** Sends the provider's state of a refund and processes it; `amount` in paise. */
export async function sendRefundEvent(
  shop: TestShop,
  payment_id: string,
  refunded: { id?: string; amount: number; status?: string; notes?: object | [] },
): Promise<void> {
  const entity = {
    id: `rfnd_${crypto.randomUUID()}`,
    status: 'processed',
    notes: [],
    payment_id,
    ...refunded,
  }
  const event = { event: `refund.${entity.status}`, payload: { refund: { entity } } }
  expect((await webhook(shop, event)).status).toBe(200)
  await eventsProcessed(shop)
}
