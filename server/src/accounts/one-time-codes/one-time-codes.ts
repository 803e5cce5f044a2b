import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { removeCode, replaceCode, takeTry } from './codes.queries.ts'

export type OneTimeCodes = {
  /** Makes the one code that is good for this e-mail from now on: six digits, ten minutes. */
  issue(tx: Transaction, email: string): Promise<string>
  /** Compares a code, at most five times; a receipt to use it with, or undefined. */
  check(db: Database, email: string, code: string): Promise<Receipt | undefined>
  /** Uses the code up; false when another did so first. */
  use(tx: Transaction, receipt: Receipt): Promise<boolean>
}

type Receipt = { email: string; codeHash: string }

/** Codes for one purpose. The database sees a keyed hash only: a million codes are soon guessed. */
export function createOneTimeCodes(secret: string, purpose: string): OneTimeCodes {
  const hashOf = (email: string, code: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${email}\n${code}`).digest('base64url')

  return {
    async issue(tx, address) {
      const email = address.toLowerCase()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await replaceCode(tx, { email, purpose }, hashOf(email, code))
      return code
    },
    async check(db, address, code) {
      const email = address.toLowerCase()
      const codeHash = await takeTry(db, { email, purpose })
      if (!codeHash) return undefined
      const same = timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOf(email, code)))
      return same ? { email, codeHash } : undefined
    },
    use: (tx, { email, codeHash }) => removeCode(tx, { email, purpose }, codeHash),
  }
}
