import * as z from 'zod/mini'
import { identifier } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { validFrom } from './seller-form.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** The number of an e-way bill from the portal. */
export const ewayBill = z.object({
  number: identifier(/^[0-9]{12}$/, { wrong: taxRuleTexts.ewayNumber }),
})

/** The value of goods from which a parcel needs one, in rupees, from a day on. */
export const ewayLimitForm = z.object({
  above: z
    .number(taxRuleTexts.ewayLimit)
    .check(
      z.gt(0, taxRuleTexts.ewayLimit),
      z.lte(10_000_000, taxRuleTexts.ewayLimit),
      z.refine(isWholePaise, taxRuleTexts.ewayLimit),
    ),
  validFrom,
})
export type EwayLimitForm = z.infer<typeof ewayLimitForm>
