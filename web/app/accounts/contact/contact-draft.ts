import type { UserInfo } from '@tohfa/contract/accounts/accounts'
import type { ContactForm } from './contact-form.rules.ts'

const key = 'contact-draft'

/** What a form holds before it is judged. */
type Draft = Partial<Record<keyof ContactForm, string>>

/** What was typed survives a failed send and a reload of this window. */
export function readDraft(): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Draft
  } catch {
    return {}
  }
}

/** What the shop knows of somebody: the first word of a name is the first name. */
export function draftOf({ name, email, phone }: UserInfo): Draft {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' '), email, phone }
}

export function keepDraft(values: Draft): void {
  sessionStorage.setItem(key, JSON.stringify(values))
}

export function dropDraft(): void {
  sessionStorage.removeItem(key)
}
