import { z } from 'zod'
import { manyOutcomes, orderIds as manyIds } from '#orders/admin-orders.ts'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { absentOr, oneOf } from '#shared/fields.ts'
import { namedIds } from '#fulfilment/shipping-papers/named-ids.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { gangLimits } from './print-moves.ts'
import { printRuleTexts } from './print-rules.texts.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** Moving many prints at once, and printing their job tickets. */
export const manyPrintCalls = {
  'POST /admin/print-jobs/advance': {
    ...shared,
    summary: 'Begin to print many jobs, or mark them as printed, each by itself',
    description:
      'What stands there already is `ok` and is moved no second time. What is ready may be marked as printed at once.',
    body: z.object({
      ids: manyIds(gangLimits.jobs),
      state: oneOf(['printing', 'printed'], ruleTexts.status),
    }),
    answer: envelope(manyOutcomes),
  },
  'GET /admin/tickets.pdf': {
    ...shared,
    summary: 'The tickets of many print jobs as one PDF, each on a page of A6',
    description:
      'In the order of the ids. 409 `not_rendered` while the files of one are not there.',
    query: z.object({
      ids: z
        .string(absentOr(texts.required, ruleTexts.notValid))
        .refine((list) => namedIds(list).length > 0, texts.required)
        .refine((list) => namedIds(list).length <= gangLimits.jobs, printRuleTexts.tooManyTickets)
        .describe(`Of print jobs, at most ${gangLimits.jobs}, separated by commas`),
    }),
    answer: 'application/pdf',
    failures: [409],
  },
} satisfies Calls
