import { hash, verify } from '@node-rs/argon2'

/** What it takes to try one password: memory in KiB, and how often all of it is filled. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** What OWASP names for Argon2id: 19 MiB, two passes. */
const productCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export type Passwords = {
  /** A password as it may be kept. */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one behind `kept`. Without `kept` (nobody by that e-mail) the answer
   * is no after the same work, so that its time tells nothing.
   */
  isRight(password: string, kept: string | null | undefined): Promise<boolean>
}

/** Keeps and compares passwords by Argon2id (the library's default kind). */
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
