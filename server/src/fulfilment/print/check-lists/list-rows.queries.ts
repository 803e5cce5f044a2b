import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { orderItems } from '#platform/database/schema/order.tables.ts'

/** Of which name list each row in an order is, by the stored line. */
export async function listsOfOrder(
  db: Database,
  orderId: string,
): Promise<Map<string, { id: string; title: string }>> {
  const rows = await db
    .select({ itemId: orderItems.id, listId: orderItems.listId, list: orderItems.list })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.listId)))
  return new Map(
    rows.map(({ itemId, listId, list }) => [
      itemId,
      { id: listId ?? '', title: list?.title ?? '' },
    ]),
  )
}
