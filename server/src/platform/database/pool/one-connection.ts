import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The transaction of which the code that runs is a part. */
const current = new AsyncLocalStorage<{ pool: pg.Pool; isOver: boolean }>()

/** Does the work of a transaction on `pool`, which has its connection. */
export async function asTransaction<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const transaction = { pool, isOver: false }
  try {
    // Awaited inside, since a query of drizzle's begins only then.
    return await current.run(transaction, async () => await work())
  } finally {
    // What it left running behind its back holds no connection any more.
    transaction.isOver = true
  }
}

/**
 * Lets no transaction ask for a second connection: as soon as each of the pool's is held by one that
 * waits for another, all wait until they are given up. Whoever tries fails at once, also alone, so
 * that any test of it finds out.
 */
export function assertNoNestedCheckout(pool: pg.Pool): void {
  const transaction = current.getStore()
  if (transaction?.pool === pool && !transaction.isOver)
    throw new Error('A transaction asked for a second connection: use its own')
}

/** Has the pool refuse who holds one of its connections as a transaction. */
export function guardNestedCheckouts(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  const guarded = (...given: unknown[]): unknown => {
    assertNoNestedCheckout(pool)
    return connect(...given)
  }
  pool.connect = guarded as typeof pool.connect
}
