import { z } from 'zod'
import { texts } from '#i18n/texts.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { text } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { remittanceReasons, settlementReasons } from './settled-kinds.ts'
import { settlementRuleTexts } from './settlement-rules.texts.ts'

export * from './settled-kinds.ts'

/** A payout of the payment provider, with what does not match; money in rupees. */
export const settlement = z.object({
  id: z.string().describe('That of the provider'),
  date: z.iso.date(),
  utr: z.string(),
  amount: z.number().describe('What reached the bank'),
  fees: z.number().describe('Without their tax'),
  tax: z.number(),
  matched: z.number().int().describe('Entries that match a payment or refund of the shop'),
  open: z.array(
    z.object({
      payment: z.string().describe('The id at the provider, of a refund where it is one'),
      orderNumber: z.string().optional(),
      expected: z.number().nullable(),
      amount: z.number(),
      reason: z
        .enum(settlementReasons)
        .describe(
          'Of `changed` and `added`, which a later report of the settlement says, the amounts are what reached the bank',
        ),
    }),
  ),
})
export type Settlement = z.infer<typeof settlement>

/** What does not match in a remittance. */
const difference = z.object({
  orderNumber: z.string().optional(),
  waybill: z.string().describe('Empty where the sum of all parcels differs'),
  expected: z.number(),
  amount: z.number(),
  reason: z.enum(remittanceReasons),
})

/** Cash that the courier paid out. */
export const cashRemittance = z.object({
  reference: z.string(),
  date: z.iso.date(),
  amount: z.number(),
  matched: z.number().int(),
  differences: z.array(difference),
})
export type CashRemittance = z.infer<typeof cashRemittance>

const money = z
  .number(ruleTexts.notValid)
  .min(0, ruleTexts.notValid)
  .max(100_000_000, ruleTexts.notValid)
  .refine(isWholePaise, ruleTexts.notValid)
const mostParcels = 5_000

/** A remittance as JSON, or a file of them. */
export const cashRemittanceForm = z
  .object({
    csv: z.string(ruleTexts.notValid).min(1, texts.required).optional(),
    reference: z.optional(text(100)),
    date: z.iso.date(ruleTexts.date).optional(),
    amount: money.optional(),
    parcels: z
      .array(z.object({ waybill: text(60), amount: money }), ruleTexts.mustBeList)
      .max(mostParcels, ruleTexts.notValid)
      .optional(),
  })
  .superRefine((form, { addIssue }) => {
    if (form.csv !== undefined) return
    for (const field of ['reference', 'date', 'amount', 'parcels'] as const)
      if (form[field] === undefined)
        addIssue({ code: 'custom', path: [field], message: texts.required })
    if (form.parcels?.length === 0)
      addIssue({ code: 'custom', path: ['parcels'], message: texts.required })
    const known = new Set<string>()
    for (const [at, { waybill }] of (form.parcels ?? []).entries()) {
      const path = ['parcels', at, 'waybill']
      if (known.has(waybill))
        addIssue({ code: 'custom', path, message: settlementRuleTexts.waybillTwice })
      known.add(waybill)
    }
  })
export type CashRemittanceForm = z.infer<typeof cashRemittanceForm>
