import { expect, type Page } from '@playwright/test'
import { addByCall, answered, type Caller, sessionOf } from './by-call.ts'
import { admin } from './running-shop.ts'

export type Placed = { id: string; number: string; productId: string; title: string }

/** The default address. */
export const address = {
  name: 'Meera Joshi',
  phone: '9876543210',
  email: 'meera@example.com',
  streetAddress: '14 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
}

/** Saves an address by a call, and opens the checkout of the signed-in person's cart. */
export async function openCheckout(page: Page, changes: object = {}): Promise<void> {
  const { token, userId } = await sessionOf(page)
  await answered(page.request, 'PUT', `/user/${userId}`, {
    token,
    data: { addresses: [{ ...address, ...changes }] },
  })
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: 'CONFIRM ORDER' })).toBeEnabled()
}

/** A cash order of one product of a type, made by calls; a page must be signed in. */
export async function placeOrder(
  who: Page | Caller,
  kind = 'coffee-mug',
  nth = 0,
): Promise<Placed> {
  const product = await addByCall(who, kind, nth)
  const { token, userId } = await sessionOf(who)
  const { order } = await answered<{ order: { id: string; orderNumber: string } }>(
    who.request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'cash', shipping_address: address } },
  )
  return { id: order.id, number: order.orderNumber, productId: product.id, title: product.title }
}

/** Staff ship an order, and the carrier scans its parcel; a time is an instant. */
export async function shipAndScan(
  { request }: Pick<Page, 'request'>,
  order: Placed,
  scans: { ScanType: string; ScanDateTime?: string; ScannedLocation?: string }[],
): Promise<void> {
  const { token } = await answered<{ token: string }>(request, 'POST', '/auth/login', {
    data: admin,
  })
  const { waybill } = await answered<{ waybill: string }>(
    request,
    'PUT',
    `/user-orders/${order.id}`,
    { token, data: { status: 'shipped' } },
  )
  for (const data of scans)
    expect(
      (await request.post(`/sandbox/delhivery/shipments/${waybill}/scan`, { data })).ok(),
    ).toBe(true)
}
