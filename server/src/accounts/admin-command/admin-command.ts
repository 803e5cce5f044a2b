import type { Connection, Transaction } from '#platform/database/connect.ts'
import { recordCommand } from '#backoffice/staff-log/staff-log.service.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import type { AdminAction } from './admin-actions.ts'
import { readablePassword } from './ensure-admin.ts'
import { createPasswords } from '#accounts/password/passwords.ts'
import { removeSecondFactor } from '#accounts/second-factor/second-factor.queries.ts'
import { removeSessions } from '#accounts/sessions/sessions.queries.ts'
import {
  changeRole,
  type Credentials,
  findCredentials,
  hasOwner,
  lockStaff,
  setPassword,
} from '#accounts/users.queries.ts'

/**
 * Makes a person an owner, or removes their staff role. Sets a new password, or removes the second
 * factor when a phone is lost. In each case all sessions of the person end, and the audit log
 * records it.
 *
 * @param configured ADMIN_EMAIL, which the next start makes an admin again
 * @returns the result, in sentences for the terminal; a new password is only shown here
 * @throws StartError when nobody has this e-mail
 */
export async function runAdminCommand(
  connection: Connection,
  action: AdminAction,
  email: string,
  configured?: string,
): Promise<string[]> {
  return connection.transaction(async (tx) => {
    await lockStaff(tx)
    const user = await findCredentials(tx, email)
    if (!user)
      throw new StartError(
        `Nobody here has the e-mail ${email}. They make an account at /signup first.`,
      )
    switch (action) {
      case 'grant':
        return grant(tx, user)
      case 'revoke':
        return revoke(tx, user, configured)
      case 'password':
        return givePassword(tx, user)
      case 'reset-second-factor':
        return resetSecondFactor(tx, user)
    }
  })
}

async function grant(
  tx: Transaction,
  { id, email, staffRole, isProven }: Credentials,
): Promise<string[]> {
  if (staffRole === 'owner') return [`${email} is an admin already.`]
  if (!isProven)
    throw new StartError(
      `Whoever has the account of ${email} has not proven yet that this e-mail is theirs. They do by setting a password with a link from /forgot-password.`,
    )
  await changeRole(tx, id, 'owner')
  await recordCommand(tx, { subject: 'admin', action: 'granted', subjectId: id, name: email })
  return [`${email} is an admin now, from the next sign-in on.`]
}

async function revoke(
  tx: Transaction,
  { id, email, role }: Credentials,
  configured: string | undefined,
): Promise<string[]> {
  if (role !== 'ADMIN') return [`${email} is no admin.`]
  await changeRole(tx, id, null)
  await recordCommand(tx, { subject: 'admin', action: 'revoked', subjectId: id, name: email })
  const lines = [`${email} is no admin any more. Their sign-ins have ended.`]
  if (configured?.toLowerCase() === email.toLowerCase())
    lines.push('ADMIN_EMAIL still names them: the next start makes them an admin again.')
  else if (!configured && !(await hasOwner(tx)))
    lines.push('No owner is left: the next start makes one and prints its password.')
  return lines
}

async function givePassword(tx: Transaction, { id, email }: Credentials): Promise<string[]> {
  const password = readablePassword()
  await setPassword(tx, id, await createPasswords().hash(password, 'command line'))
  await recordCommand(tx, { subject: 'admin', action: 'password-set', subjectId: id, name: email })
  return [
    `The new password of ${email} is`,
    `  ${password}`,
    'It is shown only now. Their sign-ins have ended.',
  ]
}

async function resetSecondFactor(tx: Transaction, { id, email }: Credentials): Promise<string[]> {
  if (!(await removeSecondFactor(tx, id))) return [`${email} has no second step to reset.`]
  await removeSessions(tx, id)
  await recordCommand(tx, {
    subject: 'admin',
    action: 'second-factor-reset',
    subjectId: id,
    name: email,
  })
  return [`${email} signs in with the password alone again. Their sign-ins have ended.`]
}
