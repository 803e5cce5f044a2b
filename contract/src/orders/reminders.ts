// chunk: schemas
import * as z from 'zod/mini'
import { absentOr, emptyAsUndefined, oneOf, pinCode, preprocessed, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { occasions, reminderLimits } from './reminder-limits.ts'

const words = {
  /** Whose day it is, or what. */
  name: text(reminderLimits.name),
  occasion: oneOf(occasions, ruleTexts.notValid),
  /** Of which year does not matter. */
  date: preprocessed(emptyAsUndefined, z.iso.date(absentOr(texts.required, ruleTexts.date))),
  /** Where the gift usually goes. */
  pincode: preprocessed(emptyAsUndefined, z.optional(pinCode())),
}

/** A date to be remembered, as its form has it. */
export const reminderForm = z.object(words)
export type ReminderForm = z.infer<typeof reminderForm>

export const newReminder = z.object({
  ...words,
  /** The own order that the date comes from. */
  orderId: z.optional(text(64)),
  /** The yes to `reminderConsentTexts.wording`; needed once, while none counts. */
  agreed: z.optional(z.boolean(ruleTexts.notValid)),
})

/** A date that is remembered (docs/product.md 9.26). */
export const reminder = z.object({
  id: z.string(),
  name: z.string(),
  occasion: z.enum(occasions),
  date: z.iso.date(),
  on: z.iso.date(),
  mailedAt: z.nullable(z.iso.datetime()),
  pincode: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  gifts: z.array(z.object({ productId: z.string(), title: z.string(), sold: z.boolean() })),
})
export type Reminder = z.infer<typeof reminder>

export const reminderList = z.object({ mails: z.boolean(), reminders: z.array(reminder) })

/** What the page of a mail's link shows, and the most that somebody else with the link learns. */
export const linkedReminder = z.object({
  mails: z.boolean(),
  reminder: z.nullable(z.pick(reminder, { name: true, occasion: true, on: true, mailedAt: true })),
})
export type LinkedReminder = z.infer<typeof linkedReminder>
