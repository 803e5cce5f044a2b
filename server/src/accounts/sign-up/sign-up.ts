import type { SignUp } from '@tohfa/contract/accounts/accounts'
import type { Connection } from '#platform/database/connect.ts'
import { brokenConstraint } from '#platform/database/failures.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { queueSignUpCode } from '#accounts/account.mails.ts'
import { refuseKnownPassword } from '#accounts/password/known-passwords.ts'
import { keepConsent } from '#accounts/consents/consents.service.ts'
import type { OneTimeCodes } from '#accounts/one-time-codes/one-time-codes.ts'
import type { Passwords } from '#accounts/password/passwords.ts'
import {
  claimGuest,
  type Credentials,
  findCredentials,
  insertUser,
  replaceAddresses,
} from '#accounts/users.queries.ts'

/** Mails a sign-up code (docs/product.md 13.1); throws `email_exists` when there is such an account. */
export async function requestCode(
  deps: { connection: Connection; codes: OneTimeCodes; mail: MailService },
  email: string,
): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    const known = await findCredentials(tx, email)
    if (known && !known.isGuest) throw emailExists()
    const code = await deps.codes.issue(tx, email)
    await queueSignUpCode(deps.mail, tx, email, code)
  })
}

/** Makes an account; throws `password_known`, `invalid_otp`, or `email_exists` in a close race. */
export async function makeAccount(
  deps: { connection: Connection; codes: OneTimeCodes; passwords: Passwords },
  { email, otp, password, addresses, notice }: SignUp,
  ip: string,
): Promise<Credentials> {
  const { connection, codes } = deps
  refuseKnownPassword(password)
  const receipt = await codes.check(connection.db, email, otp)
  if (!receipt) throw invalidCode()
  const passwordHash = await deps.passwords.hash(password, ip)
  try {
    return await connection.transaction(async (tx) => {
      if (!(await codes.use(tx, receipt))) throw invalidCode()
      // What staff wrote down for this e-mail is theirs from now on.
      const guest = await claimGuest(tx, { email, passwordHash })
      const user = guest ?? (await insertUser(tx, { email, passwordHash }))
      await replaceAddresses(tx, user.id, addresses)
      await keepConsent(tx, { userId: user.id, purpose: 'account', version: notice })
      return user
    })
  } catch (error) {
    throw brokenConstraint(error) === 'users_email' ? emailExists() : error
  }
}

export function invalidCode(): Failure {
  return new Failure('invalid_otp', { fields: { otp: message('otpInvalid') } })
}

export function emailExists(): Failure {
  return new Failure('email_exists', { fields: { email: message('emailExists') } })
}
