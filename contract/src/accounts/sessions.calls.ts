import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope, messageEnvelope } from '#shared/envelope.ts'
import { signedInSession } from './sessions.ts'

const shared = { access: 'user', tag: 'Accounts' } as const

/** A person's sessions, and how to end them. */
export const sessionCalls = {
  'GET /user/:id/sessions': {
    ...shared,
    summary: 'Where you are signed in, the latest first',
    answer: envelope(z.array(signedInSession)),
  },
  'DELETE /user/:id/sessions/:sessionId': {
    ...shared,
    summary: 'Sign out one device; `current` is the one that asks',
    answer: messageEnvelope,
    logged: 'signed out',
  },
  'DELETE /user/:id/sessions': {
    ...shared,
    summary: 'Sign out everywhere, here too',
    answer: messageEnvelope,
    logged: 'signed out everywhere',
  },
} satisfies Calls
