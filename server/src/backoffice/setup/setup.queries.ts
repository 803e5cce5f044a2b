import { sql } from 'drizzle-orm'
import type { SetupMark } from '@tohfa/contract/backoffice/setup'
import type { Database } from '#platform/database/connect.ts'
import { now } from '#platform/runtime/clock.ts'
import { staffInvitations, users } from '#platform/database/schema/account.tables.ts'
import { productStudios } from '#platform/database/schema/design.tables.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { setupMarks } from '#platform/database/schema/settings.tables.ts'

type Goods = {
  /** The newest product in the shop. */
  productId: string | null
  hasStudio: boolean
  /** Whether somebody works for the owners, or is invited to. */
  hasStaff: boolean
}

/** What is in the shop, and who works in it. */
export async function findGoods(db: Database): Promise<Goods> {
  const { rows } = await db.execute<Goods>(sql`
    select
      (select ${products.id} from ${products} where ${products.onSale}
        order by ${products.createdAt} desc, ${products.id} desc limit 1) "productId",
      exists (select from ${productStudios}
        join ${products} on ${products.id} = ${productStudios.productId}
        where ${productStudios.live} and ${products.onSale}) "hasStudio",
      exists (select from ${users} where ${users.staffRole} <> 'owner')
        or exists (select from ${staffInvitations}) "hasStaff"`)
  return rows[0] ?? { productId: null, hasStudio: false, hasStaff: false }
}

export type MadeMark = { mark: SetupMark; keys: string; by: string | null; at: string }

export async function findMarks(db: Database): Promise<MadeMark[]> {
  const { rows } = await db.execute<MadeMark>(sql`
    select mark, keys, coalesce(nullif(u.name, ''), u.email) "by", made_at "at"
    from setup_marks left join users u on u.id = made_by`)
  return rows.map(({ at, ...mark }) => ({ ...mark, at: new Date(at).toISOString() }))
}

/** Notes a mark, in place of an earlier one. */
export async function upsertMark(
  db: Database,
  mark: { mark: SetupMark; keys: string; madeBy: string },
): Promise<void> {
  const made = { ...mark, madeAt: now() }
  await db
    .insert(setupMarks)
    .values(made)
    .onConflictDoUpdate({ target: setupMarks.mark, set: made })
}
