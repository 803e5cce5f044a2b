import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type {
  ChangeEach,
  RecordData,
  RecordKind,
  Records,
  RecordStore,
} from '@tohfa/simulator/record-store'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { sandboxRecords as table } from '#platform/database/schema/order.tables.ts'

/** The simulator's records in the shop's database. */
export function createRecordStore({ db, transaction }: Connection): RecordStore {
  return {
    ...recordsIn(db),
    transaction: (work) => transaction((tx) => work(recordsIn(tx))),
  }
}

/** The same store on one connection. */
function recordsIn(db: Database): Records {
  return {
    async insert(record) {
      const rows = await db
        .insert(table)
        .values(record)
        .onConflictDoNothing()
        .returning({ id: table.id })
      return rows.length > 0
    },

    async put(kind, id, data) {
      await db
        .insert(table)
        .values({ kind, id, data })
        .onConflictDoUpdate({ target: [table.kind, table.id], set: { data } })
    },

    find: (kind, id) => find(db, kind, id),

    async list<K extends RecordKind>(
      kind: K,
      options: { parentId?: string; limit: number; offset?: number },
    ) {
      const rows = await db
        .select({ data: table.data })
        .from(table)
        .where(
          and(
            eq(table.kind, kind),
            options.parentId === undefined ? undefined : eq(table.parentId, options.parentId),
          ),
        )
        .orderBy(desc(table.createdAt), asc(table.id))
        .limit(options.limit)
        .offset(options.offset ?? 0)
      return rows.map((row) => row.data as RecordData[K])
    },

    async change(kind, id, change) {
      for (;;) {
        const before = await find(db, kind, id)
        if (!before) return undefined
        const after = change(before.data)
        const rows = await db
          .update(table)
          .set({ data: after })
          .where(
            and(
              eq(table.kind, kind),
              eq(table.id, id),
              sql`${table.data} = ${JSON.stringify(before.data)}::jsonb`,
            ),
          )
          .returning({ id: table.id })
        if (rows.length > 0) return after
      }
    },
  }
}

/** The number of records per read. */
const batch = 200

/** Changes many records within a transaction, in batches. */
export const changeEachIn =
  (tx: Transaction): ChangeEach =>
  async (kind, ids, change) => {
    // Always in the same order, so that two transactions do not deadlock.
    const sorted = ids.toSorted()
    for (let from = 0; from < sorted.length; from += batch) {
      const these = and(eq(table.kind, kind), inArray(table.id, sorted.slice(from, from + batch)))
      const rows = await tx
        .select({ id: table.id, data: table.data })
        .from(table)
        .where(these)
        .orderBy(table.id)
        .for('update')
      const changed = rows.map(({ id, data }) => ({ id, data: change(data as never) }))
      await tx.execute(sql`update ${table} set data = changed.data
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id text, data jsonb)
        where ${table.kind} = ${kind} and ${table.id} = changed.id`)
    }
  }

async function find<K extends RecordKind>(
  db: Database,
  kind: K,
  id: string,
): Promise<{ data: RecordData[K]; parentId: string | null } | undefined> {
  const [row] = await db
    .select({ data: table.data, parentId: table.parentId })
    .from(table)
    .where(and(eq(table.kind, kind), eq(table.id, id)))
  return row && { data: row.data as RecordData[K], parentId: row.parentId }
}
