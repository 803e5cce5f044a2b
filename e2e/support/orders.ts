import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { admin } from './running-shop.ts'

export type Placed = { id: string; number: string; productId: string; title: string }
type Goods = { id: string; title: string; colors: { color: string; sizes?: { size: string }[] }[] }

async function answered<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { token?: string; data?: object } = {},
): Promise<T> {
  const { token, data } = options
  const answer = await request.fetch(`/v1${path}`, {
    method,
    ...(data && { data }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  const body = (await answer.json()) as { data: T }
  expect(answer.status(), `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return body.data
}

/** Somebody's cash order of one product of a kind, made by calls; the page must be signed in. */
export async function placeOrder(page: Page, kind = 'coffee-mug', nth = 0): Promise<Placed> {
  const { token, userId } = await page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    userId: (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { id: string }).id,
  }))
  const { request } = page
  const list = await answered<Goods[]>(request, 'GET', `/product?categories=${kind}&limit=60`)
  const product = list[nth]
  const color = product?.colors[0]
  if (!product || !color) throw new Error(`no ${kind}`)
  const size = color.sizes?.[0]?.size
  const selectedDetails = { color: color.color, ...(size && { size }) }
  await answered(request, 'POST', '/cart', {
    token,
    data: { product_id: product.id, user_id: userId, quantity: 1, selectedDetails },
  })
  const shipping_address = {
    name: 'Meera Joshi',
    phone: '9876543210',
    email: 'meera@example.com',
    streetAddress: '14 Johari Bazaar',
    city: 'Jaipur',
    state: 'Rajasthan',
    pinCode: '302003',
  }
  const { order } = await answered<{ order: { id: string; orderNumber: string } }>(
    request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'cash', shipping_address } },
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
