import { type SQL, sql } from 'drizzle-orm'
import { type ShownToStaff, shownToStaff } from '@tohfa/contract/catalog/visibility'

/** The condition that `products p` are visible, in the exact form of the indexes. */
export function isShown(shown: ShownToStaff): SQL {
  if (shown === 'published') return sql`p.on_sale`
  // The last part is the condition of the index of the few unpublished ones.
  return shown === 'all'
    ? sql`p.deleted_at is null`
    : sql`p.visibility = ${shown} and p.visibility <> 'published' and p.deleted_at is null`
}

/** One of each for shoppers and the choices of staff, such as prepared statements. */
export function forEachShown<T>(make: (shown: ShownToStaff) => T): Record<ShownToStaff, T> {
  return Object.fromEntries(shownToStaff.map((shown) => [shown, make(shown)])) as Record<
    ShownToStaff,
    T
  >
}
