import { createHash } from 'node:crypto'
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '@tohfa/contract/accounts/second-factor'
import { plainIdentifier } from '@tohfa/contract/shared/identifiers'
import type { Connection } from '#platform/database/connect.ts'
import { createEncryption } from '#platform/encryption/encryption.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { queueSecondFactorChanged } from '#accounts/account.mails.ts'
import type { Passwords } from '#accounts/password/passwords.ts'
import { requirePassword } from '#accounts/password/require-password.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  findSecondFactor,
  insertRecoveryCodes,
  keepSecret,
  removeSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts'
import { removeOtherSessions } from '#accounts/sessions/sessions.queries.ts'
import { randomBase32, setUpAddress, stepOf } from './totp.ts'

/** The second step of staff's sign-in: a code of an app on their phone. */
export type SecondFactor = {
  secondFactor(userId: string): Promise<SecondFactorState>
  /** Makes a secret, which counts from its confirmation on; throws `second_factor_on`. */
  beginSecondFactor(userId: string, password: string): Promise<SecondFactorSecret>
  /**
   * Turns it on by a code of the app, which ends their other sessions; throws `invalid_otp`, or
   * `second_factor_not_begun`.
   */
  confirmSecondFactor(caller: Caller, code: string): Promise<RecoveryCodes>
  /** Turns it off, which ends their other sessions; throws `invalid_otp` for a wrong code. */
  endSecondFactor(caller: Caller, given: { password: string; code: string }): Promise<void>
}

const recoveryCodeCount = 10
/** 120 bits cannot be guessed, so a plain hash is enough. */
const recoveryCodeBytes = 15

export function createSecondFactor(deps: {
  connection: Connection
  mail: MailService
  limits: Limits
  passwords: Passwords
  secrets: readonly string[]
  storeName: () => string
  realMoney: boolean
}) {
  const { connection, mail, limits, passwords } = deps
  const { db } = connection
  const encryption = createEncryption('second factor', deps.secrets)

  /**
   * Uses up a code of the app, or a recovery code; false when it is neither or was used before. Wrong
   * ones are counted for the person, wherever they are typed, and no success forgets them.
   */
  async function use(userId: string, sealedSecret: string, typed: string): Promise<boolean> {
    await limits.take('secondFactor', userId)
    let isWrong = false
    try {
      isWrong = !(await useUp(userId, sealedSecret, typed))
      return !isWrong
    } finally {
      if (!isWrong) await limits.credit('secondFactor', userId)
    }
  }

  async function useUp(userId: string, sealedSecret: string, typed: string): Promise<boolean> {
    const code = plainIdentifier(typed).toUpperCase()
    if (!/^\d{6}$/.test(code)) return await takeRecoveryCode(db, userId, hashOf(code))
    const secret = await encryption.decrypt(sealedSecret)
    const step = stepOf(secret, code, Date.now())
    if (step === undefined) return false
    // Encrypted again, so that no second factor depends on a secret of the shop that is about to be
    // removed.
    const resealed = await encryption.encrypt(secret)
    return await takeStep(db, userId, { step, sealedSecret, resealed })
  }

  const service: SecondFactor = {
    async secondFactor(userId) {
      const [found, recoveryCodesLeft] = await Promise.all([
        findSecondFactor(db, userId),
        countRecoveryCodes(db, userId),
      ])
      return { enabled: found?.confirmed ?? false, required: deps.realMoney, recoveryCodesLeft }
    },

    async beginSecondFactor(userId, password) {
      const { email } = await requirePassword({ db, passwords }, userId, password)
      const secret = randomBase32(20)
      if (!(await keepSecret(db, userId, await encryption.encrypt(secret))))
        throw new Failure('second_factor_on')
      return { secret, uri: setUpAddress(secret, email, deps.storeName()) }
    },

    async confirmSecondFactor(caller, code) {
      const userId = caller.id
      const found = await findSecondFactor(db, userId)
      if (!found) throw new Failure('second_factor_not_begun')
      if (found.confirmed) throw new Failure('second_factor_on')
      const { sealedSecret } = found
      const secret = await encryption.decrypt(sealedSecret)
      const step = stepOf(secret, plainIdentifier(code), Date.now())
      if (step === undefined) throw wrongCode()
      const codes = Array.from({ length: recoveryCodeCount }, () => randomBase32(recoveryCodeBytes))
      await connection.transaction(async (tx) => {
        if (!(await confirmSecret(tx, userId, { sealedSecret, step })))
          throw new Failure('second_factor_on')
        await insertRecoveryCodes(tx, userId, codes.map(hashOf))
        await removeOtherSessions(tx, caller)
        await queueSecondFactorChanged(mail, tx, userId, 'on')
      })
      return { recoveryCodes: codes.map((one) => one.match(/.{6}/g)?.join('-') ?? one) }
    },

    async endSecondFactor(caller, { password, code }) {
      const userId = caller.id
      await requirePassword({ db, passwords }, userId, password)
      const found = await findSecondFactor(db, userId)
      if (found?.confirmed && !(await use(userId, found.sealedSecret, code))) throw wrongCode()
      await connection.transaction(async (tx) => {
        if (!(await removeSecondFactor(tx, userId))) return
        await removeOtherSessions(tx, caller)
        await queueSecondFactorChanged(mail, tx, userId, 'off')
      })
    },
  }

  return {
    ...service,
    /**
     * Admits a person with the right password, if no second factor is required; throws
     * `second_factor_required`, or `second_factor_invalid` for a wrong or used code.
     */
    async pass(userId: string, code: string | undefined): Promise<void> {
      const found = await findSecondFactor(db, userId)
      if (!found?.confirmed) return
      if (!code) throw codeFailure('second_factor_required')
      if (!(await use(userId, found.sealedSecret, code))) throw codeFailure('second_factor_invalid')
    },
  }
}

function codeFailure(code: 'second_factor_required' | 'second_factor_invalid'): Failure {
  return new Failure(code, { fields: { code: message(code) } })
}

function wrongCode(): Failure {
  return new Failure('invalid_otp', { fields: { code: message('otpInvalid') } })
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
