import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { worthOf } from '@tohfa/contract/orders/line-worth'
import { taxClassOf, wrapClass } from '@tohfa/contract/tax/default-classes'
import type { Database } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'

type OrderRow = typeof orders.$inferSelect
/** A line of an order as a document takes it; its wrap is one without an id. */
type ItemRow = {
  id: string | null
  title: string
  /** What was chosen of it. */
  choice: string[]
  quantity: number
  cancelledQuantity: number
  taxClass: string
  hsn: string | null
  /** The list and the line of the order, of a row of a name list. */
  listId?: string | null
  line?: number | null
  /** What so many of its pieces are worth, less their share of an offer. */
  worthOf: (pieces: number) => number
  /** What they cost without it. */
  priceOf: (pieces: number) => number
}

/** An order with the data of its documents. */
export type OrderToDocument = OrderRow & {
  items: ItemRow[]
  /**
   * What is owed for its cancelled pieces: what they had cost, where they were paid for; else what went
   * back for them, as of an advance.
   */
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
      // Named in full: of one table alone a column has no table before it.
      cancelledPaise: sql<number>`(select coalesce(sum(case
          when orders.payment_method = 'online' and not exists (select from payments p
            where p.order_id = orders.id and p.created_at > c.created_at) then c.amount_paise
          else (select coalesce(sum(r.amount_paise), 0) from refunds r where r.cancellation_id = c.id)
          end), 0) from cancellations c where c.order_id = orders.id)`.mapWith(Number),
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
  const lines = items.map((item): ItemRow => {
    const unitPaise = item.unitPricePaise + item.personalisationPaise
    return {
      ...item,
      choice: [
        item.color,
        item.size,
        item.pack && `pack of ${item.pack}`,
        item.breakPercent && `${item.breakPercent}% less from ${item.breakFrom} pieces`,
      ].filter(isSaid),
      taxClass: taxClassOf(item),
      worthOf: (pieces) => worthOf({ ...item, unitPaise }, pieces),
      priceOf: (pieces) => unitPaise * pieces,
    }
  })
  const { wrapPaise } = order
  const isGone = items.every(({ quantity, cancelledQuantity }) => quantity === cancelledQuantity)
  const wrap: ItemRow = {
    id: null,
    title: 'Gift wrap',
    choice: [],
    quantity: 1,
    cancelledQuantity: isGone ? 1 : 0,
    taxClass: wrapClass,
    hsn: null,
    worthOf: (pieces) => wrapPaise * pieces,
    priceOf: (pieces) => wrapPaise * pieces,
  }
  return {
    ...order,
    items: wrapPaise > 0 ? [...lines, wrap] : lines,
    cancelledPaise,
    commercialPaise,
  }
}

const isSaid = (word: string | number | null): word is string => Boolean(word)
