import { createHash, randomBytes } from 'node:crypto'
import { href } from '@tohfa/contract/site-map'
import type { Connection } from '../../database/connect.ts'
import { Failure } from '../../http/failures.ts'
import type { Limits } from '../../limits/rate-limit.ts'
import type { ShopAddress } from '../../http/shop-address.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { queuePasswordChanged, queueResetLink } from '../account.mails.ts'
import type { KnownDevices, Visit } from '../sign-in/known-device.ts'
import { refuseKnownPassword } from '../password/known-passwords.ts'
import type { Passwords } from '../password/passwords.ts'
import { endLinks, insertLink, linkOwner, mayMailLink } from './reset-links.queries.ts'
import { findCredentials, lockUser, setPassword, updateUser } from '../users.queries.ts'

export type PasswordReset = {
  /** Sees to it that a link is mailed, if there is somebody to mail it to (docs/product.md 13.5). */
  requestReset(email: string): Promise<void>
  /**
   * Sets a password by a mailed link, which ends every other link and token of that user
   * (docs/product.md 13.5), and opens their account again where wrong tries had shut it; the
   * `Set-Cookie` by which the browser is known to it. Throws `reset_link_invalid` for a used, old
   * or false link.
   */
  resetPassword(token: string, password: string, visit: Visit): Promise<string>
}

const mailResetLink = defineJob<{ email: string }>('mail-reset-link')

export function createPasswordReset(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  limits: Limits
  address: ShopAddress
  devices: KnownDevices
  passwords: Passwords
}): PasswordReset {
  const { connection, jobs, mail, limits, address, devices } = deps

  jobs.handle(mailResetLink, ({ email }) =>
    connection.transaction(async (tx) => {
      const user = await findCredentials(tx, email)
      // Somebody without a password cannot sign in; a link would change that.
      if (!user?.passwordHash) return
      // They may be erased, or change their e-mail, at this very moment: then it is theirs no more.
      const locked = await lockUser(tx, user.id)
      if (locked?.email !== user.email || !(await mayMailLink(tx, user.id))) return
      const token = randomBytes(32).toString('base64url')
      await insertLink(tx, { tokenHash: hashOf(token), userId: user.id })
      await queueResetLink(mail, tx, user.email, address.public + href(`/reset-password/${token}`))
    }),
  )

  return {
    // Who is behind the e-mail is looked up later, so that the time of the answer tells nothing.
    requestReset: (email) =>
      connection.transaction((tx) => jobs.send(tx, mailResetLink, { email })),

    async resetPassword(token, password, visit) {
      await limits.take('resetUseAddress', visit.ip)
      const tokenHash = hashOf(token)
      const userId = await linkOwner(connection.db, tokenHash)
      if (!userId) throw new Failure('reset_link_invalid')
      refuseKnownPassword(password)
      const passwordHash = await deps.passwords.hash(password)
      const { email } = await connection.transaction(async (tx) => {
        const user = await lockUser(tx, userId)
        // Not among those still good: another use came first.
        if (!user || !(await endLinks(tx, userId)).includes(tokenHash))
          throw new Failure('reset_link_invalid')
        await setPassword(tx, userId, passwordHash)
        await updateUser(tx, userId, { emailProvenAt: new Date() })
        await queuePasswordChanged(mail, tx, user.email)
        return user
      })
      await limits.giveBack('resetUseAddress', visit.ip)
      await limits.forget('signInHere', [email, visit.ip])
      await limits.forget('signInAccount', email)
      return devices.remember(visit, { id: userId, passwordHash })
    },
  }
}

/** 32 random bytes need no salt, and nothing slower than this. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
