import type { FlattenedJWE, JWEHeaderParameters } from 'jose'

const ivBytes = 12
const tagBytes = 16

export function isJwe(encrypted: string): boolean {
  return encrypted.includes('.')
}

/**
 * What the shop encrypted before it wrote JWE: nonce, tag and text in one piece, by the cipher and
 * key of today. It is a JWE whose header was never sent along. A code of the app that is used
 * writes it anew, so this may go when no shop has a row left of
 * `select 1 from second_factors where sealed_secret not like '%.%'`.
 */
export function withoutHeader(encrypted: string, unprotected: JWEHeaderParameters): FlattenedJWE {
  const bytes = Buffer.from(encrypted, 'base64url')
  const part = (from: number, to?: number) => bytes.subarray(from, to).toString('base64url')
  return {
    unprotected,
    iv: part(0, ivBytes),
    tag: part(ivBytes, ivBytes + tagBytes),
    ciphertext: part(ivBytes + tagBytes),
  }
}
