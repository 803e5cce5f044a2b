import { z } from 'zod'
import { email, phone, text } from './fields.ts'
import { texts } from './texts.ts'

/** docs/product.md 2.9: a message has at least this many characters. */
const minMessage = 25

/** What somebody writes to the shop (docs/product.md 2.9). */
export const contactMessage = z.object({
  name: text(240),
  phone: phone(),
  email: email(),
  message: text(5_000).refine((value) => value === '' || value.length >= minMessage, {
    error: texts.messageTooShort,
  }),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const messagesPerPage = 10
export const messageStates = ['open', 'handled'] as const

/** A message as staff see it; `handledBy` is an e-mail. */
export const keptMessage = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
})
export type KeptMessage = z.infer<typeof keptMessage>

export const messageHandling = z.object({ handled: z.boolean() })
