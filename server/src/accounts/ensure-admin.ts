import { randomInt } from 'node:crypto'
import { emailPattern } from '@tohfa/contract/fields'
import type { Connection, Transaction } from '../database/connect.ts'
import { StartError } from '../start-error.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  findCredentials,
  hasAdmin,
  insertUser,
  lockAdmins,
  setPassword,
  updateUser,
} from './users.queries.ts'

export type Admin = { email: string; password: string }

/** Of a top-level domain that nobody can own, and with an ending that the sign-in form accepts. */
const defaultEmail = 'admin@tohfa.test'

/**
 * Sees to it that there is an admin at start (api.md "Running it"): the configured one, created or
 * updated (an unchanged password keeps their sessions), else one of the shop's own making when
 * there is none yet.
 *
 * @returns the admin that was made up, whose password must be printed now: it is not kept
 */
export async function ensureAdmin(
  connection: Connection,
  configured: Admin | undefined,
): Promise<Admin | undefined> {
  if (configured && !emailPattern.test(configured.email))
    throw new StartError('ADMIN_EMAIL must be an address with an ending of 2 to 4 letters.')
  return await connection.transaction(async (tx) => {
    await lockAdmins(tx)
    if (configured) {
      await writeAdmin(tx, configured)
      return undefined
    }
    if (await hasAdmin(tx)) return undefined
    const madeUp = { email: defaultEmail, password: readablePassword() }
    await writeAdmin(tx, madeUp)
    return madeUp
  })
}

async function writeAdmin(tx: Transaction, { email, password }: Admin): Promise<void> {
  const present = await findCredentials(tx, email)
  if (!present) {
    const passwordHash = await hashPassword(password)
    await insertUser(tx, { email, passwordHash, role: 'ADMIN' })
    return
  }
  if (present.role !== 'ADMIN') await updateUser(tx, present.id, { role: 'ADMIN' })
  if (!(await isPassword(password, present.passwordHash)))
    await setPassword(tx, present.id, await hashPassword(password))
}

/** Ten random syllables and two digits (some 70 bits) that can be read out: Bako-Tivu-…-47. */
export function readablePassword(): string {
  const syllable = () => pick('bdfghjklmnprstvz') + pick('aeiou')
  const word = () => {
    const letters = syllable() + syllable()
    return letters.charAt(0).toUpperCase() + letters.slice(1)
  }
  return [...Array.from({ length: 5 }, word), String(randomInt(10, 100))].join('-')
}

function pick(letters: string): string {
  return letters.charAt(randomInt(letters.length))
}
