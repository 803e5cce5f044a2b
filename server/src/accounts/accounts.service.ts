import type {
  EmailProof,
  Login,
  Session,
  SignUp,
  UserInfo,
  UserUpdate,
} from '@tohfa/contract/accounts/accounts'
import type { Connection } from '#platform/database/connect.ts'
import type { Authenticate } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { createEmailChange } from './email/change-email.ts'
import { changeProfile } from './change-profile.ts'
import { removeExpiredCodes } from './one-time-codes/codes.queries.ts'
import { deviceOf } from './sessions/device.ts'
import { createKnownDevices, type Visit } from './sign-in/known-device.ts'
import { limitSignIn } from './sign-in/limit-sign-in.ts'
import { createOneTimeCodes } from './one-time-codes/one-time-codes.ts'
import type { Passwords } from './password/passwords.ts'
import { removeExpiredLinks } from './password-reset/reset-links.queries.ts'
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts'
import { removeExpiredSessions } from './sessions/sessions.queries.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'
import { makeAccount, requestCode } from './sign-up/sign-up.ts'
import { removeOldEmailChanges } from './email/email-changes.queries.ts'
import { requirePassword } from './password/require-password.ts'
import { requireUserInfo } from './require-user-info.ts'
import { createPasswordReset, type PasswordReset } from './password-reset/reset-password.ts'
import { createStaff, type Staff } from './staff/staff.ts'
import { removeOldInvitations } from './staff/staff.queries.ts'
import { createTokens } from './sessions/tokens.ts'
import { type Credentials, findCredentials } from './users.queries.ts'

export { limitPassword } from './password/limit-password.ts'

export type Accounts = PasswordReset &
  Sessions &
  SecondFactor &
  Staff & {
    authenticate: Authenticate
    requestCode(email: string): Promise<void>
    signUp(input: SignUp, visit: Visit): Promise<SignedIn>
    /**
     * Throws `invalid_credentials`, after the same work for an unknown e-mail; of staff with a second
     * step `second_factor_required` or `second_factor_invalid`; after too many wrong tries
     * `too_many_requests` or `sign_in_link_needed`.
     */
    signIn(input: Login, visit: Visit): Promise<SignedIn>
    /** Their e-mail, when the password is theirs; throws `password_wrong`. */
    requirePassword(userId: string, password: string): Promise<{ email: string }>
    profile(userId: string): Promise<UserInfo>
    changeProfile(caller: { id: string; ip: string }, change: UserUpdate): Promise<UserInfo>
    /** Throws `password_wrong`, `invalid_otp` or `email_exists`. */
    proveEmail(userId: string, proof: EmailProof): Promise<UserInfo>
    /** Deletes the e-mail that is waiting to be proven. */
    keepEmail(userId: string): Promise<UserInfo>
  }

/** A session, and the `Set-Cookie` by which the browser is known from now on. */
type SignedIn = { session: Session; deviceCookie: string }

const forgetExpiredCodes = defineJob<Record<string, never>>('forget-expired-codes')

/** The accounts of the shop; `secret` signs tokens and hashes codes. */
export function createAccounts(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  limits: Limits
  address: ShopAddress
  passwords: Passwords
  secret: string
  /** The secret before, while a change is under way. */
  previousSecret?: string | undefined
  realMoney: boolean
  /** As an authenticator app shows it. */
  storeName: () => string
}): Accounts {
  const { connection, jobs, passwords, secret } = deps
  const tokens = createTokens(connection.db, deps)
  const secrets = [secret, ...(deps.previousSecret ? [deps.previousSecret] : [])]
  const secondFactor = createSecondFactor({ ...deps, secrets })
  const devices = createKnownDevices({ ...deps, secrets })
  const emailChange = createEmailChange(deps)
  const codes = createOneTimeCodes(secret, 'sign-up')
  jobs.handle(forgetExpiredCodes, async () => {
    await removeExpiredCodes(connection.db)
    await removeExpiredLinks(connection.db)
    await removeExpiredSessions(connection.db)
    await removeOldEmailChanges(connection.db)
    await removeOldInvitations(connection.db)
  })
  jobs.repeat(forgetExpiredCodes, '17 * * * *')

  async function letIn(user: Credentials, visit: Visit): Promise<SignedIn> {
    const [token, userInfo] = await Promise.all([
      tokens.issue(user, deviceOf(visit.userAgent)),
      requireUserInfo(connection.db, user.id),
    ])
    return { session: { token, userInfo }, deviceCookie: devices.remember(visit, user) }
  }

  return {
    ...createPasswordReset({ ...deps, devices }),
    ...createSessions(connection),
    ...secondFactor,
    ...createStaff(deps),
    authenticate: tokens.authenticate,
    requestCode: (email) => requestCode({ ...deps, codes }, email),
    signUp: async (input, visit) =>
      letIn(await makeAccount({ ...deps, codes }, input, visit.ip), visit),
    async signIn({ email, password, code }, visit) {
      const found = await findCredentials(connection.db, email)
      const device = found && devices.find(visit, found)
      const user = await limitSignIn(deps.limits, { ip: visit.ip, email, device }, async () => {
        const right = await passwords.isRight(password, found?.passwordHash, visit.ip)
        if (!found || !right) throw new Failure('invalid_credentials')
        if (found.role === 'ADMIN') await secondFactor.pass(found.id, code)
        return found
      })
      return letIn(user, visit)
    },
    requirePassword: (userId, password) =>
      requirePassword({ db: connection.db, passwords }, userId, password),
    profile: (userId) => requireUserInfo(connection.db, userId),
    changeProfile: (caller, change) => changeProfile({ ...deps, emailChange }, caller, change),
    proveEmail: emailChange.prove,
    keepEmail: emailChange.callOff,
  }
}
