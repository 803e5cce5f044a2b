import * as z from 'zod/mini'
import { identifier, text } from '#shared/fields.ts'
import { latinDigits, plainIdentifier, withoutMarks } from '#shared/identifiers.ts'
import { byHandKinds } from './refund-states.ts'
import { refundRuleTexts } from './refund-rules.texts.ts'

/** `name@handle`; a handle has no dot, which distinguishes it from an e-mail. */
const upiPattern = /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i
const accountPattern = /^\d{9,18}$/
/** The code of a branch: four letters of the bank, a zero, and six more characters. */
const ifscPattern = /^[A-Z]{4}0[A-Z\d]{6}$/
/** A dash may be part of a handle. */
const plainUpi = (typed: string) => latinDigits(withoutMarks(typed).replaceAll(/\s/g, ''))
const plainIfsc = (typed: string) => plainIdentifier(typed).toUpperCase()
/** Longer than any of them, including separators. */
const max = 400

/** The destination of a refund by UPI. */
export const refundToUpi = z.object({
  method: z.literal('upi'),
  upi: identifier(upiPattern, { max, wrong: refundRuleTexts.upiInvalid, plain: plainUpi }),
})

/** A bank account; the number is typed twice, because nobody but its owner can see a mistake. */
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

/** The refund details that a buyer gives. */
export const refundTo = z.discriminatedUnion('method', [refundToUpi, refundToBank], {
  error: refundRuleTexts.refundMethod,
})
export type RefundTo = z.infer<typeof refundTo>

/** The same for staff. */
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
 * The page of a refund's link, with no more than its buyer needs to identify it. `method` is the
 * shop's proposal, or the choice once the details are given.
 */
export const refundDetailsRequest = z.object({
  orderNumber: z.string(),
  amount: z.number(),
  method: z.enum(byHandKinds),
  given: z.boolean(),
})
export type RefundDetailsRequest = z.infer<typeof refundDetailsRequest>
