import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { oneTimeCodes } from '#platform/database/schema/account.tables.ts'

/** E-mails are stored in lower case here, because they are compared without case. */
type CodeKey = { email: string; purpose: string }

const maxTries = 5

function isCode({ email, purpose }: CodeKey) {
  return and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose))
}

/** Writes a code that is good for ten minutes; an earlier one is gone. */
export async function replaceCode(db: Database, key: CodeKey, codeHash: string): Promise<void> {
  const fresh = {
    codeHash,
    tries: 0,
    createdAt: sql`shop_now()`,
    expiresAt: sql`shop_now() + interval '10 minutes'`,
  }
  await db
    .insert(oneTimeCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.email, oneTimeCodes.purpose], set: fresh })
}

/** Counts a try and gives the hash to compare with; undefined when there is none left to try. */
export async function takeTry(db: Database, key: CodeKey): Promise<string | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        isCode(key),
        lt(oneTimeCodes.tries, maxTries),
        gt(oneTimeCodes.expiresAt, sql`shop_now()`),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash })
  return row?.codeHash
}

/** Deletes exactly this code; false when it was used or replaced in the meantime. */
export async function removeCode(db: Database, key: CodeKey, codeHash: string): Promise<boolean> {
  const gone = await db
    .delete(oneTimeCodes)
    .where(and(isCode(key), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ email: oneTimeCodes.email })
  return gone.length > 0
}

export async function removeExpiredCodes(db: Database): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`shop_now()`))
}
