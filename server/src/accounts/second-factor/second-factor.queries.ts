import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recoveryCodes, secondFactors } from '#platform/database/schema/account.tables.ts'

type SecondFactorRow = { sealedSecret: string; confirmed: boolean }

export async function findSecondFactor(
  db: Database,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  const [found] = await db
    .select({
      sealedSecret: secondFactors.sealedSecret,
      confirmed: sql<boolean>`${secondFactors.confirmedAt} is not null`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return found
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Stores an unconfirmed secret; false when one is in use already. */
export async function keepSecret(
  db: Database,
  userId: string,
  sealedSecret: string,
): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0, createdAt: sql`shop_now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/** Activates the second factor; false when it was active already, or no longer exists. */
export async function confirmSecret(
  db: Database,
  userId: string,
  use: { sealedSecret: string; step: number },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: sql`shop_now()`, lastStep: use.step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, use.sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/**
 * Uses a code and stores its newly encrypted secret; false when the code, or a later one, was used
 * before, or the secret has changed.
 */
export async function takeStep(
  db: Database,
  userId: string,
  use: { step: number; sealedSecret: string; resealed: string },
): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: use.step, sealedSecret: use.resealed })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, use.sealedSecret),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, use.step),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

export async function insertRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a recovery code up; false when there is none such, or it was used before. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`shop_now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Forgets the second factor with its recovery codes; false when there was none in use. */
export async function removeSecondFactor(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}
