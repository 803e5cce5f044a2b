import type pg from 'pg'
import type { DatabaseDelays } from '#platform/database/database-delays.ts'
import { connectionWasCut, wasNotSent, sessionWasEnded } from '#platform/database/failures.ts'

/**
 * Retries a single statement whose connection was lost while idle in the pool (docs/product.md
 * 19.1). It retries reads, and writes that were never sent. A write with an unknown outcome is not
 * retried.
 */
export function retryOnConnectionLoss(
  pool: pg.Pool,
  { connectionLossMs }: Pick<DatabaseDelays, 'connectionLossMs'>,
): void {
  // Each attempt discards one broken connection, so after all of them comes a new one.
  const maxAttempts = pool.options.max + 1
  const query = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  const retrying = async (...statement: unknown[]): Promise<unknown> => {
    const deadline = Date.now() + connectionLossMs
    for (let attempt = 1; ; attempt++) {
      try {
        return await query(...statement)
      } catch (error) {
        const again =
          wasNotSent(error) ||
          sessionWasEnded(error) ||
          (connectionWasCut(error) && isRead(statement[0]))
        if (attempt === maxAttempts || !again || Date.now() > deadline) throw error
      }
    }
  }
  pool.query = retrying as typeof pool.query
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'object' ? (statement as { text?: unknown }).text : statement
  return typeof text === 'string' && /^\s*select\b/i.test(text)
}
