import * as z from 'zod/mini'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { isGstin, plainGstin } from './gstin.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** A GSTIN in any spelling, normalised to capitals without spaces. */
export const gstinField = () =>
  z
    .string(ruleTexts.notValid)
    .check(z.overwrite(plainGstin), z.refine(isGstin, taxRuleTexts.gstinInvalid))
