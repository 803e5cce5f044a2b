import { Failure } from '#platform/http/failures.ts'

/** The error for a failed write: `storage_full` when there was no space left. */
export function storageFailure(error: unknown): unknown {
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new Failure('storage_full', { cause: error })
    : error
}
