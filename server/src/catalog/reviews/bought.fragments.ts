import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import { noneOf } from '#platform/database/one-of.ts'

const notBought: readonly OrderStatus[] = ['cancelled', 'failed']

/**
 * Bought: an order of theirs with the product that is not cancelled or failed
 * (docs/product.md 7.2).
 */
export const isBought = (productId: SQLWrapper | string, userId: SQLWrapper | string): SQL => sql`
  exists (
    select from order_items i join orders o on o.id = i.order_id
    where i.product_id = ${productId} and o.user_id = ${userId} and ${noneOf('o.status', notBought)})`
