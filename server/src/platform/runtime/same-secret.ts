import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares two texts in the same time for a wrong one as for the right one, of any lengths. */
export const isSameSecret = (given: string, known: string): boolean =>
  timingSafeEqual(digest(given), digest(known))

/** Whether `signature`, 64 hexadecimal digits, is the HMAC-SHA256 of these very bytes. */
export function isHmacOf(signature: string, message: string | Buffer, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  const expected = createHmac('sha256', secret).update(message).digest()
  return timingSafeEqual(given, expected)
}
