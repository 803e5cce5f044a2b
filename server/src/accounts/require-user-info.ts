import type { UserInfo } from '@tohfa/contract/accounts/accounts'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { findUserInfo } from './users.queries.ts'

/** A user who existed a moment ago; throws `session_ended` when they were deleted. */
export async function requireUserInfo(db: Database, id: string): Promise<UserInfo> {
  const userInfo = await findUserInfo(db, id)
  if (!userInfo) throw new Failure('session_ended')
  return userInfo
}
