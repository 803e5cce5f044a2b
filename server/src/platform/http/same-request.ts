import { Failure } from './failures.ts'

/** What was done before under an `Idempotency-Key`; 409 when something else was asked for then. */
export function sameRequest<Earlier extends { requestHash: string | null }>(
  earlier: Earlier | undefined,
  requestHash: string,
): Earlier | undefined {
  if (earlier && earlier.requestHash !== requestHash) throw new Failure('idempotency_conflict')
  return earlier
}
