import { validate } from 'uuid'
import { Failure, type FailureCode } from './failures.ts'

/** The id itself when it is well-formed; a malformed one is simply not found. */
export function knownId(value: string, notFound: FailureCode): string {
  if (!validate(value)) throw new Failure(notFound)
  return value
}
