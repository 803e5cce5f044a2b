import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Whether a push contains the secret: bare, or after the scheme that such a header usually has. */
export function isPushAuthentic(
  { authorization: given = '' }: IncomingHttpHeaders,
  secret: string,
): boolean {
  return isSame(given, secret) || isSame(given.replace(/^(?:Bearer|Token) /i, ''), secret)
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
