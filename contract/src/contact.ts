import { z } from 'zod'
import { email, phone, text } from './fields.ts'
import { texts } from './texts.ts'

/** Spec section 9: a message has at least this many characters. */
export const minMessage = 25

/** What somebody writes to the shop (api.md call 30). */
export const contactMessage = z.object({
  name: text(240),
  phone: phone(),
  email: email(),
  message: text(5_000).refine((value) => value === '' || value.length >= minMessage, {
    error: texts.messageTooShort,
  }),
})
export type ContactMessage = z.infer<typeof contactMessage>
