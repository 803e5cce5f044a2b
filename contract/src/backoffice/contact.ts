// chunk: schemas
import * as z from 'zod/mini'
import { email, oneOf, phone, text, textLines } from '#shared/fields.ts'
import { messageKinds, messageStates, mostOfAnswer } from './message-states.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

// Apart from the schemas, so that a page that only lists messages does not carry the validator.
export * from './message-states.ts'

/** docs/product.md 2.9: a message has at least this many characters. */
const minMessage = 25

/** What somebody writes to the shop (docs/product.md 2.9). */
export const contactMessage = z.object({
  name: text(240),
  phone: phone(),
  email: email(),
  message: textLines(5_000).check(
    z.refine((value) => value === '' || value.length >= minMessage, texts.messageTooShort),
  ),
  /** A question, when it is left out. */
  kind: z.optional(oneOf(messageKinds, ruleTexts.notValid)),
})
export type ContactMessage = z.infer<typeof contactMessage>

const moment = z.iso.datetime()
const kind = z.enum(messageKinds)
const state = z.enum(messageStates)

/** The matter that a message opens, as whoever has its link reads it: nothing that was typed stands in it. */
export const ticket = z.object({
  number: z.string(),
  kind,
  state,
  createdAt: moment,
  acknowledgedAt: z.nullable(moment),
  dueClose: moment,
  closedAt: z.nullable(moment),
  /** Only where it is the writer's own. */
  orderNumber: z.nullable(z.string()),
  answers: z.array(z.object({ text: z.string(), at: moment })),
})
export type Ticket = z.infer<typeof ticket>

/** The same for its signed-in writer, with the words and the address of its page. */
export const ownTicket = z.extend(ticket, { message: z.string(), token: z.string() })
export type OwnTicket = z.infer<typeof ownTicket>

/** A message as staff see it; `handledBy` and the `by` of an answer are e-mails. */
export const staffMessage = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  state,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  /** Whether somebody was signed in who wrote it: else the e-mail is what they typed. */
  signedIn: z.boolean(),
  /** `orderProven` is false unless its own account wrote; numbers and phones stand on every parcel. */
  order: z.nullable(
    z.object({ id: z.string(), orderNumber: z.string(), orderProven: z.boolean() }),
  ),
  /** The same of the message; null where it names no order. */
  orderProven: z.nullable(z.boolean()),
  createdAt: moment,
  acknowledgedAt: z.nullable(moment),
  dueAck: moment,
  dueClose: moment,
  /** When it was closed. */
  handledAt: z.nullable(moment),
  handledBy: z.nullable(z.string()),
  answers: z.array(z.object({ text: z.string(), at: moment, by: z.nullable(z.string()) })),
})
export type StaffMessage = z.infer<typeof staffMessage>

export const messageHandling = z.object({ handled: z.boolean() })

/** What staff answer; `close` ends the matter with it. */
export const messageAnswer = z.object({
  text: textLines(mostOfAnswer),
  close: z.optional(z.boolean()),
})
export type MessageAnswer = z.infer<typeof messageAnswer>
