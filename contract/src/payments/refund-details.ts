import * as z from 'zod/mini'
import { identifier, text } from '#shared/fields.ts'
import { latinDigits, plainIdentifier, withoutMarks } from '#shared/identifiers.ts'
import { byHandKinds } from './refund-states.ts'
import { refundRuleTexts } from './refund-rules.texts.ts'

/** `name@handle`; a handle has no dot, by which an e-mail is told from it. */
const upiPattern = /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i
const accountPattern = /^\d{9,18}$/
/** Of a branch: the bank's four letters, a zero, and six more. */
const ifscPattern = /^[A-Z]{4}0[A-Z\d]{6}$/
/** A dash may be part of a handle. */
const plainUpi = (typed: string) => latinDigits(withoutMarks(typed).replaceAll(/\s/g, ''))
const plainIfsc = (typed: string) => plainIdentifier(typed).toUpperCase()
/** Longer than any of them with what people put between. */
const max = 400

/** Where a refund goes by UPI. */
export const refundToUpi = z.object({
  method: z.literal('upi'),
  upi: identifier(upiPattern, { max, wrong: refundRuleTexts.upiInvalid, plain: plainUpi }),
})

/** Where it goes by bank; the number is typed twice, since nobody but its owner can see that it is wrong. */
export const refundToBank = z
  .object({
    method: z.literal('bank'),
    name: text(100),
    accountNumber: identifier(accountPattern, { max, wrong: refundRuleTexts.accountInvalid }),
    accountNumberAgain: text(max).check(z.overwrite(plainIdentifier)),
    ifsc: identifier(ifscPattern, {
      max,
      wrong: refundRuleTexts.ifscInvalid,
      plain: plainIfsc,
    }),
  })
  .check(
    z.refine((typed) => typed.accountNumber === typed.accountNumberAgain, {
      error: refundRuleTexts.accountDiffers,
      path: ['accountNumberAgain'],
    }),
  )

/** What a buyer says of where a refund goes. */
export const refundTo = z.discriminatedUnion('method', [refundToUpi, refundToBank], {
  error: refundRuleTexts.refundMethod,
})
export type RefundTo = z.infer<typeof refundTo>

/** The same as staff read it. */
export const refundDestination = z.discriminatedUnion('method', [
  z.object({ method: z.literal('upi'), upi: z.string() }),
  z.object({
    method: z.literal('bank'),
    name: z.string(),
    accountNumber: z.string(),
    ifsc: z.string(),
  }),
])
export type RefundDestination = z.infer<typeof refundDestination>

/**
 * What the link in the mail shows of a refund, no more than its buyer needs to know it by; `method` is
 * what the shop proposes, or what was chosen once the details are given.
 */
export const refundDetailsRequest = z.object({
  orderNumber: z.string(),
  amount: z.number(),
  method: z.enum(byHandKinds),
  given: z.boolean(),
})
export type RefundDetailsRequest = z.infer<typeof refundDetailsRequest>
