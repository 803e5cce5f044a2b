import type { Login, Session, SignUp, UserInfo, UserUpdate } from '@tohfa/contract/accounts'
import type { Connection } from '../database/connect.ts'
import type { Authenticate } from '../http/access.ts'
import { Failure } from '../http/failures.ts'
import type { Limits } from '../http/rate-limit.ts'
import type { ShopAddress } from '../http/shop-address.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { MailService } from '../mail/mail.service.ts'
import { changeProfile, requireUserInfo } from './change-profile.ts'
import { removeExpiredCodes } from './codes.queries.ts'
import type { Device } from './device.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { isPassword } from './passwords.ts'
import { removeExpiredLinks } from './reset-links.queries.ts'
import { createSecondFactor, type SecondFactor } from './second-factor.ts'
import { removeExpiredSessions } from './sessions.queries.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { makeAccount, requestCode } from './sign-up.ts'
import { requirePassword } from './require-password.ts'
import { createPasswordReset, type PasswordReset } from './reset-password.ts'
import { createTokens } from './tokens.ts'
import { type Credentials, findCredentials } from './users.queries.ts'

export type Accounts = PasswordReset &
  Sessions &
  SecondFactor & {
    authenticate: Authenticate
    requestCode(email: string): Promise<void>
    signUp(input: SignUp, device: Device): Promise<Session>
    /**
     * Throws `invalid_credentials`, after the same work for an unknown e-mail; of staff with a second
     * step `second_factor_required` or `second_factor_invalid`.
     */
    signIn(input: Login, device: Device): Promise<Session>
    /** Their e-mail, when the password is theirs; throws `password_wrong`. */
    requirePassword(userId: string, password: string): Promise<{ email: string }>
    profile(userId: string): Promise<UserInfo>
    changeProfile(userId: string, change: UserUpdate): Promise<UserInfo>
  }

const forgetExpiredCodes = defineJob<Record<string, never>>('forget-expired-codes')

/** Who people are to the shop; `secret` signs tokens and hides codes. */
export function createAccounts(deps: {
  connection: Connection
  jobs: Jobs
  mail: MailService
  limits: Limits
  address: ShopAddress
  secret: string
  /** The secret before, while a change is under way. */
  previousSecret?: string | undefined
  /** As an authenticator app shows it. */
  storeName: string
}): Accounts {
  const { connection, jobs, secret } = deps
  const tokens = createTokens(connection.db, secret, deps.previousSecret)
  const secondFactor = createSecondFactor({
    connection,
    mail: deps.mail,
    limits: deps.limits,
    secrets: [secret, ...(deps.previousSecret ? [deps.previousSecret] : [])],
    storeName: deps.storeName,
  })
  const codes = createOneTimeCodes(secret, 'sign-up')
  jobs.handle(forgetExpiredCodes, async () => {
    await removeExpiredCodes(connection.db)
    await removeExpiredLinks(connection.db)
    await removeExpiredSessions(connection.db)
  })
  jobs.repeat(forgetExpiredCodes, '17 * * * *')

  async function sessionOf(user: Credentials, device: Device): Promise<Session> {
    const [token, userInfo] = await Promise.all([
      tokens.issue(user, device),
      requireUserInfo(connection.db, user.id),
    ])
    return { token, userInfo }
  }

  return {
    ...createPasswordReset(deps),
    ...createSessions(connection),
    ...secondFactor,
    authenticate: tokens.authenticate,
    requestCode: (email) => requestCode({ ...deps, codes }, email),
    signUp: async (input, device) =>
      sessionOf(await makeAccount({ connection, codes }, input), device),
    async signIn({ email, password, code }, device) {
      const user = await findCredentials(connection.db, email)
      const right = await isPassword(password, user?.passwordHash)
      if (!user || !right) throw new Failure('invalid_credentials')
      if (user.role === 'ADMIN') await secondFactor.pass(user.id, code)
      return sessionOf(user, device)
    },
    requirePassword: (userId, password) => requirePassword(connection.db, userId, password),
    profile: (userId) => requireUserInfo(connection.db, userId),
    changeProfile: (userId, change) => changeProfile(deps, userId, change),
  }
}
