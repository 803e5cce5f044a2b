import { sql } from 'drizzle-orm'
import type { ShopMake } from '@tohfa/contract/catalog/moving/moving'
import type { Transaction } from '#platform/database/connect.ts'

/** One import of a make at a time, so that a file sent twice at once adds its products once. */
export async function lockMoving(tx: Transaction, source: ShopMake): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`moving ${source}`}))`)
}

/** Those of these products that were imported before, also if staff deleted them since. */
export async function knownKeys(
  tx: Transaction,
  source: ShopMake,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`select key from moved_products
    where source = ${source} and key = any(${sql.param(keys)}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

export async function insertMoved(
  tx: Transaction,
  source: ShopMake,
  all: readonly { key: string; productId: string }[],
): Promise<void> {
  if (all.length === 0) return
  await tx.execute(sql`insert into moved_products (source, key, product_id)
    select ${source}, * from unnest(${sql.param(all.map(({ key }) => key))}::text[],
      ${sql.param(all.map(({ productId }) => productId))}::uuid[])`)
}
