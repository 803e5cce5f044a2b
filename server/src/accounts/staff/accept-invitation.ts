import { now } from '#platform/runtime/clock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { queuePasswordChanged } from '#accounts/account.mails.ts'
import { endLinks } from '#accounts/password-reset/reset-links.queries.ts'
import {
  changeRole,
  type Credentials,
  findCredentials,
  findCredentialsById,
  insertUser,
  lockStaff,
  lockUser,
  setPassword,
  updateUser,
} from '#accounts/users.queries.ts'
import { takeInvitation } from './staff.queries.ts'

/**
 * Makes a person who sets a password by an invitation's link a staff member, with their account or
 * a new one. Throws `reset_link_invalid` for a used or expired link.
 */
export async function acceptInvitation(
  tx: Transaction,
  mail: MailService,
  { tokenHash, passwordHash }: { tokenHash: string; passwordHash: string },
): Promise<{ id: string; email: string }> {
  await lockStaff(tx)
  const invitation = await takeInvitation(tx, tokenHash)
  if (!invitation) throw new Failure('reset_link_invalid')
  const { email, staffRole } = invitation
  const account = await findCredentials(tx, email)
  if (account) await setPasswordOf(tx, mail, account, passwordHash)
  // Its id is theirs already, unless the account that it was for has another e-mail by now.
  const isTaken = !account && (await findCredentialsById(tx, invitation.id)) !== undefined
  const { id } =
    account ??
    (await insertUser(tx, { ...(!isTaken && { id: invitation.id }), email, passwordHash }))
  // A person who became staff in another way meanwhile keeps their role.
  if (account?.staffRole) return { id, email }
  await changeRole(tx, id, staffRole)
  await recordChange(tx, id, {
    subject: 'admin',
    action: 'joined',
    subjectId: id,
    name: email,
    details: { staffRole: [null, staffRole] },
  })
  return { id, email }
}

async function setPasswordOf(
  tx: Transaction,
  mail: MailService,
  { id, email }: Credentials,
  passwordHash: string,
): Promise<void> {
  await lockUser(tx, id)
  await endLinks(tx, id)
  await setPassword(tx, id, passwordHash)
  await updateUser(tx, id, { emailProvenAt: now() })
  await queuePasswordChanged(mail, tx, email)
}
