import { errors, jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import type { Role } from '@tohfa/contract/accounts'
import type { Database } from '../database/connect.ts'
import type { Authenticate } from '../http/access.ts'
import { roleAtVersion } from './users.queries.ts'

const lifetime = '30d'

export type Tokens = {
  /** A token for 30 days, or until the user's token version is raised. */
  sign(user: { id: string; role: Role; tokenVersion: number }): Promise<string>
  authenticate: Authenticate
}

/**
 * Signs and checks tokens (api.md "Conventions" and "Accounts"). The role in a token is for the
 * browser's eyes; what counts is the role in the database, read with the token's version each time.
 * What the `previous` secret signed is still good: so a new secret signs nobody out.
 */
export function createTokens(db: Database, secret: string, previous?: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const keys = [key, ...(previous ? [new TextEncoder().encode(previous)] : [])]
  return {
    sign: ({ id, role, tokenVersion }) =>
      new SignJWT({ role, ver: tokenVersion })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),
    async authenticate(token) {
      const claims = await claimsOf(token, keys)
      const { sub, ver } = claims ?? {}
      if (!sub || !validate(sub) || !Number.isInteger(ver)) return null
      const role = await roleAtVersion(db, sub, Number(ver))
      return role ? { id: sub, role } : null
    },
  }
}

const checks = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp', 'ver'] }

/** What a token says when one of the keys signed it. */
async function claimsOf(token: string, keys: readonly Uint8Array[]) {
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, checks)).payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null
    }
  }
  return null
}
