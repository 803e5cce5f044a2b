import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { BlankCount, BlankMovement, CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { blankMovements } from '#platform/database/schema/blank-movement.tables.ts'

type Sized<T> = Omit<T, 'size'> & { size: string | null }
export type ChoiceRow = Sized<CountedChoice>
type Optional = 'by' | 'seen' | 'counted' | 'reference'
export type MovementRow = Omit<Sized<BlankMovement>, Optional> & {
  [Name in Optional]: NonNullable<BlankMovement[Name]> | null
}

/** The colours and sizes of all blanks that are counted, in the order of the page. */
export async function readChoices(db: Database): Promise<ChoiceRow[]> {
  const { rows } = await db.execute<ChoiceRow>(sql`
    select v.id "variantId", b.title, v.color, v.size, v.stock
    from blank_variants v join blanks b on b.id = v.blank_id
    where b.track_stock order by lower(b.title), b.id, v.position`)
  return rows
}

async function readMovements(db: Database, rest: SQL): Promise<MovementRow[]> {
  const { rows } = await db.execute<MovementRow>(sql`
    select m.id, m.kind, b.title, v.color, v.size, coalesce(m.delivered, m.counted - m.seen) "pieces",
      m.seen, m.counted, d.reference, m.stock, u.email "by", m.created_at "at"
    from blank_movements m join blank_variants v on v.id = m.variant_id
    join blanks b on b.id = v.blank_id left join blank_deliveries d on d.id = m.delivery_id
    left join users u on u.id = m.staff_id ${rest}`)
  return rows
}

export const newestMovements = (db: Database): Promise<MovementRow[]> =>
  readMovements(db, sql`order by m.created_at desc, m.id desc limit 50`)

export const movementsOf = (db: Database, countId: string): Promise<MovementRow[]> =>
  readMovements(db, sql`where m.count_id = ${countId} order by lower(b.title), v.position`)

export type LockedVariant = {
  id: string
  blankId: string
  title: string
  color: string
  size: string | null
  stock: number
}

/** These colours and sizes, locked in the order in which sales lock them. */
export async function lockVariants(
  tx: Transaction,
  ids: readonly string[],
): Promise<LockedVariant[]> {
  const { rows } = await tx.execute<LockedVariant>(sql`
    select v.id, v.blank_id "blankId", b.title, v.color, v.size, v.stock
    from blank_variants v join blanks b on b.id = v.blank_id
    where v.id = any(${sql.param(ids)}::uuid[]) order by v.id for no key update of v`)
  return rows
}

export type Correction = BlankCount['rows'][number] & { before: LockedVariant; stock: number }

/** Sets the stocks of locked colours and sizes. */
export async function setStocks(
  tx: Transaction,
  stocks: readonly { variantId: string; stock: number }[],
): Promise<void> {
  const rows = stocks.map(({ variantId, stock }) => ({ variantId, stock }))
  await tx.execute(sql`
    update blank_variants v set stock = w.stock
    from json_to_recordset(${JSON.stringify(rows)}::json) as w ("variantId" uuid, stock int)
    where v.id = w."variantId"`)
}

/** Sets what was counted, and writes down why. */
export async function writeCorrections(
  tx: Transaction,
  { countId, staffId }: { countId: string; staffId: string },
  corrections: readonly Correction[],
): Promise<void> {
  await setStocks(tx, corrections)
  await tx
    .insert(blankMovements)
    .values(
      corrections.map((one) => ({ ...one, id: v7(), kind: 'counted' as const, countId, staffId })),
    )
}
