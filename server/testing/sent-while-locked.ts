import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { connectPatiently } from './delays.ts'
import type { TestShop } from './shop.ts'

const waiting = sql`pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * The answers of calls that wait for a lock. Each is sent once the one before it waits, and the
 * lock is released once all wait.
 * @param lock the statement that takes it
 * @param change the change by the lock's holder, before it is released
 */
export async function sentWhileLocked<T>(
  shop: Pick<TestShop, 'databaseUrl' | 'db'>,
  { lock, change }: { lock: SQL; change?: SQL },
  ...calls: (() => Promise<T>)[]
): Promise<T[]> {
  const connection = connectPatiently(shop.databaseUrl)
  const sent: Promise<T>[] = []
  try {
    await connection.transaction(async (tx) => {
      await tx.execute(lock)
      for (const call of calls) {
        sent.push(call())
        await expect.poll(() => shop.db.$count(waiting)).toBe(sent.length)
      }
      if (change) await tx.execute(change)
    })
  } finally {
    await connection.close()
  }
  return Promise.all(sent)
}
