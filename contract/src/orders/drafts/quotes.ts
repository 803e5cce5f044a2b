import { agreedToMessages } from '#orders/messages/messages.ts'
import { z } from 'zod'
import { shownNotice } from '#accounts/consents.ts'
import { savedAddress } from '#accounts/addresses.ts'
import { email, emptyAsUndefined, oneOf, optionalLines, preprocessed } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { orderStatuses, paymentMethods } from '#orders/order-moves.ts'
import { business } from '#tax/business-buyer.ts'
import { draftRuleTexts } from './draft-rules.texts.ts'
import { deliveries, draftStates } from './draft-states.ts'
import { draftAddress, draftLine, draftPrint, draftTotals } from './drafts.ts'

/** The parts of a quote’s page that its buyer still fills in. */
const needed = z.object({
  address: z.boolean(),
  email: z.boolean(),
  ticks: z
    .record(z.string(), z.array(z.string()))
    .describe('By the id of an item: the codes of its warnings'),
})

export const quoteItem = draftLine.extend({
  personalisation: draftPrint.optional(),
})
export type QuoteItem = z.output<typeof quoteItem>

/** What whoever has the link of a quote sees. */
export const quote = z.object({
  number: z.string(),
  shop: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    gstin: z.string().nullable(),
  }),
  state: z.enum(draftStates),
  customer: z.object({ name: z.string() }),
  items: z.array(quoteItem),
  totals: draftTotals,
  until: z.iso.date(),
  delivery: z.enum(deliveries),
  address: z.nullable(savedAddress),
  business: z.nullable(business),
  needed,
  cash: z.boolean().describe('Whether it may be paid in cash, as far as the shop decides'),
  messages: z.boolean().describe('Whether the shop can write of the order by WhatsApp'),
  order: z
    .object({ orderNumber: z.string(), status: z.enum(orderStatuses) })
    .nullable()
    .describe('What was ordered by it'),
})
export type Quote = z.output<typeof quote>

export const quoteOrder = z.object({
  approved: z.literal(true, draftRuleTexts.approvedNeeded),
  ticked: z
    .record(z.string().max(64), z.array(z.string().max(40)).max(40), ruleTexts.notValid)
    .nullish(),
  address: draftAddress.nullish(),
  email: preprocessed(
    (value) => (value === null ? undefined : emptyAsUndefined(value)),
    z.optional(email()),
  ),
  payment_method: oneOf(paymentMethods, ruleTexts.paymentMethod),
  shown_total: z.number(texts.required),
  notice: shownNotice,
  /** Agrees to messages at the number of the address, or else the customer's. */
  whatsapp: agreedToMessages,
})
export type QuoteOrder = z.output<typeof quoteOrder>

export const quoteRefusal = z.object({ reason: optionalLines(500) })
