import { z } from 'zod'
import { adminOrder, manyOutcomes, orderIds } from './admin-orders.ts'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { oneOf } from '#shared/fields.ts'
import { staffAdvances } from './orders.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { forcing, hasReason, reasonMissing } from '#fulfilment/unready.ts'

/** Moving orders, one or many at once; each of many has its own result. */
export const manyOrderCalls = {
  'POST /admin/orders/:id/start-printing': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Begin to print an order: its buyer can no longer cancel it',
    answer: envelope(adminOrder),
    failures: [409],
  },
  'POST /admin/orders/start-printing': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Begin to print many orders, each by itself',
    body: z.object({ ids: orderIds(200) }),
    answer: envelope(manyOutcomes),
  },
  'POST /admin/orders/advance': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Advance many orders, each by itself',
    description:
      'As `PUT /user-orders/{id}` does one; one that stands there already is `ok` and booked no second time. `force` and `reason` count for all that are named.',
    body: z
      .object({
        ids: orderIds(60),
        status: oneOf(staffAdvances, ruleTexts.status),
        ...forcing,
      })
      .refine(hasReason, reasonMissing),
    answer: envelope(manyOutcomes),
  },
  'POST /admin/orders/printed': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Say of many orders that their plain goods are printed, each by itself',
    body: z.object({ ids: orderIds(200) }),
    answer: envelope(manyOutcomes),
  },
  'POST /admin/orders/:id/printed': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Say that the plain goods of an order are printed; the same again changes nothing',
    answer: envelope(adminOrder),
    failures: [409],
  },
} satisfies Calls
