import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The transaction that the running code belongs to. */
const current = new AsyncLocalStorage<{ pool: pg.Pool; isOver: boolean }>()

/** Runs the work of a transaction that has a connection of `pool`. */
export async function asTransaction<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const transaction = { pool, isOver: false }
  try {
    // Awaited here, because a Drizzle query begins only when it is awaited.
    return await current.run(transaction, async () => await work())
  } finally {
    // Work that was not awaited no longer holds a connection.
    transaction.isOver = true
  }
}

/**
 * Prevents a transaction from asking for a second connection. If every connection were held by a
 * transaction that waits for another, all would wait until a timeout. The caller fails at once,
 * also without contention, so that any test detects it.
 */
export function assertNoNestedCheckout(pool: pg.Pool): void {
  const transaction = current.getStore()
  if (transaction?.pool === pool && !transaction.isOver)
    throw new Error('A transaction asked for a second connection: use its own')
}

/** Makes the pool refuse code that already holds one of its connections in a transaction. */
export function guardNestedCheckouts(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  const guarded = (...given: unknown[]): unknown => {
    assertNoNestedCheckout(pool)
    return connect(...given)
  }
  pool.connect = guarded as typeof pool.connect
}
