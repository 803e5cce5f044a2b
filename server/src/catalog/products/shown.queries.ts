import { type SQL, sql } from 'drizzle-orm'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'

/** The condition that `products p` are among those shown, worded as the indexes are. */
export function isShown(shown: ShownToStaff): SQL {
  if (shown === 'published') return sql`p.on_sale`
  // The last part is what the index of the few that are not published asks for.
  return shown === 'all'
    ? sql`p.deleted_at is null`
    : sql`p.visibility = ${shown} and p.visibility <> 'published' and p.deleted_at is null`
}
