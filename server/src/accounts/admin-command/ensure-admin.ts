import { randomInt } from 'node:crypto'
import { emailPattern } from '@tohfa/contract/shared/fields'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import type { Passwords } from '#accounts/password/passwords.ts'
import {
  type Credentials,
  findConfiguredPassword,
  findCredentials,
  hasOwner,
  insertUser,
  keepConfiguredPassword,
  lockStaff,
  makeOwner,
  setPassword,
} from '#accounts/users.queries.ts'

export type Admin = { email: string; password: string }

/** In a top-level domain that nobody can own, with an ending that the sign-in form accepts. */
const defaultEmail = 'admin@tohfa.test'

/**
 * Ensures that an owner exists at start: the configured one, or a generated one when there is none
 * yet. A configured password is applied once: it is the operator's recovery when it differs from
 * the one before, and never restores an old one.
 *
 * @returns the generated admin, whose password must be printed now: it is not stored
 */
export async function ensureAdmin(
  { connection, passwords }: { connection: Connection; passwords: Passwords },
  configured: Admin | undefined,
): Promise<Admin | undefined> {
  if (configured && !emailPattern.test(configured.email))
    throw new StartError('ADMIN_EMAIL must be an address with an ending of 2 to 4 letters.')
  return await connection.transaction(async (tx) => {
    await lockStaff(tx)
    if (configured) {
      await applyConfigured({ tx, passwords }, configured)
      return undefined
    }
    if (await hasOwner(tx)) return undefined
    const generated = { email: defaultEmail, password: readablePassword() }
    await writeAdmin({ tx, passwords }, generated)
    return generated
  })
}

/** For whom passwords are hashed at the start. */
const operator = 'operator'

type Writing = { tx: Transaction; passwords: Passwords }

async function applyConfigured({ tx, passwords }: Writing, admin: Admin): Promise<void> {
  const present = await findCredentials(tx, admin.email)
  const applied = present && (await findConfiguredPassword(tx, present.id))
  if (present && (await passwords.isRight(admin.password, applied, operator)))
    return makeAdmin(tx, present)
  const id = await writeAdmin({ tx, passwords }, admin)
  await keepConfiguredPassword(tx, id, await passwords.hash(admin.password, operator))
}

async function writeAdmin({ tx, passwords }: Writing, { email, password }: Admin): Promise<string> {
  const present = await findCredentials(tx, email)
  if (!present) {
    const passwordHash = await passwords.hash(password, operator)
    return (await insertUser(tx, { email, passwordHash, staffRole: 'owner' })).id
  }
  await makeAdmin(tx, present)
  if (!(await passwords.isRight(password, present.passwordHash, operator)))
    await setPassword(tx, present.id, await passwords.hash(password, operator))
  return present.id
}

async function makeAdmin(tx: Transaction, { id, staffRole }: Credentials): Promise<void> {
  if (staffRole !== 'owner') await makeOwner(tx, id)
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
