import { z } from 'zod'
import { choice, paging } from '#shared/envelope.ts'
import { emptyAsUndefined, preprocessed, textLines } from '#shared/fields.ts'
import { messageNumber } from '#orders/messages/sent-messages.ts'
import { draftStates, handPayments } from '#orders/drafts/draft-states.ts'
import { orderStatuses, paymentMethods } from '#orders/order-moves.ts'

import { returnReasons, returnStates } from '#fulfilment/return-moves.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { messageKinds, messageStates } from './message-states.ts'
import { customerRuleTexts } from './customer-rules.texts.ts'
import {
  customerCash,
  customerSorts,
  customersPerPage,
  mostOfCustomerNote,
} from './customer-states.ts'

// Separate from the schemas, so that a page that only names values does not load the validator.
export * from './customer-states.ts'

const moment = z.iso.datetime()

const particulars = {
  id: z.string(),
  name: z.string().describe('Of the account, or else of the latest order that is no gift'),
  email: z.string().describe('Empty where nobody knows it'),
  phone: z.string(),
  account: z.boolean().describe('Whether they can sign in; others were written down by staff'),
  spent: z.number().describe('What was paid, before refunds'),
  refunded: z.number(),
  lastOrder: moment.nullable(),
  cash: z.enum(customerCash),
  note: z.string().describe('For staff alone'),
  createdAt: moment,
}

/** A person who buys, or may. */
export const customer = z.object({ ...particulars, orders: z.number().int() })
export type Customer = z.infer<typeof customer>

const orderOfCustomer = z.object({
  id: z.string(),
  orderNumber: z.string(),
  order_date: moment,
  status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  handPayment: z.enum(handPayments).optional().describe('How staff were paid'),
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
})
const draftOfCustomer = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(draftStates),
  total: z.number(),
  until: z.iso.date(),
  createdAt: moment,
})
const returnOfCustomer = z.object({
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  createdAt: moment,
})
const messageOfCustomer = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  message: z.string(),
  signedIn: z.boolean().describe('Otherwise nothing proves that this person wrote it'),
  createdAt: moment,
})

const formerOrder = z.object({
  id: z.string(),
  number: z.string(),
  placedAt: moment,
  status: z.string().describe('In the words of the former shop'),
  total: z.number(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
})

/** One person with their latest orders, drafts, returns and messages, the newest first. */
export const customerPage = z.object({
  ...particulars,
  orderCount: z.number().int(),
  orders: z.array(orderOfCustomer),
  drafts: z.array(draftOfCustomer),
  returns: z.array(returnOfCustomer),
  messages: z.array(messageOfCustomer),
  formerOrders: z.array(formerOrder).describe('Of the former shop: in no figure of this one'),
  whatsapp: z.array(messageNumber).describe('Where they agreed to news of their orders'),
})
export type CustomerPage = z.infer<typeof customerPage>

export const customerQuery = z.object({
  ...paging(customersPerPage),
  sort: choice(customerSorts, ruleTexts.notValid),
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Name, e-mail, phone or its last four digits, or an order number'),
})
export type CustomerQuery = z.infer<typeof customerQuery>

/** What staff write about a person; what is left out stays as it is. */
export const customerChange = z
  .object({
    note: preprocessed(
      (value) => (value !== undefined && emptyAsUndefined(value) === undefined ? null : value),
      z.optional(z.nullable(textLines(mostOfCustomerNote))),
    ),
    cash: z.enum(customerCash, customerRuleTexts.cashInvalid).optional(),
  })
  .refine(({ note, cash }) => note !== undefined || cash !== undefined, {
    error: texts.required,
    path: ['cash'],
  })
export type CustomerChange = z.infer<typeof customerChange>
