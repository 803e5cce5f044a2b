import { hkdfSync } from 'node:crypto'
import { compactDecrypt, CompactEncrypt, errors, flattenedDecrypt } from 'jose'
import { isJwe, withoutHeader } from './encryption.before-jwe.ts'

const header = { alg: 'dir', enc: 'A256GCM' }
const accepted = {
  keyManagementAlgorithms: [header.alg],
  contentEncryptionAlgorithms: [header.enc],
}

type Encryption = {
  /** A JWE in its compact form. */
  encrypt(text: string): Promise<string>
  /** Throws when none of the secrets encrypted it. */
  decrypt(encrypted: string): Promise<string>
}

/**
 * Encrypts data that must be readable again, against a leak of the database. The key is derived
 * from the shop's secret. The previous secret decrypts as well while it is rotated.
 */
export function createEncryption(purpose: string, secrets: readonly string[]): Encryption {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)))
  const [present] = keys
  if (!present) throw new Error('Encryption needs a secret')
  return {
    encrypt: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader(header)
        .encrypt(present),
    async decrypt(encrypted) {
      for (const key of keys) {
        try {
          const { plaintext } = isJwe(encrypted)
            ? await compactDecrypt(encrypted, key, accepted)
            : await flattenedDecrypt(withoutHeader(encrypted, header), key, accepted)
          return new TextDecoder().decode(plaintext)
        } catch (error) {
          // Encrypted with the other secret.
          if (!(error instanceof errors.JWEDecryptionFailed)) throw error
        }
      }
      throw new Error('What was encrypted cannot be decrypted: TOKEN_SECRET is another than it was')
    },
  }
}
