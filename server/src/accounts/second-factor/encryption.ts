import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type Seal = {
  close(text: string): string
  /** Throws when none of the secrets closed it. */
  open(sealed: string): string
}

/**
 * Hides what must be read again from whoever sees the database only: encrypted with a key that
 * follows from the shop's secret, and opened with the one before while that changes.
 */
export function createSeal(purpose: string, secrets: readonly string[]): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const [present] = keys
  if (!present) throw new Error('A seal needs a secret')
  return {
    close(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, present, iv)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        try {
          const open = decipher.update(bytes.subarray(ivBytes + tagBytes))
          return Buffer.concat([open, decipher.final()]).toString('utf8')
        } catch {
          // Closed with the other secret.
        }
      }
      throw new Error('What was sealed cannot be opened: TOKEN_SECRET is another than it was')
    },
  }
}
