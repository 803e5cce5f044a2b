import * as z from 'zod/mini'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { settingsRuleTexts } from '#backoffice/settings/settings-rules.texts.ts'
import { optionalAmount } from '#shared/amount-field.ts'
import { absentOr, emptyAsUndefined, oneOf, pinCode, preprocessed } from '#shared/fields.ts'
import { customisedRules } from './cash-states.ts'
import { cashRuleTexts } from './cash-rules.texts.ts'

const mostPinCodes = 2_000
const mostRefusals = 100

const whole = (least: number, most: number, wrong: string) =>
  z
    .number(absentOr(texts.required, wrong))
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, wrong))

/**
 * When an order may be paid in cash, and whether its buyer must confirm it (docs/product.md 9.20).
 */
export const cashRules = z.object({
  max: optionalAmount(settingsRuleTexts.cashMax),
  blockedPincodes: z.array(pinCode(), absentOr(texts.required, ruleTexts.mustBeList)).check(
    z.maxLength(mostPinCodes, cashRuleTexts.tooManyPinCodes(mostPinCodes)),
    z.overwrite((all) => [...new Set(all)].sort()),
  ),
  maxRefusals: preprocessed(
    emptyAsUndefined,
    z.nullish(whole(0, mostRefusals, cashRuleTexts.maxRefusals)),
  ),
  confirm: z.boolean(absentOr(texts.required, settingsRuleTexts.onOrOff)),
  customised: oneOf(customisedRules, cashRuleTexts.customised),
  advancePercent: whole(1, 100, cashRuleTexts.advancePercent),
})

/** A change of the rules; omitted values stay. */
export const cashRulesForm = z.partial(cashRules)
export type CashRulesForm = z.infer<typeof cashRulesForm>

export type CashRules = {
  /** In rupees; null where only the setting applies. */
  max: number | null
  blockedPincodes: string[]
  maxRefusals: number | null
  confirm: boolean
  customised: (typeof customisedRules)[number]
  advancePercent: number
}

/** The default rules. */
export const firstCashRules: CashRules = {
  max: null,
  blockedPincodes: [],
  maxRefusals: null,
  confirm: false,
  customised: 'allow',
  advancePercent: 20,
}
