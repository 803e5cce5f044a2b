import { Failure } from '#platform/http/failures.ts'
import type { LimitKey, LimitName, Limits } from '#platform/limits/rate-limit.ts'

/** The limits that a failure counts against; the others get their try back. */
const countedFor: Record<string, readonly LimitName[]> = {
  invalid_credentials: ['signInDevice', 'signInAddress', 'signInHere', 'signInAccount'],
  second_factor_invalid: ['signInAddress'],
}
/** The counters that a success resets; for the others it undoes only its own count. */
const forgotten: readonly LimitName[] = ['signInDevice', 'signInHere']

/**
 * Limits sign-in attempts. A known device of the account has its own counter; all others count for
 * their network address, for the account from there, and for the account as a whole. Wrong attempts
 * by others therefore never lock the owner out.
 *
 * Every attempt is counted before it is made, so that concurrent ones cannot slip through. One that
 * was not a wrong guess (the database was unavailable, say) is undone. Second-factor codes are
 * counted where they are checked: without the password nobody can use them up.
 */
export async function limitSignIn<T>(
  limits: Limits,
  { ip, email, device }: { ip: string; email: string; device: string | undefined },
  signIn: () => Promise<T>,
): Promise<T> {
  const keys: [LimitName, LimitKey][] = device
    ? [['signInDevice', device]]
    : [
        ['signInAddress', ip],
        ['signInHere', [email, ip]],
        ['signInAccount', email],
      ]
  for (const [name, key] of keys) await limits.take(name, key)
  try {
    const done = await signIn()
    for (const [name, key] of keys)
      await (forgotten.includes(name) ? limits.forget(name, key) : limits.credit(name, key))
    return done
  } catch (error) {
    const counted = (error instanceof Failure && countedFor[error.code]) || []
    for (const [name, key] of keys) if (!counted.includes(name)) await limits.credit(name, key)
    throw error
  }
}
