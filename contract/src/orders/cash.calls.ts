import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { oneOf } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { adminOrder } from './admin-orders.ts'
import { cashRulesForm } from './cash-rules.ts'
import { customisedRules } from './cash-states.ts'
import { paymentCallback, paymentRequest } from './checkout.ts'
import { orderDetails } from './order-details.ts'

const answer = z.object({ answer: oneOf(['yes', 'no'], ruleTexts.notValid) })

/** The rules as returned. */
const answeredRules = z.object({
  max: z.number().nullable().describe('The most of a cash order, in rupees, under the setting’s'),
  blockedPincodes: z.array(z.string()),
  maxRefusals: z
    .number()
    .int()
    .nullable()
    .describe('After so many parcels refused at the door, by account or phone, no cash is taken'),
  confirm: z.boolean().describe('Whether a cash order waits until its buyer says yes'),
  customised: z
    .enum(customisedRules)
    .describe('Personalised goods by cash: as others, with an advance paid online, or not at all'),
  advancePercent: z
    .number()
    .int()
    .describe('Of the personalised lines, rounded up to whole rupees'),
})

/** The page of a cash order’s link; of its buyer it shows only the city. */
export const cashQuestion = z.object({
  orderNumber: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      color: z.string(),
      size: z.string().optional(),
      pack: z.number().int().optional(),
      quantity: z.number().int(),
    }),
  ),
  toCollect: z.number(),
  total: z.number().describe('To the paisa, which is what paying online costs'),
  city: z.string(),
  until: z.iso.datetime(),
})
export type CashQuestion = z.infer<typeof cashQuestion>

/** The result of an answer. */
const cashAnswer = z.object({
  orderNumber: z.string(),
  cashState: z.enum(['confirmed', 'declined']),
})

/** The buyer’s confirmation or refusal of a cash order: by the link of the mail, or signed in. */
export const cashCalls = {
  'GET /cod/:token': {
    access: 'public',
    tag: 'Orders',
    summary: 'What the link of a cash order asks',
    description:
      'Good for 24 hours and for one answer: 410 `link_expired` after its time, 404 when it was used or is false.',
    answer: envelope(cashQuestion),
    failures: [410],
  },
  'POST /cod/:token': {
    access: 'public',
    tag: 'Orders',
    summary: 'Confirm a cash order by its link, or cancel it',
    body: answer,
    answer: envelope(cashAnswer),
    failures: [409, 410],
  },
  'POST /user-orders/:id/cash': {
    access: 'user',
    tag: 'Orders',
    summary: 'Confirm an own cash order, or cancel it',
    body: answer,
    answer: envelope(orderDetails),
    failures: [409],
  },
} satisfies Calls

/** Online payment of a cash order. */
export const payNowCalls = {
  'POST /cod/:token/payment': {
    access: 'public',
    tag: 'Orders',
    summary: 'Pay a cash order online instead, by its link',
    description:
      'Answers what the pay window is opened with. The verified payment makes the same order a paid one, once; a second or late one goes back by itself.',
    answer: envelope(paymentRequest),
    failures: [409, 410, 502],
  },
  'POST /cod/:token/verify-order': {
    access: 'public',
    tag: 'Orders',
    summary: 'Verify the payment that the pay window of a cash order’s link made',
    body: paymentCallback,
    answer: envelope(z.object({ orderNumber: z.string(), paid: z.number() })),
    failures: [409, 502],
  },
  'POST /user-orders/:id/pay-now': {
    access: 'user',
    tag: 'Orders',
    summary: 'Pay an own cash order online instead',
    answer: envelope(paymentRequest),
    failures: [409, 502],
  },
} satisfies Calls

/** The owners' rules for cash. */
export const cashRuleCalls = {
  'GET /admin/cod-rules': {
    access: 'admin',
    tag: 'Admin',
    summary: 'When orders may be paid in cash',
    answer: envelope(answeredRules),
  },
  'PUT /admin/cod-rules': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Set when orders may be paid in cash',
    description: 'What is left out stays. The lower of `max` and the setting `cash.max` counts.',
    body: cashRulesForm,
    answer: envelope(answeredRules),
  },
} satisfies Calls

/** Staff's answer for a buyer whom they phoned. */
export const adminCashCalls = {
  'PUT /admin/orders/:id/cash': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Say for the buyer of a cash order that they confirmed or declined it',
    body: z.object({ state: oneOf(['confirmed', 'declined'], ruleTexts.notValid) }),
    answer: envelope(adminOrder),
    failures: [409],
  },
} satisfies Calls
