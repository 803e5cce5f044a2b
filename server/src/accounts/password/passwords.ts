import { hash, verify } from '@node-rs/argon2'

/** The cost of one hash: memory in KiB, and the number of passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** The OWASP recommendation for Argon2id: 19 MiB, two passes. */
const productCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export type Passwords = {
  /** A password hash for storage. */
  hash(password: string): Promise<string>
  /**
   * Whether a password matches `kept`. Without `kept` (unknown e-mail) it returns false after the
   * same work, so that the response time reveals nothing.
   */
  isRight(password: string, kept: string | null | undefined): Promise<boolean>
}

/** Hashes and verifies passwords by Argon2id (the library's default). */
export function createPasswords(cost: PasswordCost = productCost): Passwords {
  const hashAtCost = (password: string) => hash(password, { ...cost, parallelism: 1 })
  let nobody: Promise<string> | undefined
  return {
    hash: hashAtCost,
    async isRight(password, kept) {
      nobody ??= hashAtCost('nobody')
      const right = await verify(kept ?? (await nobody), password)
      return right && kept != null
    },
  }
}
