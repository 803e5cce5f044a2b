import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** Whether a person has ordered nothing else that was sent to them. */
export async function isFirstOrder(
  db: Database,
  userId: string,
  orderId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from orders where user_id = ${userId} and id <> ${orderId} and status <> 'cancelled' limit 1`)
  return rows.length === 0
}
