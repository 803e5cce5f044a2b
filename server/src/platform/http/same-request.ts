import { Failure } from './failures.ts'

/**
 * The earlier result under an `Idempotency-Key`; 409 when the earlier request was a different one.
 */
export function sameRequest<Earlier extends { requestHash: string | null }>(
  earlier: Earlier | undefined,
  requestHash: string,
): Earlier | undefined {
  if (earlier && earlier.requestHash !== requestHash) throw new Failure('idempotency_conflict')
  return earlier
}
