import { Failure } from '#platform/http/failures.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'

/**
 * Counts wrong answers of somebody who is asked for their password again, or for a code. A right one
 * takes back its own try only: what was guessed before it stays counted.
 */
export async function limitPassword<T>(
  limits: Limits,
  userId: string,
  act: () => Promise<T>,
): Promise<T> {
  await limits.take('passwordAgain', userId)
  try {
    const done = await act()
    await limits.credit('passwordAgain', userId)
    return done
  } catch (error) {
    const isWrong =
      error instanceof Failure && (error.code === 'password_wrong' || error.code === 'invalid_otp')
    if (!isWrong) await limits.credit('passwordAgain', userId)
    throw error
  }
}
