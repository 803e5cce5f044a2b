import { Failure } from '../http/failures.ts'
import type { Limits } from '../http/rate-limit.ts'

/**
 * Lets somebody try to sign in as often as api.md "Accounts" allows. Every try is counted before it
 * is made, so that tries at once cannot slip through; one that was not a wrong guess (the database
 * was away, say) is taken back, and success forgets the account's wrong ones.
 */
export async function limitSignIn<T>(
  limits: Limits,
  { ip, email }: { ip: string; email: string },
  signIn: () => Promise<T>,
): Promise<T> {
  await limits.take('signInAddress', ip)
  await limits.take('signInAccount', email)
  try {
    const session = await signIn()
    await limits.giveBack('signInAddress', ip)
    await limits.forget('signInAccount', email)
    return session
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'invalid_credentials')) {
      await limits.giveBack('signInAddress', ip)
      await limits.giveBack('signInAccount', email)
    }
    throw error
  }
}
