import * as z from 'zod/mini'
import { optionalAmount } from '#shared/amount-field.ts'
import {
  absentOr,
  emptyAsUndefined,
  identifier,
  oneOf,
  preprocessed,
  text,
} from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { nilKinds } from './nil-kinds.ts'
import { validFrom } from './seller-form.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'
import { unitCodes } from './unit-codes.ts'

/** 4, 6 or 8 digits, as GST law requires. */
const hsnPattern = /^(?:\d{4}|\d{6}|\d{8})$/

/** In percent. */
const rate = () =>
  z
    .number(absentOr(texts.required, taxRuleTexts.taxRate))
    .check(
      z.minimum(0, taxRuleTexts.taxRate),
      z.maximum(100, taxRuleTexts.taxRate),
      z.refine(isWholePaise, taxRuleTexts.taxRate),
    )

export const hsn = () => identifier(hsnPattern, { wrong: taxRuleTexts.hsnInvalid })

/** A day, or an instant, which is converted to its day in India. */
const day = z.pipe(
  preprocessed(
    (value) => {
      const isInstant = typeof value === 'string' && value.includes('T')
      const at = isInstant ? Date.parse(value) : Number.NaN
      return Number.isNaN(at)
        ? emptyAsUndefined(value)
        : new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10)
    },
    z.iso.date(absentOr(texts.required, ruleTexts.date)),
  ),
  z.transform((value: string) => value),
)

const fields = z.object({
  hsn: hsn(),
  uqc: text(3, texts.required, taxRuleTexts.uqcInvalid).check(
    z.overwrite((value) => value.toUpperCase()),
    z.refine((value) => value === '' || unitCodes.includes(value), taxRuleTexts.uqcInvalid),
  ),
  rate: rate(),
  above: optionalAmount(texts.priceInvalid),
  rateAbove: preprocessed(emptyAsUndefined, z.nullish(rate())),
  nil: z._default(z.boolean(ruleTexts.notValid), false),
  /** Nil rated by default; only for goods without tax. */
  nilKind: preprocessed(emptyAsUndefined, z.nullish(oneOf(nilKinds, taxRuleTexts.nilKind))),
  reviewedBy: text(120),
  reviewedAt: day,
  source: preprocessed(emptyAsUndefined, z.nullish(text(300))),
  validFrom,
})

/**
 * A tax class as staff send it: `rate`, `rateAbove` in percent; `above` in rupees per piece, before
 * tax.
 */
export const taxClassForm = fields.check(
  z.superRefine(
    (value: Partial<z.infer<typeof fields>>, context) => {
      const addIssue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      const { above, rateAbove, nil, nilKind } = value
      if (nilKind != null && nil !== true) addIssue('nilKind', taxRuleTexts.nilKindOfTaxed)
      if (nil === true && (value.rate || above || rateAbove)) addIssue('rate', taxRuleTexts.nilRate)
      else if (above != null && rateAbove == null) addIssue('rateAbove', taxRuleTexts.slabTogether)
      else if (above == null && rateAbove != null) addIssue('above', taxRuleTexts.slabTogether)
      else if (
        typeof rateAbove === 'number' &&
        typeof value.rate === 'number' &&
        rateAbove <= value.rate
      )
        addIssue('rateAbove', taxRuleTexts.rateAboveTooLow)
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)
export type TaxClassForm = z.infer<typeof taxClassForm>

/** The key of a tax class in a path. */
export const taxClassKey = text(40, texts.required, taxRuleTexts.taxClassKey).check(
  z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, taxRuleTexts.taxClassKey),
)
