import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { conditions, idsOfPage } from '#catalog/products/catalog.queries.ts'
import type { Listing } from '#catalog/products/listing.ts'
import { single } from './count.queries.ts'

/** How many products a listing has, and the ids of its page, in one statement. */
export async function countWithPage(
  db: Database,
  listing: Listing,
): Promise<{ total: number; ids: string[] }> {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    select
      (select count(*)::int from products p where ${conditions(listing)}) as total,
      ${idsOfPage(listing)} as ids`)
  return single(rows)
}
