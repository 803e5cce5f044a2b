import { call } from '#platform/api/api-client.ts'

/** Creates a secret for an authenticator app; it becomes active once a code confirms it. */
export function beginSecondFactor(password: string) {
  return call('POST /admin/second-factor', { body: { password } })
}

export function confirmSecondFactor(code: string) {
  return call('PUT /admin/second-factor', { body: { code } })
}

export function endSecondFactor(given: { password: string; code: string }) {
  return call('DELETE /admin/second-factor', { body: given })
}
