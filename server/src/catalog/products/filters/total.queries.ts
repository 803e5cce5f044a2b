import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { conditions, idsOfPage } from '#catalog/products/catalog.queries.ts'
import type { Listing } from '#catalog/products/listing.ts'
import { changesPruned, single, since } from './count.queries.ts'

/** The total, and the transactions that the count includes. */
export type Total = { total: number; snapshot: string }

/** How many products a listing has, and the ids of its page, in one statement. */
export async function countWithPage(
  db: Database,
  listing: Listing,
): Promise<Total & { ids: string[] }> {
  const { rows } = await db.execute<Total & { ids: string[] }>(sql`
    select
      pg_current_snapshot()::text as snapshot,
      (select count(*)::int from products p where ${conditions(listing)}) as total,
      ${idsOfPage(listing)} as ids`)
  return single(rows)
}

/** The difference of a total to the changes committed since; null when it is unknown. */
export async function changedTotal(
  db: Database,
  listing: Listing,
  snapshot: string,
): Promise<Total | null> {
  const { rows } = await db.execute<Total & { pruned: boolean }>(sql`
    select
      pg_current_snapshot()::text as snapshot,
      ${changesPruned(snapshot)} as pruned,
      (select coalesce(sum(times), 0)::int from ${since(snapshot)} p where ${conditions(listing)}) as total`)
  const { pruned, ...changed } = single(rows)
  return pruned ? null : changed
}
