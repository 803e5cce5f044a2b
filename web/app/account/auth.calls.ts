import { call } from '../api/api-client.ts'

/** Asks for a sign-up code by mail. */
export function requestCode(email: string) {
  return call<undefined>('POST', '/api/service/generate-otp', { body: { email } })
}

/** Asks for a link by mail that sets a new password. */
export function requestResetLink(email: string) {
  return call<undefined>('POST', '/auth/forgot-password', { body: { email } })
}

/** Sets a new password by the token of a mailed link. */
export function resetPassword(token: string, password: string) {
  const path = `/auth/reset-password/${encodeURIComponent(token)}`
  return call<undefined>('POST', path, { body: { password } })
}
