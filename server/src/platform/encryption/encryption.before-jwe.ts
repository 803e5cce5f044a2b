import type { FlattenedJWE, JWEHeaderParameters } from 'jose'

const ivBytes = 12
const tagBytes = 16

export function isJwe(encrypted: string): boolean {
  return encrypted.includes('.')
}

/**
 * The format that the shop used before JWE: nonce, tag and text in one piece, with today's cipher
 * and key. It equals a JWE without its header. Using a code of the app rewrites it. This file may
 * go when no shop has a row of `select 1 from second_factors where sealed_secret not like '%.%'`.
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
