import * as z from 'zod/mini'
import { languages } from '#i18n/languages.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { oneOf, phone } from '#shared/fields.ts'

/**
 * The language of the sentence whose box was ticked, to agree to messages at the mobile number of
 * the address; absent where it was not ticked.
 */
export const agreedToMessages = z.optional(oneOf(languages, ruleTexts.notValid))

/** To agree to messages at a number, or to end them there. */
export const messageChoice = z.object({
  phone: phone(),
  given: z.boolean(),
  language: oneOf(languages, ruleTexts.notValid),
})

/** Whether the shop writes messages, and the numbers at which this person agreed to them. */
export const messageAgreements = z.object({
  on: z.boolean(),
  numbers: z.array(z.object({ phone: z.string(), givenAt: z.iso.datetime() })),
})
export type MessageAgreements = z.infer<typeof messageAgreements>
