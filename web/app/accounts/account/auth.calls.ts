import type { Login, Session } from '@tohfa/contract/accounts/accounts'
import { type Answer, call, type CallOptions } from '#platform/api/api-client.ts'
import { beginSession } from '#platform/session/session.store.ts'

export async function logIn(login: Login): Promise<Answer<Session>> {
  return begun(await call('POST /auth/login', { body: login }))
}

export async function createAccount(signUp: CallOptions<'POST /user'>['body']) {
  return begun(await call('POST /user', { body: signUp }))
}

function begun(answer: Answer<Session>): Answer<Session> {
  if (answer.success) beginSession(answer.data)
  return answer
}

/** Requests a sign-up code by mail. */
export function requestCode(email: string) {
  return call('POST /api/service/generate-otp', { body: { email } })
}

/** Requests a link by mail that resets a password. */
export function requestResetLink(email: string) {
  return call('POST /auth/forgot-password', { body: { email } })
}

/** Sets a new password with the token of a mailed link. */
export function resetPassword(token: string, password: string) {
  return call('POST /auth/reset-password/:token', { params: { token }, body: { password } })
}
