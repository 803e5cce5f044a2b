import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type Encryption = {
  encrypt(text: string): string
  /** Throws when none of the secrets encrypted it. */
  decrypt(encrypted: string): string
}

/**
 * Keeps what must be read again from whoever sees the database only: encrypted with a key that
 * follows from the shop's secret, and decrypted with the one before while that changes.
 */
export function createEncryption(purpose: string, secrets: readonly string[]): Encryption {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const [present] = keys
  if (!present) throw new Error('Encryption needs a secret')
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, present, iv)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url')
      for (const key of keys) {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        try {
          const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
          return Buffer.concat([text, decipher.final()]).toString('utf8')
        } catch {
          // Encrypted with the other secret.
        }
      }
      throw new Error('What was encrypted cannot be decrypted: TOKEN_SECRET is another than it was')
    },
  }
}
