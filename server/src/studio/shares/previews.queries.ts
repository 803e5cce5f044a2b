import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { designs } from '#platform/database/schema/design.tables.ts'
import { unknownKeys } from '#platform/media/unknown-keys.queries.ts'

/** The ids of a person's designs. */
export async function designIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: designs.id }).from(designs).where(eq(designs.userId, userId))
  return rows.map(({ id }) => id)
}

/** Those of these keys that belong to no design. */
export const unknownDesigns = (db: Database, keys: string[]): Promise<string[]> =>
  unknownKeys(db, keys, designs.id)
