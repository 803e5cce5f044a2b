import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { designs } from '#platform/database/schema/design.tables.ts'
import { type DesignRow, designsWhere } from '#studio/designs/designs.queries.ts'

/** Gives a person's design a new link, or none; false when they have no such design. */
export async function putShareToken(
  db: Database,
  { id, userId }: { id: string; userId: string },
  hash: string | null,
): Promise<boolean> {
  const rows = await db
    .update(designs)
    .set({ shareTokenHash: hash })
    .where(and(eq(designs.id, id), eq(designs.userId, userId)))
    .returning({ id: designs.id })
  return rows.length > 0
}

/** The design that has this link. */
export async function findShared(db: Database, hash: string): Promise<DesignRow | undefined> {
  const [row] = await designsWhere(db, eq(designs.shareTokenHash, hash))
  return row
}
