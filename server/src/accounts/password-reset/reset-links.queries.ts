import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { resetTokens } from '#platform/database/schema/account.tables.ts'

/** So many good links in a mailbox are enough for whoever wants them. */
const mostLinks = 10

/**
 * Whether another link may be mailed to a user, who must be locked. A user with many gets the next
 * when the last is five minutes old: strangers cannot flood a mailbox, and its owner always has a
 * link with most of its time left.
 */
export async function mayMailLink(tx: Database, userId: string): Promise<boolean> {
  const [good] = await tx
    .select({
      isEnough: sql<boolean>`count(*) >= ${mostLinks}
        and max(${resetTokens.createdAt}) > shop_now() - interval '5 minutes'`,
    })
    .from(resetTokens)
    .where(
      and(
        eq(resetTokens.userId, userId),
        isNull(resetTokens.usedAt),
        gt(resetTokens.expiresAt, sql`shop_now()`),
      ),
    )
  return !good?.isEnough
}

/** Writes a link that is good for 30 minutes. */
export async function insertLink(
  db: Database,
  link: { tokenHash: string; userId: string },
): Promise<void> {
  await db
    .insert(resetTokens)
    .values({ ...link, expiresAt: sql`shop_now() + interval '30 minutes'` })
}

/** The user whose password a link may set; undefined when it is unknown, used, ended or expired. */
export async function linkOwner(db: Database, tokenHash: string): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: resetTokens.userId })
    .from(resetTokens)
    .where(
      and(
        eq(resetTokens.tokenHash, tokenHash),
        isNull(resetTokens.usedAt),
        gt(resetTokens.expiresAt, sql`shop_now()`),
      ),
    )
  return link?.userId
}

/**
 * Ends all links of a user, who must be locked; returns the hashes of those that were still valid.
 */
export async function endLinks(tx: Transaction, userId: string): Promise<string[]> {
  const ended = await tx
    .update(resetTokens)
    .set({ usedAt: sql`shop_now()` })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)))
    .returning({ tokenHash: resetTokens.tokenHash })
  return ended.map(({ tokenHash }) => tokenHash)
}

export async function removeExpiredLinks(db: Database): Promise<void> {
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, sql`shop_now()`))
}
