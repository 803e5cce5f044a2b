import type { ConsentPurpose } from '@tohfa/contract/accounts/notice'

export const noticeTexts = {
  heading: 'What you agreed to',
  sentence: 'Each time with the version of our notice that stood there.',
  none: 'Nothing is noted yet: you made your account before we kept this.',
  notRead: 'What you agreed to could not be read just now.',
  retry: 'Read what I agreed to again',
  version: (version: string) => `Notice, version ${version}`,
  given: (moment: string) => `Given ${moment}`,
  withdrawn: (moment: string) => `Taken back ${moment}`,
  read: 'Read the notice',
} as const

export const purposeLabels: Record<ConsentPurpose, string> = {
  account: 'Keeping your account',
  order: 'Carrying out your orders',
  analytics: 'Counting your visits',
  reminders: 'Mails before your dates',
  whatsapp: 'News of your orders by WhatsApp',
}
