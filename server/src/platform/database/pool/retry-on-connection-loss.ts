import type pg from 'pg'
import type { DatabaseDelays } from '#platform/database/database-delays.ts'
import {
  becameReadOnly,
  connectionWasCut,
  hadNoAnswer,
  mayHaveHappened,
  OutcomeUnknown,
  sessionWasEnded,
  wasNotSent,
} from '#platform/database/failures.ts'
import type { WriteGate } from './write-gate.ts'

/**
 * Retries a single statement whose connection was lost while idle in the pool (docs/product.md
 * 19.1), or leads to a server that became a standby. It retries reads, and writes that were never
 * sent. A write with an unknown outcome is not retried, and fails with OutcomeUnknown.
 */
export function retryOnConnectionLoss(
  pool: pg.Pool,
  gate: WriteGate,
  { connectionLossMs, commitMs }: Pick<DatabaseDelays, 'connectionLossMs' | 'commitMs'>,
): void {
  // Each attempt discards one broken connection, so after all of them comes a new one.
  const maxAttempts = pool.options.max + 1
  const query = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  const retrying = async (given: unknown, ...more: unknown[]): Promise<unknown> => {
    const writes = isWrite(given)
    if (writes) gate.enter()
    // A single write is its own commit, which may wait for a standby.
    const statement = writes ? { ...asConfig(given), query_timeout: commitMs } : given
    const deadline = Date.now() + connectionLossMs
    for (let attempt = 1; ; attempt++) {
      try {
        return await query(statement, ...more)
      } catch (error) {
        const again =
          wasNotSent(error) ||
          sessionWasEnded(error) ||
          becameReadOnly(error) ||
          (connectionWasCut(error) && isRead(given))
        if (again && attempt < maxAttempts && Date.now() <= deadline) continue
        if (!writes || again || !mayHaveHappened(error)) throw error
        if (hadNoAnswer(error)) gate.close()
        throw new OutcomeUnknown(error)
      }
    }
  }
  pool.query = retrying as typeof pool.query
}

const asConfig = (statement: unknown): object =>
  typeof statement === 'string' ? { text: statement } : (statement as object)

function textOf(statement: unknown): string {
  const text = typeof statement === 'object' ? (statement as { text?: unknown }).text : statement
  return typeof text === 'string' ? text : ''
}

const isRead = (statement: unknown): boolean => /^\s*select\b/i.test(textOf(statement))

const isWrite = (statement: unknown): boolean =>
  !isRead(statement) && /\b(?:insert\s+into|update|delete\s+from)\b/i.test(textOf(statement))
