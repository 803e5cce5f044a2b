import * as z from 'zod/mini'
import { emptyAsUndefined, oneOf, preprocessed, text } from '#shared/fields.ts'
import { paperText } from '#shared/paper-text.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { isGstin, plainGstin, stateOfGstin } from './gstin.ts'
import { gstinField } from './gstin-field.ts'
import { sellerModes } from './seller-modes.ts'
import { isStateCode } from './states.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** A day in India from which a row applies; today by default. */
export const validFrom = preprocessed(emptyAsUndefined, z.nullish(z.iso.date(ruleTexts.date)))

const upper = z.overwrite((value: string) => value.toUpperCase())
const fields = z.object({
  legalName: paperText(120),
  tradeName: paperText(120),
  address: paperText(300),
  stateCode: text(2, texts.required, taxRuleTexts.stateInvalid).check(
    z.refine((code) => code === '' || isStateCode(code), taxRuleTexts.stateInvalid),
  ),
  gstin: preprocessed(emptyAsUndefined, z.nullish(gstinField())),
  mode: oneOf(sellerModes, taxRuleTexts.sellerMode),
  seriesPrefix: text(4, texts.required, taxRuleTexts.seriesPrefix).check(
    upper,
    z.refine((prefix) => prefix === '' || /^[A-Z0-9]+$/.test(prefix), taxRuleTexts.seriesPrefix),
  ),
  signatory: paperText(120),
  validFrom,
})

/** The seller as staff send it: a GSTIN where it is required, and of the seller's own state. */
export const sellerForm = fields.check(
  z.superRefine(
    (value: Partial<z.infer<typeof fields>>, context) => {
      const { mode, gstin: given, stateCode } = value
      const addIssue = (message: string) =>
        context.addIssue({ code: 'custom', path: ['gstin'], message })
      if (mode === 'unregistered') {
        if (given) addIssue(taxRuleTexts.gstinOfUnregistered)
      } else if (!given) {
        if (mode === 'regular' || mode === 'composition') addIssue(texts.required)
      } else if (typeof given === 'string') {
        const plain = plainGstin(given)
        if (isGstin(plain) && isStateCode(stateCode ?? '') && stateOfGstin(plain) !== stateCode)
          addIssue(taxRuleTexts.gstinOfOtherState)
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)
export type SellerForm = z.infer<typeof sellerForm>
