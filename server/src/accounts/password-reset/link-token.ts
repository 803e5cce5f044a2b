import { createHash, randomBytes } from 'node:crypto'

/** The secret of a mailed link, and its stored hash. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** 32 random bytes need no salt, and nothing slower than this. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
