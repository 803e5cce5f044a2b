import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { OrderReturn, ReturnState, StaffReturn } from '@tohfa/contract/fulfilment/returns'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { aCheckout } from '#payments/payment/payments.fixture.ts'
import { advance, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPhoto } from '#studio/photos/photos.fixture.ts'
import type { aProduct } from '#testing/goods.ts'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type ReturnReply = Answer<FailureEnvelope & { data: OrderReturn }>
type Moved = Answer<FailureEnvelope & { data: StaffReturn }>

/** Uploads a new photo of a fault; returns its id. */
export async function aReturnPhoto(shop: TestShop, person: Person): Promise<string> {
  const answer = await sendReturnPhoto(shop, person, await aPhoto())
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

export async function sendReturnPhoto(shop: TestShop, { token }: Person, bytes: Buffer) {
  const answer = await fetch(`${shop.url}/v1/returns/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as FailureEnvelope & { data: { id: string; url: string } },
  }
}

/** The courier delivers a parcel. */
export async function deliver(shop: TestShop, orderId: string, waybill: string): Promise<void> {
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('delivered')
}

/** A paid order of so many pieces that was delivered. */
export async function aDelivered(
  shop: TestShop,
  admin: Person,
  quantity = 1,
  goods: Parameters<typeof aProduct>[1] = {},
): Promise<{ person: Person; order: Order; productId: string; paymentId: string }> {
  const { person, request, productId } = await aCheckout(shop, goods, quantity)
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  await verify(shop, person, callback)
  const [placed] = await ordersOf(shop, person)
  if (!placed) throw new Error('no order was made')
  const { waybill } = (await advance(shop, admin, placed.id, 'shipped')).body.data
  await deliver(shop, placed.id, waybill ?? '')
  return { person, order: placed, productId, paymentId: callback.razorpay_payment_id }
}

/** Requests a return of this many pieces of an order's first line. */
export async function ask(
  shop: TestShop,
  person: Person,
  order: { id: string; order_items: readonly { id: string }[] },
  what: { quantity?: number; items?: object[]; photos?: string[]; reason?: string } = {},
): Promise<ReturnReply> {
  const { quantity = 1, reason = 'damaged' } = what
  const photos = what.photos ?? [await aReturnPhoto(shop, person)]
  const { items = [{ id: order.order_items[0]?.id, quantity }] } = what
  return shop.call('POST', '/returns', {
    token: person.token,
    body: { orderId: order.id, items, reason, comment: 'The handle came off.', photos },
  })
}

export function moveReturn(
  shop: TestShop,
  admin: Person,
  id: string,
  action: string,
  more: object = {},
): Promise<Moved> {
  return shop.call('PUT', `/admin/returns/${id}`, {
    token: admin.token,
    body: { action, ...more },
  })
}

export function moveOwn(
  shop: TestShop,
  person: Person,
  id: string,
  action: string,
  more: object = {},
): Promise<ReturnReply> {
  return shop.call('PUT', `/returns/${id}`, { token: person.token, body: { action, ...more } })
}

export async function readReturn(shop: TestShop, person: Person, id: string): Promise<OrderReturn> {
  const { body } = await shop.call<{ data: OrderReturn[] }>('GET', '/returns', {
    token: person.token,
  })
  const found = body.data.find((one) => one.id === id)
  if (!found) throw new Error('no such return')
  return found
}

type Step = 'withdraw' | 'lapse' | 'pickup fails' | (string & {})
/** The steps that lead a return to each state. */
const ways: Record<ReturnState, readonly Step[]> = {
  requested: [],
  needs_info: ['ask'],
  approved: ['approve'],
  refused: ['refuse'],
  withdrawn: ['withdraw'],
  lapsed: ['ask', 'lapse'],
  no_return_needed: ['approve', 'keep_it'],
  pickup_booked: ['approve', 'book_pickup'],
  pickup_failed: ['approve', 'book_pickup', 'pickup fails'],
  received: ['approve', 'book_pickup', 'received'],
  accepted: ['approve', 'book_pickup', 'received', 'accept'],
  refused_after_check: ['approve', 'book_pickup', 'received', 'refuse_after_check'],
  refunded: ['approve', 'keep_it', 'refund'],
  replaced: ['approve', 'keep_it', 'replace'],
}

/** A new return in this state, of a given order or of a new one. */
export async function aReturnIn(
  shop: TestShop,
  admin: Person,
  state: ReturnState,
  bought?: { person: Person; order: Order },
): Promise<{ person: Person; id: string; order: Order }> {
  const { person, order } = bought ?? (await aDelivered(shop, admin))
  const { id } = (await ask(shop, person, order)).body.data
  for (const step of ways[state]) await go(shop, { admin, person, id }, step)
  await expect.poll(async () => (await readReturn(shop, person, id)).state).toBe(state)
  return { person, id, order }
}

async function go(
  shop: TestShop,
  { admin, person, id }: { admin: Person; person: Person; id: string },
  step: Step,
): Promise<void> {
  if (step === 'withdraw') await moveOwn(shop, person, id, 'withdraw')
  else if (step === 'pickup fails') {
    const { waybill } = await readReturn(shop, person, id)
    await scan(shop, waybill ?? '', { ScanType: 'CN' })
    await expect.poll(async () => (await readReturn(shop, person, id)).state).toBe('pickup_failed')
  } else if (step === 'lapse') {
    await shop.db.execute(
      sql`update returns set state_at = state_at - interval '8 days' where id = ${id}`,
    )
    await doJob(shop, 'lapse-returns')
  } else expect((await moveReturn(shop, admin, id, step)).status).toBe(200)
}
