import { sql } from 'drizzle-orm'
import type { ShopMake } from '@tohfa/contract/catalog/moving/moving-choices'
import { latestOfCustomer } from '@tohfa/contract/backoffice/customer-states'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { FormerOrder } from './read-former.ts'

/** One import of a make at a time, so that a file sent twice at once adds its people once. */
export async function lockHistory(tx: Transaction, source: ShopMake): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`history ${source}`}))`)
}

/** The accounts of people who were imported before, by their keys. */
export async function knownPeople(
  tx: Transaction,
  source: ShopMake,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; user_id: string }>(sql`
    select key, user_id from former_customers
    where source = ${source} and key = any(${sql.param(keys)}::text[])`)
  return new Map(rows.map(({ key, user_id: id }) => [key, id]))
}

export async function knownOrders(
  tx: Transaction,
  source: ShopMake,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ number: string }>(sql`select number from former_orders
    where source = ${source} and number = any(${sql.param(numbers)}::text[])`)
  return new Set(rows.map(({ number }) => number))
}

export async function insertPeople(
  tx: Transaction,
  source: ShopMake,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  if (people.size === 0) return
  await tx.execute(sql`insert into former_customers (source, key, user_id)
    select ${source}, * from unnest(${sql.param([...people.keys()])}::text[],
      ${sql.param([...people.values()])}::uuid[])`)
}

export async function insertOrders(
  tx: Transaction,
  source: ShopMake,
  orders: readonly (Omit<FormerOrder, 'person'> & { id: string; userId: string })[],
): Promise<void> {
  if (orders.length === 0) return
  await tx.execute(sql`
    insert into former_orders (id, source, number, user_id, placed_at, status, total_paise, lines)
    select o.id, ${source}, o.number, o."userId", o."placedAt", o.status, o."totalPaise", o.lines
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) o (id uuid, number text,
      "userId" uuid, "placedAt" timestamptz, status text, "totalPaise" bigint, lines jsonb)`)
}

export type FormerOrderRow = {
  id: string
  source: ShopMake
  number: string
  placed_at: string
  status: string
  total_paise: string
  lines: { title: string; quantity: number }[]
}

/** The latest past orders of a person. */
export async function formerOrdersOf(db: Database, userId: string): Promise<FormerOrderRow[]> {
  const { rows } = await db.execute<FormerOrderRow>(sql`
    select id, source, number, placed_at, status, total_paise, lines from former_orders
    where user_id = ${userId} order by placed_at desc, id desc limit ${latestOfCustomer}`)
  return rows
}
