import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Database } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'

type OrderRow = typeof orders.$inferSelect
type ItemRow = typeof orderItems.$inferSelect & {
  productType: ProductType
  taxClass: string | null
  hsn: string | null
}

/** An order with the data of its documents. */
export type OrderToDocument = OrderRow & {
  items: ItemRow[]
  /** The price of its cancelled pieces. */
  cancelledPaise: number
  /** Refunds that leave the tax unchanged, without failed ones. */
  commercialPaise: number
}

/** Reads an order for a document; the caller has locked it or just created it. */
export async function orderToDocument(
  tx: Database,
  id: string,
): Promise<OrderToDocument | undefined> {
  const [row] = await tx
    .select({
      order: orders,
      // The full name: in a query of a single table, a column has no table prefix.
      cancelledPaise: sql<number>`(select coalesce(sum(c.amount_paise), 0)
        from cancellations c where c.order_id = orders.id)`.mapWith(Number),
      commercialPaise: sql<number>`(select coalesce(sum(r.amount_paise), 0) from refunds r
        where r.order_id = orders.id and r.credit = 'commercial' and r.status <> 'failed')`.mapWith(
        Number,
      ),
    })
    .from(orders)
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
  const { order, cancelledPaise, commercialPaise } = row
  return { ...order, items, cancelledPaise, commercialPaise }
}
