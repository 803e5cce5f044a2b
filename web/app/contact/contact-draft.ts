import type { ContactForm } from './contact-form.rules.ts'

const key = 'contact-draft'

/** What was typed survives a failed send and a reload of this window. */
export function readDraft(): Partial<ContactForm> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Partial<ContactForm>
  } catch {
    return {}
  }
}

export function keepDraft(values: Partial<ContactForm>): void {
  sessionStorage.setItem(key, JSON.stringify(values))
}

export function dropDraft(): void {
  sessionStorage.removeItem(key)
}
