import type { ContactMessage } from '@tohfa/contract/backoffice/contact'
import type { ContactForm } from './contact-form.rules.ts'

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'kind', 'message'] as const

export function asMessage({ firstName, lastName, kind, ...rest }: ContactForm): ContactMessage {
  const name = `${firstName} ${lastName}`
  return { ...rest, name, ...(kind && kind !== 'question' && { kind }) }
}
