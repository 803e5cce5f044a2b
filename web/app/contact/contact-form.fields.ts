import type { ContactMessage } from '@tohfa/contract/contact'
import type { ContactForm } from './contact-form.rules.ts'

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

export function asMessage({ firstName, lastName, ...rest }: ContactForm): ContactMessage {
  return { ...rest, name: `${firstName} ${lastName}` }
}
