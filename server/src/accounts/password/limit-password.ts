import { Failure } from '#platform/http/failures.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'

/**
 * Counts wrong answers of a person who must enter their password again, or a code. A right answer
 * undoes only its own count: earlier wrong guesses stay counted.
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
