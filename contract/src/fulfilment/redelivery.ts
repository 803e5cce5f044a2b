import * as zm from 'zod/mini'
import { z } from 'zod'
import { optionalMessageKey } from '#shared/envelope.ts'
import { absentOr, optionalLines } from '#shared/fields.ts'
import { mostOfRedeliveryNote, redeliveryStates } from './redelivery-states.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

const day = zm.iso.date(absentOr(texts.required, ruleTexts.date))

/** The day of the redelivery, and a message to the shop. */
export const redeliveryWish = zm.object({
  on: day,
  note: optionalLines(mostOfRedeliveryNote),
})
export type RedeliveryWish = zm.infer<typeof redeliveryWish>

/** The same by staff, without a message. */
export const staffRedeliveryWish = zm.object({ on: day })

/**
 * Whether a redelivery can be requested after a failed attempt, for which days in India, and the
 * request made.
 */
export const redelivery = z.object({
  allowed: z.boolean(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional().describe('The last day that can be asked for'),
  reason: z.string().optional(),
  ...optionalMessageKey,
  asked: z
    .object({
      on: z.iso.date(),
      state: z.enum(redeliveryStates),
      actor: z.enum(['customer', 'admin']),
      at: z.iso.datetime(),
    })
    .nullable()
    .describe('Since the last try that failed'),
})
export type Redelivery = z.infer<typeof redelivery>
