import { z } from 'zod'
import { absentOr } from '#shared/fields.ts'
import { texts } from '#i18n/texts.ts'
import { isGstPeriod } from './gst-periods.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** A month in a query. */
export const month = z
  .string(absentOr(texts.required, taxRuleTexts.gstPeriod))
  .refine(isGstPeriod, taxRuleTexts.gstPeriod)
  .describe('A month in India, such as `2026-10`')
