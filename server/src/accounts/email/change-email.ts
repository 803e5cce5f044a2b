import type { EmailProof, UserInfo } from '@tohfa/contract/accounts/accounts'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { brokenConstraint } from '#platform/database/failures.ts'
import { Failure } from '#platform/http/failures.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { queueEmailChanged, queueEmailCode } from '#accounts/account.mails.ts'
import { endEmailChange, findPendingEmail, keepEmailChange } from './email-changes.queries.ts'
import { createOneTimeCodes } from '#accounts/one-time-codes/one-time-codes.ts'
import type { Passwords } from '#accounts/password/passwords.ts'
import { requirePassword } from '#accounts/password/require-password.ts'
import { requireUserInfo } from '#accounts/require-user-info.ts'
import { endLinks } from '#accounts/password-reset/reset-links.queries.ts'
import { emailExists, invalidCode } from '#accounts/sign-up/sign-up.ts'
import { findCredentials, lockUser, updateUser } from '#accounts/users.queries.ts'

/** How an account gets another e-mail: by a code that is mailed to it, and the password. */
export type EmailChange = {
  /** Mails a code to the new e-mail; throws `email_exists` when it is another's. */
  begin(tx: Transaction, userId: string, email: string): Promise<void>
  /** Changes the e-mail; throws `password_wrong`, `invalid_otp` or `email_exists`. */
  prove(userId: string, proof: EmailProof): Promise<UserInfo>
  callOff(userId: string): Promise<UserInfo>
}

export function createEmailChange(deps: {
  connection: Connection
  mail: MailService
  passwords: Passwords
  secret: string
}): EmailChange {
  const { connection, mail, passwords } = deps
  const { db } = connection
  /** Their own codes: two people may wish for the same e-mail, and neither ends the other's code. */
  const codesOf = (userId: string) => createOneTimeCodes(deps.secret, `change-email:${userId}`)

  return {
    async begin(tx, userId, email) {
      if (await findCredentials(tx, email)) throw emailExists()
      await keepEmailChange(tx, userId, email)
      await queueEmailCode(mail, tx, { userId, to: email }, await codesOf(userId).issue(tx, email))
    },

    async prove(userId, { otp, password }) {
      await requirePassword({ db, passwords }, userId, password)
      const codes = codesOf(userId)
      const email = await findPendingEmail(db, userId)
      const receipt = email && (await codes.check(db, email, otp))
      if (!receipt) throw invalidCode()
      try {
        return await connection.transaction(async (tx) => {
          const before = await lockUser(tx, userId)
          if (!before) throw new Failure('session_ended')
          if (!(await codes.use(tx, receipt)) || (await endEmailChange(tx, userId)) !== email)
            throw invalidCode()
          await updateUser(tx, userId, { email, emailProvenAt: now() })
          await endLinks(tx, userId)
          await queueEmailChanged(mail, tx, userId, before.email)
          return await requireUserInfo(tx, userId)
        })
      } catch (error) {
        throw brokenConstraint(error) === 'users_email' ? emailExists() : error
      }
    },

    async callOff(userId) {
      await endEmailChange(db, userId)
      return await requireUserInfo(db, userId)
    },
  }
}
