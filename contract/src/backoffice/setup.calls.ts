import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { setup, setupCheck } from './setup.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const limited = 'At most 20 tries an hour.'

/** The list of what is to be set before the shop opens, and the trials of its providers. */
export const setupCalls = {
  'GET /admin/setup': {
    ...shared,
    summary: 'What is to be set before the shop opens, and which of that is',
    answer: envelope(setup),
  },
  'POST /admin/setup/texts': {
    ...shared,
    summary: 'Confirm that you have read the pages for reading',
    description: 'Who does it is written down, and when.',
    body: z.object({}),
    answer: envelope(setup),
  },
  'POST /admin/setup/mail': {
    ...shared,
    summary: 'Try out the mail server with a mail to yourself',
    description: limited,
    body: z.object({}),
    answer: envelope(setupCheck),
  },
  'POST /admin/setup/carrier': {
    ...shared,
    summary: 'Try out the keys of the carrier with a question about a PIN code',
    description: limited,
    body: z.object({}),
    answer: envelope(setupCheck),
  },
} satisfies Calls
