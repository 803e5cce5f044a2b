const key = 'analytics-consent'
const choices = ['granted', 'denied'] as const
export type Consent = (typeof choices)[number]

const changed = new EventTarget()

/** What this browser's person chose; nothing yet is no consent. */
export function consent(): Consent | null {
  const stored = localStorage.getItem(key)
  return choices.find((choice) => choice === stored) ?? null
}

export function choose(choice: Consent): void {
  localStorage.setItem(key, choice)
  changed.dispatchEvent(new Event('change'))
}

/** Calls back whenever a choice is made, here or in another window. */
export function onConsent(heard: () => void): () => void {
  changed.addEventListener('change', heard)
  window.addEventListener('storage', heard)
  return () => {
    changed.removeEventListener('change', heard)
    window.removeEventListener('storage', heard)
  }
}
