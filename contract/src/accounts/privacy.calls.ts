import type { Calls } from '#shared/call.ts'
import { envelope, messageEnvelope } from '#shared/envelope.ts'
import { personalData } from './privacy.ts'
import { passwordAgain } from './second-factor.ts'

/** Export and erasure of a person's data; both require the password again. */
export const privacyCalls = {
  'POST /user/:id/export': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Everything kept about you, by table; amounts in paise',
    body: passwordAgain,
    answer: envelope(personalData),
    logged: 'data exported',
  },
  'DELETE /user/:id': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Close your account and erase your data',
    description: 'Orders are kept as the law asks, but no longer say whose they were.',
    body: passwordAgain,
    answer: messageEnvelope,
    logged: 'account erased',
  },
} satisfies Calls
