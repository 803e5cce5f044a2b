import type { Database } from '#platform/database/connect.ts'
import { broken, matters, rules } from './audit.queries.ts'

/** The audit's result: contradictions, and rows that need the staff's attention. */
type Audit = { findings: string[]; attention: string[] }

/**
 * Compares all payments, refunds, orders, checkouts, reservations and stock with each other
 * (docs/decisions/001 and 002). All rules run in one statement, so that they see a running shop at
 * one moment.
 *
 * @returns one sentence for each contradiction, none if there is none; and the rows to look at
 */
export async function audit(db: Database): Promise<Audit> {
  return { findings: await broken(db, rules), attention: await broken(db, matters) }
}
