import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { isWholePaise } from '../money.ts'
import { texts } from '../texts.ts'
import { validFrom } from './seller-form.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** The first code of the ten digits of each script that people type here. */
const zeros = Array.from('०০੦૦୦௦౦೦൦۰٠', (zero) => zero.codePointAt(0) ?? 0)

/** A number as it is pasted: digits of any Indian script, with spaces, dashes and invisible marks between. */
function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** The number of an e-way bill, as the portal gives it. */
export const ewayBill = z.object({
  number: text(40, texts.required, taxRuleTexts.ewayNumber).check(
    z.overwrite(plainNumber),
    z.refine((number) => number === '' || /^[0-9]{12}$/.test(number), taxRuleTexts.ewayNumber),
  ),
})

/** From which value of its goods on a parcel needs one, in rupees, from a day on. */
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
