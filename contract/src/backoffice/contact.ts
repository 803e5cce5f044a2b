// chunk: schemas
import * as z from 'zod/mini'
import { email, oneOf, phone, text, textLines } from '#shared/fields.ts'
import { messageKinds, messageStates, mostOfAnswer } from './message-states.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

// Separate from the schemas, so that a page that only lists messages does not load the validator.
export * from './message-states.ts'

/** docs/product.md 2.9: the minimum number of characters of a message. */
const minMessage = 25

/** A contact message (docs/product.md 2.9). */
export const contactMessage = z.object({
  name: text(240),
  phone: phone(),
  email: email(),
  message: textLines(5_000).check(
    z.refine((value) => value === '' || value.length >= minMessage, texts.messageTooShort),
  ),
  /** A question by default. */
  kind: z.optional(oneOf(messageKinds, ruleTexts.notValid)),
})
export type ContactMessage = z.infer<typeof contactMessage>

const moment = z.iso.datetime()
const kind = z.enum(messageKinds)
const state = z.enum(messageStates)

/** A ticket for anybody with its link; it contains no typed text. */
export const ticket = z.object({
  number: z.string(),
  kind,
  state,
  createdAt: moment,
  acknowledgedAt: z.nullable(moment),
  dueClose: moment,
  closedAt: z.nullable(moment),
  /** Only if the writer owns it. */
  orderNumber: z.nullable(z.string()),
  answers: z.array(z.object({ text: z.string(), at: moment })),
})
export type Ticket = z.infer<typeof ticket>

/** The same for its signed-in writer, with the text and the address of its page. */
export const ownTicket = z.extend(ticket, { message: z.string(), token: z.string() })
export type OwnTicket = z.infer<typeof ownTicket>

/** A message for staff; `handledBy` and the `by` of an answer are e-mails. */
export const staffMessage = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  state,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  /** Whether the writer was signed in; otherwise the e-mail is unproven. */
  signedIn: z.boolean(),
  /**
   * `orderProven` is true only when the order's own account wrote: numbers and phones are on every
   * parcel.
   */
  order: z.nullable(
    z.object({ id: z.string(), orderNumber: z.string(), orderProven: z.boolean() }),
  ),
  /** The order of the message; null where it names none. */
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

/** An answer by staff; `close` closes the ticket as well. */
export const messageAnswer = z.object({
  text: textLines(mostOfAnswer),
  close: z.optional(z.boolean()),
})
export type MessageAnswer = z.infer<typeof messageAnswer>
