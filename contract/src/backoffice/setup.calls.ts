import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { paymentCallback, paymentRequest } from '#orders/checkout.ts'
import { text } from '#shared/fields.ts'
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
  'POST /admin/setup/delivery': {
    ...shared,
    summary: 'Confirm that working days and delivery are right as they are',
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
  'POST /admin/setup/payment': {
    ...shared,
    summary: 'Ask the payment provider for a trial payment of ₹1',
    description: `It makes no order in the shop. ${limited}`,
    body: z.object({}),
    answer: envelope(
      paymentRequest.extend({
        ticket: z.string().describe('Shows that the provider’s order is a trial; goes back below'),
      }),
    ),
  },
  'POST /admin/setup/payment/paid': {
    ...shared,
    summary: 'Verify the trial payment and give it back',
    description:
      'The same again answers the same: the money goes back once. A trial that nobody reports is given back by a job.',
    body: paymentCallback.extend({ ticket: text(64) }),
    answer: envelope(setupCheck),
  },
} satisfies Calls
