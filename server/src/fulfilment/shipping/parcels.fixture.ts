import { sql } from 'drizzle-orm'
import type { Order, OrderStatus } from '@tohfa/contract/orders/orders'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

export type Parcel = { person: Person; orderId: string; waybill: string }
export type Scan = {
  ScanType: string
  Scan?: string
  StatusCode?: string
  ScanDateTime?: string
  ScannedLocation?: string
}

/** An order that the staff have moved to shipped, and its parcel at the sandbox's carrier. */
export async function aParcel(
  shop: TestShop,
  admin: Person,
  productId: string,
  buyer?: Person,
): Promise<Parcel> {
  const person = buyer ?? (await aPerson(shop))
  const orderId = await aPurchase(shop, person, productId, 'confirmed')
  const { body } = await advance(shop, admin, orderId, 'shipped')
  return { person, orderId, waybill: body.data.waybill ?? '' }
}

/** The staff move an order (docs/product.md 11.4). */
export function advance(
  shop: TestShop,
  admin: Person,
  orderId: string,
  status: OrderStatus,
): Promise<Answer<{ data: Order }>> {
  return shop.call('PUT', `/user-orders/${orderId}`, { token: admin.token, body: { status } })
}

/** A hub scans a parcel; the carrier stores the scan and pushes a hint. */
export async function scan(shop: TestShop, waybill: string, what: Scan): Promise<void> {
  const answer = await fetch(`${shop.url}/sandbox/delhivery/shipments/${waybill}/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (!answer.ok) throw new Error(`the scan was answered ${answer.status}`)
}

export async function statusOf(shop: TestShop, orderId: string): Promise<OrderStatus> {
  const { rows } = await shop.db.execute<{ status: OrderStatus }>(sql`
    select status from orders where id = ${orderId}`)
  const [row] = rows
  if (!row) throw new Error('no such order')
  return row.status
}
