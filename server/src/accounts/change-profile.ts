import type { UserInfo, UserUpdate } from '@tohfa/contract/accounts'
import type { Connection } from '../database/connect.ts'
import { brokenConstraint } from '../database/failures.ts'
import { Failure } from '../http/failures.ts'
import type { MailService } from '../mail/mail.service.ts'
import { queueEmailChanged } from './account.mails.ts'
import { emailExists } from './sign-up.ts'
import { findUserInfo, lockUser, replaceAddresses, updateUser } from './users.queries.ts'

/**
 * Changes what a person says of themself, or their full address list (api.md call 25), and answers
 * all of it. A new e-mail is told to the old one; throws `email_exists` when it is another's.
 */
export async function changeProfile(
  deps: { connection: Connection; mail: MailService },
  id: string,
  { addresses, ...profile }: UserUpdate,
): Promise<UserInfo> {
  try {
    return await deps.connection.transaction(async (tx) => {
      const before = await lockUser(tx, id)
      if (!before) throw new Failure('session_ended')
      await updateUser(tx, id, profile)
      if (addresses) await replaceAddresses(tx, id, addresses)
      if (profile.email && profile.email.toLowerCase() !== before.email.toLowerCase())
        await queueEmailChanged(deps.mail, tx, id, before.email)
      return await requireUserInfo(tx, id)
    })
  } catch (error) {
    throw brokenConstraint(error) === 'users_email' ? emailExists() : error
  }
}

/** A user who was there a moment ago; throws `session_ended` when they are gone. */
export async function requireUserInfo(db: Connection['db'], id: string): Promise<UserInfo> {
  const userInfo = await findUserInfo(db, id)
  if (!userInfo) throw new Failure('session_ended')
  return userInfo
}
