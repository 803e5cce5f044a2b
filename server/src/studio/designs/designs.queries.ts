import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { daysOfDesign } from '@tohfa/contract/studio/designs'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  productColors,
  products,
  productVariants,
} from '#platform/database/schema/catalog.tables.ts'
import { designs, productStudios } from '#platform/database/schema/design.tables.ts'
import { isDesignInUse } from '#studio/photos/prints-in-use.queries.ts'

/** A design with the title of its product, which may be deleted. */
export type DesignRow = typeof designs.$inferSelect & {
  title: string
  titleHi: string | null
  /** Whether its product can be personalised now. */
  isOffered: boolean
}
/** A new design. */
export type NewDesign = Pick<DesignRow, 'userId' | 'productId' | 'color' | 'size' | 'scene'> & {
  name?: string | null
}
/** One design of one person. */
type Own = { id: string; userId: string }

const own = ({ id, userId }: Own) => and(eq(designs.id, id), eq(designs.userId, userId))

export const countDesigns = (db: Database, userId: string): Promise<number> =>
  db.$count(designs, eq(designs.userId, userId))

export async function insertDesign(tx: Transaction, values: NewDesign): Promise<string> {
  const [row] = await tx.insert(designs).values(values).returning({ id: designs.id })
  if (!row) throw new Error('the design was not stored')
  return row.id
}

/** A person's designs, or the one with this id; the one that was changed last first. */
export function findDesigns(
  db: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<DesignRow[]> {
  return designsWhere(db, id === undefined ? eq(designs.userId, userId) : own({ id, userId }))
}

/** The designs that satisfy a condition, the one that was changed last first. */
export function designsWhere(db: Database, condition: SQL | undefined): Promise<DesignRow[]> {
  return db
    .select({
      ...getTableColumns(designs),
      title: products.title,
      titleHi: products.titleHi,
      isOffered: sql<boolean>`${products.onSale} and coalesce(${productStudios.live}, false)`,
    })
    .from(designs)
    .innerJoin(products, eq(products.id, designs.productId))
    .leftJoin(productStudios, eq(productStudios.productId, designs.productId))
    .where(condition)
    .orderBy(desc(designs.updatedAt), desc(designs.id))
}

/** Names a design, which keeps its place in the list; false when the person has no such design. */
export async function updateName(db: Database, design: Own, name: string | null): Promise<boolean> {
  const rows = await db
    .update(designs)
    .set({ name, usedAt: now(), updatedAt: sql`${designs.updatedAt}` })
    .where(own(design))
    .returning({ id: designs.id })
  return rows.length > 0
}

/** Gives a design another scene if it still has this version; false when it has not. */
export async function updateScene(
  db: Database,
  design: Own & { version: number },
  scene: Scene,
): Promise<boolean> {
  const rows = await db
    .update(designs)
    .set({ scene, version: sql`${designs.version} + 1`, updatedAt: now(), usedAt: now() })
    .where(and(own(design), eq(designs.version, design.version)))
    .returning({ id: designs.id })
  return rows.length > 0
}

/** False when the person has no such design. */
export async function deleteDesign(db: Database, design: Own): Promise<boolean> {
  const rows = await db.delete(designs).where(own(design)).returning({ id: designs.id })
  return rows.length > 0
}

/** The choices of a product. */
export function variantsOf(
  db: Database,
  productId: string,
): Promise<{ color: string; size: string | null }[]> {
  return db
    .select({ color: productColors.name, size: productVariants.size })
    .from(productColors)
    .innerJoin(productVariants, eq(productVariants.colorId, productColors.id))
    .where(eq(productColors.productId, productId))
}

/** Notes that its maker uses a design; once a day is enough. */
export async function markUsed(db: Database, { id, userId }: Own): Promise<void> {
  await db.execute(sql`update designs set used_at = shop_now()
    where id = ${id} and user_id = ${userId} and used_at < shop_now() - interval '1 day'`)
}

/**
 * Deletes designs that were not used for long and that nothing needs, with a limit; returns their
 * number.
 */
export async function deleteOldDesigns(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from designs where id in (
      select id from designs where used_at < shop_now() - make_interval(days => ${daysOfDesign})
        and not ${isDesignInUse(sql`designs.id`)}
      order by used_at limit ${most})`)
  return rowCount ?? 0
}
