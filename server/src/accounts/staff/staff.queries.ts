import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { secondFactors, staffInvitations, users } from '#platform/database/schema/account.tables.ts'

export type StaffRow = {
  id: string
  email: string
  staffRole: StaffRole
  secondFactor: boolean
  lastSeen: Date | null
}
export type Invitation = typeof staffInvitations.$inferSelect

const isStaff = isNotNull(users.staffRole)

function selectStaff(db: Database) {
  return db
    .select({
      id: users.id,
      email: users.email,
      staffRole: sql<StaffRole>`${users.staffRole}`,
      secondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      lastSeen: users.staffSeenAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
}

/** All of the staff, by their e-mails. */
export function listStaff(db: Database): Promise<StaffRow[]> {
  return selectStaff(db)
    .where(isStaff)
    .orderBy(asc(sql`lower(${users.email})`))
}

export async function findStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  const [found] = await selectStaff(db).where(and(isStaff, eq(users.id, id)))
  return found
}

/** Invited people who have not joined yet, by e-mail. */
export function listInvitations(db: Database): Promise<Invitation[]> {
  return db
    .select()
    .from(staffInvitations)
    .orderBy(asc(sql`lower(${staffInvitations.email})`))
}

function isFor(email: string) {
  return eq(sql`lower(${staffInvitations.email})`, email.toLowerCase())
}

export async function findInvitationFor(
  db: Database,
  email: string,
): Promise<Invitation | undefined> {
  const [found] = await db.select().from(staffInvitations).where(isFor(email))
  return found
}

export async function findInvitation(db: Database, id: string): Promise<Invitation | undefined> {
  const [found] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
  return found
}

/** Stores an invitation with a link valid for seven days, in place of an earlier one. */
export async function keepInvitation(
  tx: Transaction,
  invitation: Omit<Invitation, 'expiresAt' | 'createdAt'>,
): Promise<Invitation> {
  const dated = {
    ...invitation,
    expiresAt: sql`shop_now() + interval '7 days'`,
    createdAt: sql`shop_now()`,
  }
  const { id: _id, ...change } = dated
  const [kept] = await tx
    .insert(staffInvitations)
    .values(dated)
    .onConflictDoUpdate({ target: staffInvitations.id, set: change })
    .returning()
  if (!kept) throw new Error('An invitation was not kept')
  return kept
}

export async function changeInvitation(
  tx: Transaction,
  id: string,
  staffRole: StaffRole,
): Promise<void> {
  await tx.update(staffInvitations).set({ staffRole }).where(eq(staffInvitations.id, id))
}

export async function removeInvitation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.id, id))
}

/** Whether a link is a valid invitation to the staff. */
export async function isInvitation(db: Database, tokenHash: string): Promise<boolean> {
  return (await db.$count(staffInvitations, isGood(tokenHash))) > 0
}

/** Uses an invitation link; undefined when it is not one, or no longer valid. */
export async function takeInvitation(
  tx: Transaction,
  tokenHash: string,
): Promise<Invitation | undefined> {
  const [taken] = await tx.delete(staffInvitations).where(isGood(tokenHash)).returning()
  return taken
}

function isGood(tokenHash: string) {
  return and(
    eq(staffInvitations.tokenHash, tokenHash),
    gt(staffInvitations.expiresAt, sql`shop_now()`),
  )
}

/** Deletes invitations that were not renewed for a month. */
export async function removeOldInvitations(db: Database): Promise<void> {
  await db
    .delete(staffInvitations)
    .where(lt(staffInvitations.createdAt, sql`shop_now() - interval '30 days'`))
}
