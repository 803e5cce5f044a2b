import { sql } from 'drizzle-orm'
import { returnsOver } from '@tohfa/contract/fulfilment/return-moves'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { daysOfOrderedRows } from '@tohfa/contract/studio/name-lists/list-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { noWords } from '#orders/order/no-words.fragments.ts'
import { dropJobs } from './erase-proofs.queries.ts'

/** An order whose name lists are kept no longer. */
type OrderOver = { id: string; userId: string; listIds: string[] }

/** Some orders that are over for so long, with rows that still have their words. */
export async function ordersWithOldRows(db: Database, most: number): Promise<OrderOver[]> {
  const { rows } = await db.execute<OrderOver>(sql`
    select o.id, o.user_id "userId", array_agg(distinct i.list_id) "listIds"
    from order_items i join orders o on o.id = i.order_id
    where i.list_id is not null and i.list <> ${noWords} and ${oneOf('o.status', ordersOver)}
      and not exists (select from returns r
        where r.order_id = o.id and ${noneOf('r.state', returnsOver)})
      and not exists (select from order_events e where e.order_id = o.id
        and e.at > shop_now() - make_interval(days => ${daysOfOrderedRows}))
    group by o.id order by o.id limit ${most}`)
  return rows
}

/**
 * Erases the words of the rows of an order, and its print jobs of them; the hashes of the prints.
 * What they cost stays.
 */
export async function eraseRows(tx: Transaction, orderId: string): Promise<string[]> {
  const ofOrder = sql`order_id = ${orderId} and list_id is not null`
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select distinct a.hash from order_items i join proof_approvals a on a.id = i.approval_id
    where i.order_id = ${orderId} and i.list_id is not null`)
  await dropJobs(tx, sql`order_item_id in (select id from order_items where ${ofOrder})`)
  for (const [table, of] of [
    ['order_items', ofOrder],
    [
      'checkout_lines',
      sql`checkout_id = (select checkout_id from orders where id = ${orderId}) and list_id is not null`,
    ],
  ] as const)
    await tx.execute(sql`update ${sql.identifier(table)} set approval_id = null,
      personalisation = '[]', list = ${noWords} where ${of}`)
  await tx.execute(sql`
    update draft_items set approval_id = null, personalisation = null, hash = null,
      field_values = null, scene = null, list = ${noWords}
    where list_id is not null and draft_id = (select c.draft_id from checkouts c
      join orders o on o.checkout_id = c.id where o.id = ${orderId})`)
  return rows.map(({ hash }) => hash)
}

/** Whether a list is in a cart, or in an order that keeps its words. */
export async function isListWanted(tx: Transaction, listId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select where exists (select from cart_lines where list_id = ${listId})
      or exists (select from order_items where list_id = ${listId} and list <> ${noWords})`)
  return rows.length > 0
}
