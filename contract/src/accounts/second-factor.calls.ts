import type { Calls } from '#shared/call.ts'
import { envelope, messageEnvelope } from '#shared/envelope.ts'
import {
  passwordAgain,
  recoveryCodes,
  secondFactorCode,
  secondFactorOff,
  secondFactorSecret,
  secondFactorState,
} from './second-factor.ts'

const shared = { access: 'admin', tag: 'Admin', beforeSecondFactor: true } as const

/** The second factor of staff: each person sets up, confirms and disables their own. */
export const secondFactorCalls = {
  'GET /admin/second-factor': {
    ...shared,
    summary: 'Whether your sign-in asks for a code too',
    answer: envelope(secondFactorState),
  },
  'POST /admin/second-factor': {
    ...shared,
    summary: 'Make a secret for an authenticator app; it counts once it is confirmed',
    body: passwordAgain,
    answer: envelope(secondFactorSecret),
    status: 201,
    logged: 'second step begun',
  },
  'PUT /admin/second-factor': {
    ...shared,
    summary: 'Turn it on with a code of the app; answers recovery codes, once',
    body: secondFactorCode,
    answer: envelope(recoveryCodes),
    logged: 'second step on',
  },
  'DELETE /admin/second-factor': {
    ...shared,
    summary: 'Turn it off with the password and a code',
    body: secondFactorOff,
    answer: messageEnvelope,
    logged: 'second step off',
  },
} satisfies Calls
