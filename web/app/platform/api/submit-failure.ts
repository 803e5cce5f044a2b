// chunk: forms
import type { Failed } from './api-client.ts'
import { toast } from '#ui/toast/toast.ts'

/** The field of a failure without `fields`. */
const fieldOfCode: Record<string, string> = {
  email_exists: 'email',
  invalid_otp: 'otp',
  invalid_credentials: 'password',
  sign_in_link_needed: 'password',
  reset_link_invalid: 'password',
}

/** Shows a refused form's messages at its fields and as a toast (docs/product.md 22.2). */
export function showSubmitFailure<Name extends string>(
  failure: Failed,
  { refuse, topic }: { refuse: (sentences: Partial<Record<Name, string>>) => void; topic: string },
): void {
  const field = failure.code && fieldOfCode[failure.code]
  const sentences = failure.fields ?? (field ? { [field]: failure.error } : {})
  refuse(sentences as Partial<Record<Name, string>>)
  toast('error', failure.error, topic)
}
