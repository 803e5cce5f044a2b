import { Failure } from '../http/failures.ts'
import type { LimitName, Limits } from '../http/rate-limit.ts'

/** The limits that a failure counts against; the others get their try back. */
const countedFor: Record<string, readonly LimitName[]> = {
  invalid_credentials: ['signInAddress', 'signInAccount'],
  second_factor_invalid: ['signInAddress'],
}

/**
 * Lets somebody try to sign in as often as api.md "Accounts" allows. Every try is counted before it
 * is made, so that tries at once cannot slip through; one that was not a wrong guess (the database
 * was away, say) is taken back, and success forgets the account's wrong ones. Codes of a second
 * step are counted where they are compared: who does not know the password cannot use them up.
 */
export async function limitSignIn<T>(
  limits: Limits,
  { ip, email }: { ip: string; email: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const keys: [LimitName, string][] = [
    ['signInAddress', ip],
    ['signInAccount', email],
  ]
  for (const [name, key] of keys) await limits.take(name, key)
  try {
    const session = await signIn()
    for (const [name, key] of keys)
      await (name === 'signInAddress' ? limits.giveBack(name, key) : limits.forget(name, key))
    return session
  } catch (error) {
    const counted = (error instanceof Failure && countedFor[error.code]) || []
    for (const [name, key] of keys) if (!counted.includes(name)) await limits.giveBack(name, key)
    throw error
  }
}
