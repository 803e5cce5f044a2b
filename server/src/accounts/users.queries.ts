import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Role, UserInfo } from '@tohfa/contract/accounts/accounts'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  addresses,
  emailChanges,
  staffInvitations,
  users,
} from '#platform/database/schema/account.tables.ts'
import { isPending } from './email/email-changes.queries.ts'
import { removeSessions } from './sessions/sessions.queries.ts'

export type Credentials = {
  id: string
  email: string
  role: Role
  staffRole: StaffRole | null
  tokenVersion: number
  passwordHash: string | null
  /** Whether a code or link that was mailed to the e-mail came back. */
  isProven: boolean
  /** A customer of the staff who has never signed in. */
  isGuest: boolean
}

const credentials = {
  id: users.id,
  email: users.email,
  role: users.role,
  staffRole: users.staffRole,
  tokenVersion: users.tokenVersion,
  passwordHash: users.passwordHash,
  isProven: sql<boolean>`${users.emailProvenAt} is not null`,
  isGuest: users.guest,
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase())
}

export async function findCredentials(
  db: Database,
  email: string,
): Promise<Credentials | undefined> {
  const [user] = await db.select(credentials).from(users).where(hasEmail(email))
  return user
}

export async function findCredentialsById(
  db: Database,
  id: string,
): Promise<Credentials | undefined> {
  const [user] = await db.select(credentials).from(users).where(eq(users.id, id))
  return user
}

/** Creates a user with a proven e-mail; violates the constraint `users_email` when it is taken. */
export async function insertUser(
  db: Database,
  user: { id?: string; email: string; passwordHash: string; staffRole?: StaffRole },
): Promise<Credentials> {
  const [inserted] = await db
    .insert(users)
    .values({ ...user, role: user.staffRole ? 'ADMIN' : 'USER', emailProvenAt: now() })
    .returning(credentials)
  if (!inserted) throw new Error('A user was not inserted')
  return inserted
}

/** Makes the guest with this e-mail, which is proven now, a user; undefined when there is none. */
export async function claimGuest(
  db: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<Credentials | undefined> {
  const [claimed] = await db
    .update(users)
    .set({ email, passwordHash, emailProvenAt: now(), guest: false })
    .where(and(hasEmail(email), eq(users.guest, true)))
    .returning(credentials)
  return claimed
}

/** The e-mail of a user, who stays locked until the transaction ends. */
export async function lockUser(
  tx: Transaction,
  id: string,
): Promise<{ email: string } | undefined> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return user
}

/** Throws on the constraint `users_email` when the new e-mail is another's. */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Pick<UserInfo, 'name' | 'email' | 'phone' | 'gender'>> & {
    emailProvenAt?: Date
  },
): Promise<void> {
  await db
    .update(users)
    .set({ ...change, updatedAt: now() })
    .where(eq(users.id, id))
}

/**
 * Changes the staff role, or with null removes it. This ends every session and every token with the
 * old role.
 */
export async function changeRole(
  db: Database,
  id: string,
  staffRole: StaffRole | null,
): Promise<void> {
  await removeSessions(db, id)
  await setRole(db, id, staffRole, { tokenVersion: sql`${users.tokenVersion} + 1` })
}

/** Makes a person an owner of the shop, who stays signed in. */
export function makeOwner(db: Database, id: string): Promise<void> {
  return setRole(db, id, 'owner')
}

async function setRole(
  db: Database,
  id: string,
  staffRole: StaffRole | null,
  more: { tokenVersion?: SQL } = {},
): Promise<void> {
  const role = staffRole ? 'ADMIN' : 'USER'
  await db
    .update(users)
    .set({ role, staffRole, ...(!staffRole && { staffSeenAt: null }), ...more })
    .where(eq(users.id, id))
  // A staff member cannot be invited to the staff.
  const { email } = staffInvitations
  if (staffRole)
    await db
      .delete(staffInvitations)
      .where(sql`lower(${email}) = (select lower(u.email) from users u where u.id = ${id})`)
}

/** Sets a password and thereby ends every session, and every token that was given out before. */
export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await removeSessions(db, id)
  await db
    .update(users)
    .set({ passwordHash, guest: false, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id))
}

/** The hash of the ADMIN_PASSWORD that was given to a user last; null when none ever was. */
export async function findConfiguredPassword(db: Database, id: string): Promise<string | null> {
  const [user] = await db
    .select({ hash: users.configuredPasswordHash })
    .from(users)
    .where(eq(users.id, id))
  return user?.hash ?? null
}

export async function keepConfiguredPassword(
  db: Database,
  id: string,
  hash: string,
): Promise<void> {
  await db.update(users).set({ configuredPasswordHash: hash }).where(eq(users.id, id))
}

/** Puts a full list of addresses in the place of the old; the user must be locked. */
export async function replaceAddresses(
  tx: Transaction,
  userId: string,
  list: readonly Address[],
): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId))
  if (list.length === 0) return
  await tx
    .insert(addresses)
    .values(list.map((address, position) => ({ ...address, userId, position })))
}

export async function findUserInfo(db: Database, id: string): Promise<UserInfo | undefined> {
  const { name, email, phone } = users
  const [found] = await db
    .select({
      user: { id: users.id, name, email, phone, gender: sql<UserInfo['gender']>`${users.gender}` },
      pendingEmail: emailChanges.email,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), isPending()))
    .where(eq(users.id, id))
  if (!found) return undefined
  const { id: _id, userId: _userId, position, ...shown } = getTableColumns(addresses)
  const list = await db
    .select(shown)
    .from(addresses)
    .where(eq(addresses.userId, id))
    .orderBy(asc(position))
  const { user, pendingEmail } = found
  return { ...user, ...(pendingEmail !== null && { pendingEmail }), addresses: list }
}

/** Serializes changes of the staff, over all processes, until the transaction ends. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tohfa admins'))`)
}

export async function hasOwner(db: Database): Promise<boolean> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .limit(1)
  return owner !== undefined
}
