import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { consent, consentChoice } from './consents.ts'
import { done, envelope } from '#shared/envelope.ts'

/** What somebody agreed to. */
export const consentCalls = {
  'GET /user/:id/consents': {
    access: 'user',
    tag: 'Accounts',
    summary: 'What you agreed to, upon which version of the notice, the newest first',
    answer: envelope(z.array(consent)),
  },
  'PUT /user/:id/consents/analytics': {
    access: 'user',
    tag: 'Accounts',
    summary: 'Note that you agreed to have your visits counted, or took that back',
    body: consentChoice,
    answer: done,
  },
} satisfies Calls
