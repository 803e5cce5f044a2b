import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductType } from '@tohfa/contract/product-type-labels'
import type { Database } from '../database/connect.ts'
import { products } from '../database/schema/catalog.tables.ts'
import { cancellations, orderItems, orders, pincodes } from '../database/schema/order.tables.ts'

type OrderRow = typeof orders.$inferSelect
type ItemRow = typeof orderItems.$inferSelect & {
  productType: ProductType
  taxClass: string | null
  hsn: string | null
}

/** An order with what a document tells of it. */
export type OrderToDocument = OrderRow & {
  items: ItemRow[]
  /** What its cancelled pieces had cost. */
  cancelledPaise: number
  /** The state of its PIN code, as the carrier says; empty when it never said. */
  pinState: string
}

/** Reads an order for a document; who issues one has it locked, or has just made it. */
export async function orderToDocument(
  tx: Database,
  id: string,
): Promise<OrderToDocument | undefined> {
  const [row] = await tx
    .select({
      order: orders,
      pinState: pincodes.state,
      cancelledPaise: sql<number>`(select coalesce(sum(${cancellations.amountPaise}), 0)
        from ${cancellations} where ${cancellations.orderId} = ${orders.id})`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(pincodes, sql`${pincodes.pincode} = ${orders.shippingAddress} ->> 'pinCode'`)
    .where(eq(orders.id, id))
  if (!row) return undefined
  const items = await tx
    .select({
      ...getTableColumns(orderItems),
      productType: sql<ProductType>`${orderItems.productType}`,
      taxClass: products.taxClass,
      hsn: products.hsn,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position))
  const { order, cancelledPaise } = row
  return { ...order, items, cancelledPaise, pinState: row.pinState ?? '' }
}
