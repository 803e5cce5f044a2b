import { createSecretKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import type { Role } from '@tohfa/contract/accounts/accounts'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { now } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Authenticate } from '#platform/http/access.ts'
import type { Device } from './device.ts'
import { findSession, insertSession, sessionDays, touchSession } from './sessions.queries.ts'

const dayMs = 86_400_000

type TokenSettings = {
  secret: string
  /** The one before, while a change is under way. */
  previousSecret?: string | undefined
  /** Whether staff need a second step, because payments move real money. */
  realMoney: boolean
}

type TokenOwner = {
  id: string
  role: Role
  staffRole: StaffRole | null
  tokenVersion: number
}

type Tokens = {
  /** A token of a new session: for 30 days, until the session ends or the version is raised. */
  issue(user: TokenOwner, device: Device): Promise<string>
  authenticate: Authenticate
}

/**
 * Signs and verifies tokens (docs/product.md 14.1). The roles in a token are for the browser only;
 * the server reads those in the database, with the token's session each time. Tokens of the
 * `previous` secret stay valid, so that a new secret signs nobody out.
 */
export function createTokens(
  db: Database,
  { secret, previousSecret: previous, realMoney }: TokenSettings,
): Tokens {
  // With bytes, each verification would derive a key again.
  const key = createSecretKey(secret, 'utf8')
  const keys = [key, ...(previous ? [createSecretKey(previous, 'utf8')] : [])]
  return {
    async issue({ id, role, staffRole, tokenVersion }, device) {
      const sessionId = await insertSession(db, id, device)
      return await new SignJWT({
        role,
        ...(staffRole && { staffRole }),
        ver: tokenVersion,
        sid: sessionId,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + sessionDays * dayMs))
        .sign(key)
    },
    async authenticate(token) {
      const { sub, ver, sid } = (await claimsOf(token, keys)) ?? {}
      if (!isId(sub) || !isId(sid) || !Number.isInteger(ver)) return null
      const ids = { sessionId: sid, userId: sub }
      const session = await findSession(db, { ...ids, tokenVersion: Number(ver) })
      if (!session) return null
      if (!session.seen) await touchSession(db, ids)
      const { staffRole } = session
      const secondFactorDue = realMoney && staffRole !== null && !session.secondFactor
      const role = secondFactorDue ? 'USER' : session.role
      return { id: sub, role, staffRole, sessionId: sid, secondFactorDue }
    },
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value)
}

const checks = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp', 'ver', 'sid'] }

/** The content of a token signed by one of the keys. */
async function claimsOf(token: string, keys: readonly KeyObject[]) {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...checks, currentDate: now() })).payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null
    }
  }
  return null
}
