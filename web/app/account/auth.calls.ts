import type { Login, Session, SignUp } from '@tohfa/contract/accounts'
import { type Answer, call } from '../api/api-client.ts'
import { beginSession } from '../session/session.store.ts'

export async function logIn(login: Login): Promise<Answer<Session>> {
  return begun(await call<Session>('POST', '/auth/login', { body: login }))
}

export async function createAccount(signUp: SignUp): Promise<Answer<Session>> {
  return begun(await call<Session>('POST', '/user', { body: signUp }))
}

function begun(answer: Answer<Session>): Answer<Session> {
  if (answer.success) beginSession(answer.data)
  return answer
}

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
