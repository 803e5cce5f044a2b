import { sessionDraft } from '#platform/session/session-draft.ts'
import type { UserInfo } from '@tohfa/contract/accounts/accounts'
import type { ContactForm } from './contact-form.rules.ts'

/** The values of the form before validation. */
type Draft = Partial<Record<keyof ContactForm, string>>

/** Prefills the form with a person's data; the first word of a name is the first name. */
export function draftOf({ name, email, phone }: UserInfo): Draft {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' '), email, phone }
}

export const contactDraft = sessionDraft<Draft>('contact-draft')
