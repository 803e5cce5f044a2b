import type { Database } from '#platform/database/connect.ts'
import { broken, matters, rules } from './audit.queries.ts'

/** What the books say: contradictions, and what waits for somebody of the shop. */
type Audit = { findings: string[]; attention: string[] }

/**
 * Compares all payments, refunds, orders, checkouts, reservations and stock with each other
 * (docs/decisions/001 and 002). All rules are asked in one statement, so that a shop which goes on
 * selling is seen as it was at one moment.
 *
 * @returns one sentence for each contradiction, none when all add up; and what to look at
 */
export async function audit(db: Database): Promise<Audit> {
  return { findings: await broken(db, rules), attention: await broken(db, matters) }
}
