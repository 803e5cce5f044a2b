import { type SQL, sql } from 'drizzle-orm'
import { oneLine } from '@tohfa/print-engine/text/lines'
import type { DraftState } from '@tohfa/contract/orders/drafts/draft-states'
import type { Database } from '#platform/database/connect.ts'
import { drafts } from '#platform/database/schema/draft.tables.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import type { DraftRow } from './drafts.queries.ts'

/** Which drafts are listed. */
export type DraftFilter = {
  state?: DraftState | 'expired' | undefined
  search?: string | undefined
}

/** One page of drafts, the newest first, and how many there are. */
export async function pageOfDrafts(
  db: Database,
  filter: DraftFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: DraftRow[]; totalCount: number }> {
  const where = sql.join([sql`true`, ...matching(filter)], sql` and `)
  const [rows, totalCount] = await Promise.all([
    db
      .select()
      .from(drafts)
      .where(where)
      .orderBy(sql`created_at desc, id desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(drafts, where),
  ])
  return { rows, totalCount }
}

function matching({ state, search }: DraftFilter): SQL[] {
  const today = indianDay()
  const word = oneLine(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)
  const digits = word.replaceAll(/\D/g, '')
  return [
    ...(state === 'expired' ? [sql`state = 'sent' and until < ${today}::date`] : []),
    ...(state === 'sent' ? [sql`state = 'sent' and until >= ${today}::date`] : []),
    ...(state && state !== 'expired' && state !== 'sent' ? [sql`state = ${state}`] : []),
    ...(word === ''
      ? []
      : [
          sql`(number = ${word.toUpperCase()} or customer ->> 'name' ilike ${`%${word}%`}
            or customer ->> 'email' ilike ${`%${word}%`}
            ${digits.length >= 4 ? sql`or customer ->> 'phone' like ${`%${digits.slice(-10)}`}` : sql``})`,
        ]),
  ]
}
