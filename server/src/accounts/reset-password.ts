import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import type { ShopAddress } from '../http/shop-address.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { MailService } from '../mail/mail.service.ts'
import { queuePasswordChanged, queueResetLink } from './account.mails.ts'
import { hashPassword } from './passwords.ts'
import { endLinks, insertLink, linkOwner } from './reset-links.queries.ts'
import { findCredentials, lockUser, setPassword } from './users.queries.ts'

export type PasswordReset = {
  /** Sees to it that a link is mailed, if there is somebody to mail it to (api.md call 28). */
  requestReset(email: string): Promise<void>
  /**
   * Sets a password by a mailed link, which ends every other link and token of that user (api.md
   * call 29); their e-mail. Throws `reset_link_invalid` for a used, old or false link.
   */
  resetPassword(token: string, password: string): Promise<string>
}

const mailResetLink = defineJob<{ email: string }>('mail-reset-link')

export function createPasswordReset(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  address: ShopAddress
}): PasswordReset {
  const { connection, jobs, mail, address } = deps

  jobs.handle(mailResetLink, ({ email }) =>
    connection.transaction(async (tx) => {
      const user = await findCredentials(tx, email)
      // Somebody without a password cannot sign in; a link would change that.
      if (!user?.passwordHash) return
      // They may be erased, or change their e-mail, at this very moment: then it is theirs no more.
      const locked = await lockUser(tx, user.id)
      if (locked?.email !== user.email) return
      const token = randomBytes(32).toString('base64url')
      await insertLink(tx, { tokenHash: hashOf(token), userId: user.id })
      await queueResetLink(mail, tx, user.email, `${address.public}/reset-password/${token}`)
    }),
  )

  return {
    // Who is behind the e-mail is looked up later, so that the time of the answer tells nothing.
    requestReset: (email) =>
      connection.transaction((tx) => jobs.send(tx, mailResetLink, { email })),

    async resetPassword(token, password) {
      const tokenHash = hashOf(token)
      const userId = await linkOwner(connection.db, tokenHash)
      if (!userId) throw new Failure('reset_link_invalid')
      const passwordHash = await hashPassword(password)
      return await connection.transaction(async (tx) => {
        const user = await lockUser(tx, userId)
        if (!user || !(await endLinks(tx, userId, tokenHash)))
          throw new Failure('reset_link_invalid')
        await setPassword(tx, userId, passwordHash)
        await queuePasswordChanged(mail, tx, user.email)
        return user.email
      })
    },
  }
}

/** 32 random bytes need no salt, and nothing slower than this. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
