import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default kind) at the cost that OWASP names: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A password as it may be kept. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | undefined

/**
 * Whether a password is the one behind `kept`. Without `kept` (nobody by that e-mail) the answer
 * is no after the same work, so that its time tells nothing.
 */
export async function isPassword(password: string, kept: string | null | undefined) {
  nobody ??= hashPassword('nobody')
  const right = await verify(kept ?? (await nobody), password)
  return right && kept != null
}
