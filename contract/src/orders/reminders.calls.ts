import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { oneOf } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { linkedReminder, newReminder, reminder, reminderForm, reminderList } from './reminders.ts'

const shared = { access: 'user', tag: 'Reminders' } as const
const one = envelope(reminder)
const choice = z.object({ action: oneOf(['again', 'stop'], ruleTexts.notValid) })

/** Dates that people have the shop remember. */
export const reminderCalls = {
  'GET /reminders': {
    ...shared,
    summary: 'The dates that you have remembered, and whether you get mails about them',
    description: '`on` is the day that the next mail, or the last one, is about.',
    answer: envelope(reminderList),
  },
  'POST /reminders': {
    ...shared,
    summary: 'Have a date remembered: one mail, in time to order',
    description:
      'The first needs `agreed: true`. The year of `date` does not matter; with `orderId` the mail comes next year. The same date again answers 200. 409 `too_many_reminders` beyond 50.',
    body: newReminder,
    answer: one,
    status: 201,
    statusAgain: 200,
    failures: [409],
  },
  'PUT /reminders/mails': {
    ...shared,
    summary: 'Agree to the mails before your dates, or take that back',
    body: z.object({ given: z.boolean() }),
    answer: done,
  },
  'PUT /reminders/:id': {
    ...shared,
    summary: 'Change a date',
    body: reminderForm,
    answer: one,
    failures: [409],
  },
  'POST /reminders/:id/again': {
    ...shared,
    summary: 'Have a date remembered again, the year after',
    answer: one,
  },
  'DELETE /reminders/:id': {
    ...shared,
    summary: 'Forget a date',
    answer: envelope(z.object({ id: z.string() })),
  },
} satisfies Calls

/** What whoever has the link of a mail can do, without signing in. */
export const reminderLinkCalls = {
  'GET /reminder-links/:token': {
    access: 'public',
    tag: 'Reminders',
    summary: 'What the link of a reminder is about',
    answer: envelope(linkedReminder),
  },
  'POST /reminder-links/:token': {
    access: 'public',
    tag: 'Reminders',
    summary: 'Have the date remembered again next year, or end all mails about dates',
    body: choice,
    answer: envelope(linkedReminder),
  },
} satisfies Calls

/** The one press of a mail program (RFC 8058). */
export const unsubscribeCalls = {
  'POST /reminder-links/:token/unsubscribe': {
    access: 'public',
    tag: 'Reminders',
    summary: 'End all mails about dates, as mail programs do it',
    rawBody: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    rawTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    mostBytes: 4_096,
    answer: done,
  },
} satisfies Calls
