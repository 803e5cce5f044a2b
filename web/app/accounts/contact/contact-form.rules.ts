import * as z from 'zod/mini'
import { contactMessage } from '@tohfa/contract/backoffice/contact'
import { text } from '@tohfa/contract/shared/fields'

/** The form of docs/product.md 2.9: the call's rules, with the name in two fields. */
export const contactForm = z.extend(z.omit(contactMessage, { name: true }), {
  firstName: text(119),
  lastName: text(119),
})

export type ContactForm = z.infer<typeof contactForm>
