import { expect, type Page } from '@playwright/test'
import { addByCall, answered, sessionOf } from './by-call.ts'
import { admin } from './running-shop.ts'

export type Placed = { id: string; number: string; productId: string; title: string }

/** Where it goes, when it does not matter where. */
export const address = {
  name: 'Meera Joshi',
  phone: '9876543210',
  email: 'meera@example.com',
  streetAddress: '14 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
}

/** Somebody's cash order of one product of a kind, made by calls; the page must be signed in. */
export async function placeOrder(page: Page, kind = 'coffee-mug', nth = 0): Promise<Placed> {
  const product = await addByCall(page, kind, nth)
  const { token, userId } = await sessionOf(page)
  const { order } = await answered<{ order: { id: string; orderNumber: string } }>(
    page.request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'cash', shipping_address: address } },
  )
  return { id: order.id, number: order.orderNumber, productId: product.id, title: product.title }
}

/** The staff ship an order, and the carrier scans its parcel so; a time is an instant. */
export async function shipAndScan(
  page: Page,
  order: Placed,
  scans: { ScanType: string; ScanDateTime?: string; ScannedLocation?: string }[],
): Promise<void> {
  const { request } = page
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
