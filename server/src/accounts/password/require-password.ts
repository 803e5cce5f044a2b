import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Passwords } from './passwords.ts'
import { type Credentials, findCredentialsById } from '#accounts/users.queries.ts'

/**
 * Requires a signed-in person to enter their password again, so that an unattended phone is not
 * enough; throws `password_wrong`.
 */
export async function requirePassword(
  { db, passwords }: { db: Database; passwords: Passwords },
  userId: string,
  password: string,
): Promise<Credentials> {
  const user = await findCredentialsById(db, userId)
  if (!user) throw new Failure('session_ended')
  if (!(await passwords.isRight(password, user.passwordHash, userId)))
    throw new Failure('password_wrong', { fields: { password: message('password_wrong') } })
  return user
}
