import * as z from 'zod/mini'
import { oneOf } from '#shared/fields.ts'
import { consentPurposes, noticeVersions } from './notice.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

/** The version of the notice next to the button; absent if the person was shown none. */
export const shownNotice = z.optional(oneOf(noticeVersions, ruleTexts.notValid))

/** A consent: its purpose, the version of the notice, and its period. */
export const consent = z.object({
  purpose: z.enum(consentPurposes),
  version: z.string(),
  /** The sentence that they said yes to, where it is not the notice alone. */
  wording: z.optional(z.string()),
  /** The mobile number that it is for. */
  phone: z.optional(z.string()),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type Consent = z.infer<typeof consent>

export const consentChoice = z.object({ given: z.boolean() })
