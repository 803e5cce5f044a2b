import { href } from '@tohfa/contract/shared/site-map'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { queuePasswordChanged, queueResetLink } from '#accounts/account.mails.ts'
import type { KnownDevices, Visit } from '#accounts/sign-in/known-device.ts'
import { refuseKnownPassword } from '#accounts/password/known-passwords.ts'
import type { Passwords } from '#accounts/password/passwords.ts'
import { acceptInvitation } from '#accounts/staff/accept-invitation.ts'
import { isInvitation } from '#accounts/staff/staff.queries.ts'
import { hashOfToken, newLinkToken } from './link-token.ts'
import { endLinks, insertLink, linkOwner, mayMailLink } from './reset-links.queries.ts'
import {
  findCredentials,
  findCredentialsById,
  lockUser,
  setPassword,
  updateUser,
} from '#accounts/users.queries.ts'

export type PasswordReset = {
  /** Queues a mail with a link, if the e-mail has an account (docs/product.md 13.5). */
  requestReset(email: string): Promise<void>
  /**
   * Sets a password by a mailed link, which ends every other link and token of that user
   * (docs/product.md 13.5). With an invitation, the person joins the staff. It unlocks an account
   * that wrong attempts had locked, and returns the `Set-Cookie` that makes the browser a known
   * device. Throws `reset_link_invalid` for a used, old or false link.
   */
  resetPassword(token: string, password: string, visit: Visit): Promise<string>
}

/** Named by its id: an e-mail in the queue would outlive that of an account that changed it. */
const mailResetLink = defineJob<{ userId: string | null }>('mail-reset-link')

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

  jobs.handle(mailResetLink, ({ userId }) =>
    connection.transaction(async (tx) => {
      const user = userId === null ? undefined : await findCredentialsById(tx, userId)
      // A person without a password cannot sign in; a link would change that.
      if (!user?.passwordHash) return
      // They may be erased, or change their e-mail, at this moment: then the e-mail is no longer
      // theirs.
      const locked = await lockUser(tx, user.id)
      if (locked?.email !== user.email || !(await mayMailLink(tx, user.id))) return
      const { token, tokenHash } = newLinkToken()
      await insertLink(tx, { tokenHash, userId: user.id })
      await queueResetLink(mail, tx, user.email, address.public + href(`/reset-password/${token}`))
    }),
  )

  async function setByLink(
    tx: Transaction,
    id: string,
    { tokenHash, passwordHash }: { tokenHash: string; passwordHash: string },
  ): Promise<{ id: string; email: string }> {
    const user = await lockUser(tx, id)
    // Not among those still good: another use came first.
    if (!user || !(await endLinks(tx, id)).includes(tokenHash))
      throw new Failure('reset_link_invalid')
    await setPassword(tx, id, passwordHash)
    await updateUser(tx, id, { emailProvenAt: now() })
    await queuePasswordChanged(mail, tx, user.email)
    return { id, email: user.email }
  }

  return {
    // Enqueued also for an unknown e-mail, so that the response time reveals nothing.
    requestReset: (email) =>
      connection.transaction(async (tx) => {
        const user = await findCredentials(tx, email)
        await jobs.send(tx, mailResetLink, { userId: user?.id ?? null })
      }),

    async resetPassword(token, password, visit) {
      await limits.take('resetUseAddress', visit.ip)
      const tokenHash = hashOfToken(token)
      const owner = await linkOwner(connection.db, tokenHash)
      if (!owner && !(await isInvitation(connection.db, tokenHash)))
        throw new Failure('reset_link_invalid')
      refuseKnownPassword(password)
      const passwordHash = await deps.passwords.hash(password, visit.ip)
      const { id: userId, email } = await connection.transaction((tx) =>
        owner
          ? setByLink(tx, owner, { tokenHash, passwordHash })
          : acceptInvitation(tx, mail, { tokenHash, passwordHash }),
      )
      await limits.credit('resetUseAddress', visit.ip)
      await limits.forget('signInHere', [email, visit.ip])
      await limits.forget('signInAccount', email)
      return devices.remember(visit, { id: userId, passwordHash })
    },
  }
}
