import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { Failed } from '../api-client.ts'
import { toast } from '../ui/toast.ts'

/** The field that a failure without `fields` speaks of. */
const fieldOfCode: Record<string, string> = {
  email_exists: 'email',
  invalid_otp: 'otp',
  invalid_credentials: 'password',
  reset_link_invalid: 'password',
}

/** Says a refused form's sentences at its fields and as a toast (spec section 2, "Login"). */
export function showSubmitFailure<T extends FieldValues>(
  failure: Failed,
  known: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): void {
  const field = failure.code && fieldOfCode[failure.code]
  const fields = failure.fields ?? (field ? { [field]: failure.error } : {})
  let isFirst = true
  for (const name of known) {
    const message = fields[name]
    if (!message) continue
    setError(name, { message }, { shouldFocus: isFirst })
    isFirst = false
  }
  toast('error', failure.error)
}
