import type pg from 'pg'
import { connectionWasCut, nothingWasSent, sessionWasEnded } from '../failures.ts'

/** A cut is felt at once; whoever had to wait for it waits for a database that is away. */
export const promptMs = 1_000

/**
 * Makes single statements survive a connection that was cut while it lay idle in the pool
 * (docs/product.md 19.1): a read is asked again on another one, and so is a write that was not
 * carried out. A write whose fate is not known is not.
 */
export function askAgainWhenCut(pool: pg.Pool): void {
  // Each try throws one connection away; after all of them comes a new one.
  const mostTries = pool.options.max + 1
  const ask = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  const patient = async (...statement: unknown[]): Promise<unknown> => {
    const deadline = Date.now() + promptMs
    for (let tries = 1; ; tries++) {
      try {
        return await ask(...statement)
      } catch (error) {
        const again =
          nothingWasSent(error) ||
          sessionWasEnded(error) ||
          (connectionWasCut(error) && isRead(statement[0]))
        if (tries === mostTries || !again || Date.now() > deadline) throw error
      }
    }
  }
  pool.query = patient as typeof pool.query
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'object' ? (statement as { text?: unknown }).text : statement
  return typeof text === 'string' && /^\s*select\b/i.test(text)
}
