import { failureTexts } from '@tohfa/contract/failures.texts'
import type { Database } from '../../database/connect.ts'
import { Failure } from '../../http/failures.ts'
import { isPassword } from './passwords.ts'
import { type Credentials, findCredentialsById } from '../users.queries.ts'

/**
 * Somebody who is signed in and gives their password again, so that a phone left on a table is not
 * enough; throws `password_wrong`.
 */
export async function requirePassword(
  db: Database,
  userId: string,
  password: string,
): Promise<Credentials> {
  const user = await findCredentialsById(db, userId)
  if (!user) throw new Failure('session_ended')
  if (!(await isPassword(password, user.passwordHash)))
    throw new Failure('password_wrong', { fields: { password: failureTexts.password_wrong } })
  return user
}
