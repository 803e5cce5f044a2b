import type { IncomingHttpHeaders } from 'node:http'
import { isSameSecret } from '#platform/runtime/same-secret.ts'

/** Whether a push contains the secret: bare, or after the scheme that such a header usually has. */
export function isPushAuthentic(
  { authorization: given = '' }: IncomingHttpHeaders,
  secret: string,
): boolean {
  return (
    isSameSecret(given, secret) || isSameSecret(given.replace(/^(?:Bearer|Token) /i, ''), secret)
  )
}
