import { Failure } from '#platform/http/failures.ts'

/** What a store throws when a file could not be written: `storage_full` where no room was left. */
export function storageFailure(error: unknown): unknown {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new Failure('storage_full', { cause: error })
    : error
}
