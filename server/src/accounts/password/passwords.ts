import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '#platform/threads/fair-queue.ts'

/** The cost of one hash: memory in KiB, and the number of passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** The OWASP recommendation for Argon2id: 19 MiB, two passes. */
const productCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * Two at once, which keep two processors busy. More would take 19 MB each, and the threads that read
 * files and pack answers.
 */
const queueLimits = { atOnce: 2, atOnceOfOne: 2, mostOfOne: 50, most: 300 }

/** `who` is the network address or the account on whose behalf a password is hashed, in turns. */
export type Passwords = {
  /**
   * A password hash for storage.
   *
   * @throws Failure 503 `too_busy`, as `isRight` does
   */
  hash(password: string, who: string): Promise<string>
  /**
   * Whether a password matches `kept`. Without `kept` (unknown e-mail) it returns false after the
   * same work, so that the response time reveals nothing.
   */
  isRight(password: string, kept: string | null | undefined, who: string): Promise<boolean>
}

/** Hashes and verifies passwords by Argon2id (the library's default). */
export function createPasswords(cost: PasswordCost = productCost): Passwords {
  const hashAtCost = (password: string) => hash(password, { ...cost, parallelism: 1 })
  const enqueue = createFairQueue(queueLimits)
  let nobody: Promise<string> | undefined
  return {
    hash: (password, who) => enqueue({ who }, () => hashAtCost(password)),
    isRight: (password, kept, who) =>
      enqueue({ who }, async () => {
        nobody ??= hashAtCost('nobody')
        const right = await verify(kept ?? (await nobody), password)
        return right && kept != null
      }),
  }
}
