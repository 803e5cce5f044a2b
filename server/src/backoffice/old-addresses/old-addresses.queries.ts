import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '#platform/database/changes.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/escape-like.ts'

export type OldAddressRow = { id: string; path: string; target: string; created_at: string }
export type Led = { path: string; target: string }

const columns = sql`id, path, target, created_at`

export async function targetOf(db: Database, path: string): Promise<string | undefined> {
  const { rows } = await db.execute<Led>(sql`select target from old_addresses where path = ${path}`)
  return rows[0]?.target
}

/** Some paths after this one, in their order. */
export async function rowsAfter(db: Database, path: string, most: number): Promise<Led[]> {
  const { rows } = await db.execute<Led>(
    sql`select path, target from old_addresses where path > ${path} order by path limit ${most}`,
  )
  return rows
}

export async function pageOfAddresses(
  db: Database,
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: OldAddressRow[]; totalCount: number }> {
  const pattern = `%${escapeLike(search)}%`
  const found: SQL = search ? sql`path ilike ${pattern} or target ilike ${pattern}` : sql`true`
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<OldAddressRow>(sql`select ${columns} from old_addresses where ${found}
      order by path limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<{ count: number }>(
      sql`select count(*)::int count from old_addresses where ${found}`,
    ),
  ])
  return { rows, totalCount: counted[0]?.count ?? 0 }
}

/** Nobody else changes the table until the transaction ends; it is read meanwhile. */
export async function lockAddresses(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table old_addresses in share row exclusive mode`)
}

export async function findAddress(db: Database, id: string): Promise<OldAddressRow | undefined> {
  const { rows } = await db.execute<OldAddressRow>(
    sql`select ${columns} from old_addresses where id = ${id}`,
  )
  return rows[0]
}

export async function findByPath(db: Database, path: string): Promise<OldAddressRow | undefined> {
  const { rows } = await db.execute<OldAddressRow>(
    sql`select ${columns} from old_addresses where path = ${path}`,
  )
  return rows[0]
}

export async function countAddresses(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int count from old_addresses`,
  )
  return rows[0]?.count ?? 0
}

/** Those of these paths that are in the table. */
export async function targetsOf(db: Database, paths: readonly string[]): Promise<Led[]> {
  const { rows } = await db.execute<Led>(
    sql`select path, target from old_addresses where path = any(${sql.param(paths)}::text[])`,
  )
  return rows
}

/** Writes old addresses; one that is there leads to its new target. */
export async function putAddresses(tx: Transaction, all: readonly Led[]): Promise<void> {
  if (all.length === 0) return
  const list = (name: keyof Led) => sql.param(all.map((one) => one[name]))
  await tx.execute(sql`insert into old_addresses (id, path, target)
    select * from unnest(${sql.param(all.map(() => v7()))}::uuid[], ${list('path')}::text[],
      ${list('target')}::text[])
    on conflict (path) do update set target = excluded.target`)
  // Those that led to one of these paths lead to where it leads: nobody is sent on twice.
  await tx.execute(sql`update old_addresses o set target = led.target
    from unnest(${list('path')}::text[], ${list('target')}::text[]) led (path, target)
    where regexp_replace(o.target, '[?#].*$', '') = led.path`)
  await announce(tx, { kind: 'old-addresses' })
}

export async function deleteAddress(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from old_addresses where id = ${id}`)
  await announce(tx, { kind: 'old-addresses' })
}

/** The addresses of the collections on show: at most sixty. */
export async function shownSlugs(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from collections where shown`)
  return new Set(rows.map(({ slug }) => slug))
}
