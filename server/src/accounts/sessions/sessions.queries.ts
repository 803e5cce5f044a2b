import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '@tohfa/contract/accounts/accounts'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { secondFactors, sessions, users } from '#platform/database/schema/account.tables.ts'
import type { Device } from './device.ts'

/** A token's lifetime; afterwards its session is deleted. */
export const sessionDays = 30

/** Idle staff have left their desk; a customer comes back for their parcel. */
const staffIdleMinutes = 60

/** Whether a session's person, of `users`, is staff and was idle for too long. */
function isIdle() {
  return sql`(${users.role} = 'ADMIN'
    and ${sessions.lastSeenAt} < shop_now() - make_interval(mins => ${staffIdleMinutes}))`
}

/** Begins a session; its id. */
export async function insertSession(db: Database, userId: string, device: Device): Promise<string> {
  const [session] = await db
    .insert(sessions)
    .values({ userId, ...device })
    .returning({ id: sessions.id })
  if (!session) throw new Error('A session was not begun')
  await seeStaff(db, userId)
  return session.id
}

type Found = {
  role: Role
  staffRole: StaffRole | null
  seen: boolean
  secondFactor: boolean
}

/**
 * The person of a session, with their current roles; undefined when it has ended. `seen` is false
 * when it was last used more than five minutes ago; `secondFactor` is true for staff who use one.
 */
export async function findSession(
  db: Database,
  token: { sessionId: string; userId: string; tokenVersion: number },
): Promise<Found | undefined> {
  const [found] = await readSession(db, token)
  return found
}

const readSession = prepared<Found>(sql`
  select ${users.role}, ${users.staffRole} "staffRole",
    ${sessions.lastSeenAt} > shop_now() - interval '5 minutes' "seen",
    ${users.role} = 'ADMIN' and exists (select from ${secondFactors}
      where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null
    ) "secondFactor"
  from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.id} = ${sql.placeholder('sessionId')} and ${users.id} = ${sql.placeholder('userId')}
    and ${users.tokenVersion} = ${sql.placeholder('tokenVersion')} and not ${isIdle()}`)

/** Writes down that a session is used, and when staff were here last. */
export async function touchSession(
  db: Database,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`shop_now()` })
    .where(eq(sessions.id, sessionId))
  await seeStaff(db, userId)
}

async function seeStaff(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ staffSeenAt: sql`shop_now()` })
    .where(and(eq(users.id, userId), isNotNull(users.staffRole)))
}

/** A person's sessions, the one used last first. */
export async function listSessions(db: Database, userId: string) {
  const { userId: _userId, ...shown } = getTableColumns(sessions)
  return await db
    .select(shown)
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Ends one session of a person; false when it does not exist. */
export async function removeSession(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Ends all sessions of a person but the current one. */
export async function removeOtherSessions(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
}

export async function removeSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function removeExpiredSessions(db: Database): Promise<void> {
  await db
    .delete(sessions)
    .where(lt(sessions.createdAt, sql`shop_now() - make_interval(days => ${sessionDays})`))
  const idle = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isIdle())
  await db.delete(sessions).where(inArray(sessions.id, idle))
}
