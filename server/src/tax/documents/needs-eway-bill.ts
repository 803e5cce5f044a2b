import type { Database } from '#platform/database/connect.ts'
import { ewayLimitOn, sellerOn, taxClassesOn } from '#tax/seller/tax.service.ts'
import { type OrderToDocument, orderToDocument } from './order-to-document.queries.ts'

/**
 * Whether the goods of an order need an e-way bill to be moved (CGST Rules, 138). They do when
 * their value with tax, charged or not, is above today's limit. Exempt goods do not count, and an
 * unregistered seller needs none.
 */
export async function needsEwayBill(db: Database, orderId: string): Promise<boolean> {
  const order = await orderToDocument(db, orderId)
  if (!order) return false
  const worth = (items: OrderToDocument['items']) =>
    items.reduce(
      (sum, { worthOf, quantity, cancelledQuantity }) =>
        sum + worthOf(quantity - cancelledQuantity),
      0,
    )
  const above = await ewayLimitOn(db)
  if (above === null || worth(order.items) <= above) return false
  if ((await sellerOn(db))?.mode === 'unregistered') return false
  const classes = await taxClassesOn(db)
  return worth(order.items.filter((item) => !classes.get(item.taxClass)?.nil)) > above
}
