import { Failure } from '#platform/http/failures.ts'
import type { LimitKey, LimitName, Limits } from '#platform/limits/rate-limit.ts'

/** The limits that a failure counts against; the others get their try back. */
const countedFor: Record<string, readonly LimitName[]> = {
  invalid_credentials: ['signInDevice', 'signInAddress', 'signInHere', 'signInAccount'],
  second_factor_invalid: ['signInAddress'],
}
/** Those that success forgets; of the others it takes back its own try only. */
const forgotten: readonly LimitName[] = ['signInDevice', 'signInHere']

/**
 * Lets somebody try to sign in as often as is allowed. A device that the account is known on has
 * tries of its own; all others are counted for their network address, for the account from there,
 * and for the account as a whole. So nobody's wrong tries keep the owner out.
 *
 * Every try is counted before it is made, so that tries at once cannot slip through; one that was
 * not a wrong guess (the database was away, say) is taken back. Codes of a second step are counted
 * where they are compared: who does not know the password cannot use them up.
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
