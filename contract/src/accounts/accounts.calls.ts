import type { Calls } from '#shared/call.ts'
import {
  emailProof,
  forgotPassword,
  login,
  otpRequest,
  resetPassword,
  session,
  signUp,
  userInfo,
  userUpdate,
} from './accounts.ts'
import { envelope, messageEnvelope } from '#shared/envelope.ts'

const anybody = { access: 'public', tag: 'Accounts' } as const
const own = { access: 'user', tag: 'Accounts' } as const

export const accountCalls = {
  'POST /api/service/generate-otp': {
    ...anybody,
    summary: 'Mail a six-digit sign-up code, good for ten minutes and five tries',
    body: otpRequest,
    answer: messageEnvelope,
  },
  'POST /user': {
    ...anybody,
    summary: 'Create an account with a mailed code',
    body: signUp,
    answer: envelope(session),
    status: 201,
    logged: 'sign-up',
  },
  'POST /auth/login': {
    ...anybody,
    summary: 'Sign in',
    body: login,
    answer: envelope(session),
    failures: [401],
    logged: 'sign-in',
  },
  'GET /user/:id': {
    ...own,
    summary: 'Your own account',
    answer: envelope(userInfo),
  },
  'PUT /user/:id': {
    ...own,
    summary: 'Change your profile, or your full address list',
    description:
      'Another e-mail counts once the code that is mailed to it came back; until then it stands in `pendingEmail`.',
    body: userUpdate,
    answer: envelope(userInfo),
  },
} satisfies Calls

/** Confirming or cancelling a new e-mail; `PUT /user/:id` requests it. */
export const changeEmailCalls = {
  'POST /user/:id/email': {
    ...own,
    summary: 'Change your e-mail to the pending one, with the code mailed to it',
    description: 'From then on it signs in, and links that were mailed to the old one are none.',
    body: emailProof,
    answer: envelope(userInfo),
    logged: 'change of e-mail',
  },
  'DELETE /user/:id/email': {
    ...own,
    summary: 'Keep your e-mail: forget the pending one',
    answer: envelope(userInfo),
  },
} satisfies Calls

export const resetPasswordCalls = {
  'POST /auth/forgot-password': {
    ...anybody,
    summary: 'Mail a link that sets a new password; the same answer for any e-mail',
    body: forgotPassword,
    answer: messageEnvelope,
    logged: 'reset link asked for',
  },
  'POST /auth/reset-password/:token': {
    ...anybody,
    summary: 'Set a new password by a mailed link',
    body: resetPassword,
    answer: messageEnvelope,
    logged: 'password set by link',
  },
} satisfies Calls
