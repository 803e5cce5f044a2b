import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { designs, productStudios } from '#platform/database/schema/design.tables.ts'
import type { DesignRow } from '#studio/designs/designs.queries.ts'

/** A design, and whether its product can still be personalised. */
export type SharedRow = DesignRow & { isOffered: boolean }

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
export async function findShared(db: Database, hash: string): Promise<SharedRow | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(designs),
      title: products.title,
      titleHi: products.titleHi,
      isOffered: sql<boolean>`${products.onSale} and coalesce(${productStudios.live}, false)`,
    })
    .from(designs)
    .innerJoin(products, eq(products.id, designs.productId))
    .leftJoin(productStudios, eq(productStudios.productId, designs.productId))
    .where(eq(designs.shareTokenHash, hash))
  return row
}
