import type { Occasion } from './reminder-limits.ts'

/** What somebody says yes to when they have a date remembered; it is kept with the yes. */
export const reminderConsentTexts = {
  wording:
    'Yes, write to my e-mail once before each date that I keep here, until I take this back.',
} as const

export const occasionLabels: Record<Occasion, string> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  other: 'Another occasion',
}

/** How a date is named. */
export const reminderNames: Record<Occasion, (name: string) => string> = {
  birthday: (name) => `${name}’s birthday`,
  anniversary: (name) => `${name}’s anniversary`,
  other: (name) => name,
}
