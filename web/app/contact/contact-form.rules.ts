import type { z } from 'zod'
import { contactMessage, type ContactMessage } from '@tohfa/contract/contact'
import { text } from '@tohfa/contract/fields'

/** The form as spec section 5 has it: the call's rules, its one name typed in two halves. */
export const contactForm = contactMessage
  .omit({ name: true })
  .extend({ firstName: text(119), lastName: text(119) })

export type ContactForm = z.infer<typeof contactForm>

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

export function asMessage({ firstName, lastName, ...rest }: ContactForm): ContactMessage {
  return { ...rest, name: `${firstName} ${lastName}` }
}
