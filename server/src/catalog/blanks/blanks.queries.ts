import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Blank, BlankForm } from '@tohfa/contract/catalog/blanks'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { blanks } from '#platform/database/schema/catalog.tables.ts'

type Variant = { color: string; size: string | null; stock: number; low: number | null }
export type BlankRow = Omit<Blank, 'variants'> & { variants: Variant[] }
export type StoredVariant = Variant & { id: string }

/** Blanks by their titles, or one. */
export async function readBlanks(db: Database, id?: string): Promise<BlankRow[]> {
  const { rows } = await db.execute<BlankRow>(sql`
    select b.id, b.title, b.track_stock "trackStock",
      (select coalesce(json_agg(json_build_object('color', v.color, 'size', v.size, 'stock', v.stock,
          'low', v.low) order by v.position), '[]')
        from blank_variants v where v.blank_id = b.id) variants,
      (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title) order by p.title), '[]')
        from products p where p.blank_id = b.id and p.deleted_at is null) products
    from blanks b where ${id === undefined ? sql`true` : sql`b.id = ${id}`} order by lower(b.title)`)
  return rows
}

/** The titles of all blanks by their ids. */
export async function blankTitles(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: blanks.id, title: blanks.title }).from(blanks)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const countBlanks = (db: Database): Promise<number> => db.$count(blanks)

/** Whether another blank has this title. */
export async function isTitleTaken(tx: Transaction, title: string, but?: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from blanks
    where lower(title) = lower(${title}) and ${but === undefined ? sql`true` : sql`id <> ${but}`}`)
  return rows.length > 0
}

export async function insertBlank(
  tx: Transaction,
  { title, trackStock }: Pick<BlankForm, 'title' | 'trackStock'>,
): Promise<string> {
  const id = v7()
  await tx.insert(blanks).values({ id, title, trackStock })
  return id
}

/** A blank and its variants, locked in the order in which sales lock them. */
export async function lockBlank(
  tx: Transaction,
  id: string,
): Promise<{ title: string; trackStock: boolean; variants: StoredVariant[] } | undefined> {
  const { rows } = await tx.execute<{ title: string; trackStock: boolean }>(
    sql`select title, track_stock "trackStock" from blanks where id = ${id} for update`,
  )
  const [found] = rows
  if (!found) return undefined
  const { rows: variants } = await tx.execute<StoredVariant>(sql`
    select id, color, size, stock, low from blank_variants where blank_id = ${id}
    order by id for update`)
  return { ...found, variants }
}

export async function updateBlank(
  tx: Transaction,
  id: string,
  change: { title: string; trackStock: boolean },
): Promise<void> {
  await tx.update(blanks).set(change).where(eq(blanks.id, id))
}

/** Stores exactly these variants: those with an id were there. */
export async function writeVariants(
  tx: Transaction,
  blankId: string,
  variants: readonly (Variant & { id: string | null })[],
): Promise<void> {
  const rows = variants.map((variant, position) => ({
    ...variant,
    id: variant.id ?? v7(),
    position,
  }))
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as w (id uuid, position int, color text, size text, stock int, low int)`
  await tx.execute(sql`delete from blank_variants
    where blank_id = ${blankId} and id not in (select w.id from ${given})`)
  await tx.execute(sql`
    update blank_variants b set position = w.position, color = w.color, stock = w.stock, low = w.low
    from ${given} where b.id = w.id`)
  await tx.execute(sql`
    insert into blank_variants (id, blank_id, position, color, size, stock, low)
    select w.id, ${blankId}, w.position, w.color, w.size, w.stock, w.low from ${given}
    where not exists (select from blank_variants b where b.id = w.id)`)
}

/** Lets the products on a blank find its variants again; triggers do it for each row written. */
export async function findVariantsAgain(tx: Transaction, blankId: string): Promise<void> {
  await tx.execute(sql`update product_variants set on_blank = true
    where on_blank and product_id in (select id from products where blank_id = ${blankId})`)
}

/** Lets the products on a blank track their stock as it does; triggers do it for each row written. */
export async function trackAsBlank(tx: Transaction, blankId: string): Promise<void> {
  await tx.execute(sql`update products set version = version + 1, updated_at = shop_now()
    where blank_id = ${blankId}`)
}

/** Deletes a blank; false while products in the shop name it. Deleted ones let go of it. */
export async function deleteBlank(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from products
    where blank_id = ${id} and deleted_at is null limit 1`)
  if (rows.length > 0) return false
  await tx.execute(sql`update products set blank_id = null where blank_id = ${id}`)
  await tx.execute(sql`delete from blanks where id = ${id}`)
  return true
}

/**
 * Keeps the blanks of these products, and of these ids, as they are until the transaction ends. It
 * comes before anything of the products is locked, as a change of a blank does it.
 *
 * @returns the ids that are blanks
 */
export async function holdBlanks(
  tx: Transaction,
  { products, ids }: { products: readonly string[]; ids: readonly string[] },
): Promise<Set<string>> {
  const named = sql`(select blank_id from products where id = any(${sql.param(products)}::uuid[])
    union select unnest(${sql.param(ids)}::uuid[]))`
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from blanks where id in ${named} order by id for share`,
  )
  if (rows.length > 0)
    await tx.execute(
      sql`select from blank_variants where blank_id in ${named} order by id for share`,
    )
  return new Set(rows.map(({ id }) => id))
}
