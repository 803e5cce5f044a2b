import * as z from 'zod/mini'
import { email, phone, text } from './fields.ts'
import { texts } from './texts.ts'

// Apart from the schemas, so that a page that only lists messages does not carry the validator.
export * from './message-states.ts'

/** docs/product.md 2.9: a message has at least this many characters. */
const minMessage = 25

/** What somebody writes to the shop (docs/product.md 2.9). */
export const contactMessage = z.object({
  name: text(240),
  phone: phone(),
  email: email(),
  message: text(5_000).check(
    z.refine((value) => value === '' || value.length >= minMessage, texts.messageTooShort),
  ),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** A message as staff see it; `handledBy` is an e-mail. */
export const keptMessage = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.nullable(z.iso.datetime()),
  handledBy: z.nullable(z.string()),
})
export type KeptMessage = z.infer<typeof keptMessage>

export const messageHandling = z.object({ handled: z.boolean() })
