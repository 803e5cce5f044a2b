import { z } from 'zod'
import type { Calls } from './call.ts'
import { envelope, messageEnvelope } from './envelope.ts'
import { signedInSession } from './sessions.ts'

/** Where somebody is signed in, and how they end it. */
export const sessionCalls = {
  'GET /user/:id/sessions': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Where you are signed in, the latest first',
    answer: envelope(z.array(signedInSession)),
  },
  'DELETE /user/:id/sessions/:sessionId': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Sign out one device; `current` is the one that asks',
    answer: messageEnvelope,
    logged: 'signed out',
  },
  'DELETE /user/:id/sessions': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Sign out everywhere, here too',
    answer: messageEnvelope,
    logged: 'signed out everywhere',
  },
} satisfies Calls
