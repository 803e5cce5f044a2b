import type { UserInfo, UserUpdate } from '@tohfa/contract/accounts/accounts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { EmailChange } from './email/change-email.ts'
import { limitCodes } from './one-time-codes/limit-codes.ts'
import { requireUserInfo } from './require-user-info.ts'
import { findCredentialsById, lockUser, replaceAddresses, updateUser } from './users.queries.ts'

/**
 * Changes a person's profile, or their full address list, and returns all of it. A new e-mail must
 * be proven first and appears in `pendingEmail`. It counts as a requested code, also when it is
 * refused with `email_exists` because it is another person's.
 */
export async function changeProfile(
  deps: { connection: Connection; limits: Limits; emailChange: EmailChange },
  caller: { id: string; ip: string },
  { addresses, email, ...profile }: UserUpdate,
): Promise<UserInfo> {
  const { connection, limits, emailChange } = deps
  const present = await findCredentialsById(connection.db, caller.id)
  if (!present) throw new Failure('session_ended')
  const isAnother = email !== undefined && !isSame(email, present.email)
  if (isAnother) await limitCodes(limits, caller.ip, email)
  return await connection.transaction(async (tx) => {
    const before = await lockUser(tx, caller.id)
    if (!before) throw new Failure('session_ended')
    if (isAnother) await emailChange.begin(tx, caller.id, email)
    // A different case at most: it may have been changed since it was read.
    const spelling = email && isSame(email, before.email) ? { email } : {}
    await updateUser(tx, caller.id, { ...profile, ...spelling })
    if (addresses) await replaceAddresses(tx, caller.id, addresses)
    return await requireUserInfo(tx, caller.id)
  })
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
