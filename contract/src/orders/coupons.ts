import * as z from 'zod/mini'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { optionalAmount } from '#shared/amount-field.ts'
import { absentOr, emptyAsUndefined, oneOf, preprocessed, text } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { plainCode } from './coupon-code.ts'
import { couponKinds } from './coupon-kinds.ts'
import { couponRuleTexts } from './coupon-rules.texts.ts'

/** A valid code: letters of any script, digits, dashes. */
const codeToSet = text(60, texts.required, couponRuleTexts.couponCode).check(
  z.overwrite(plainCode),
  z.refine(
    (value) => value === '' || /^[\p{L}\p{M}\p{N}_-]{3,30}$/u.test(value),
    couponRuleTexts.couponCode,
  ),
)

/** A code as a shopper types it; a malformed one is simply unknown. */
export const couponChoice = z.object({
  code: text(200).check(z.overwrite(plainCode), z.minLength(1, texts.required)),
})

const day = preprocessed(
  emptyAsUndefined,
  z.nullish(z.iso.date(absentOr(texts.required, ruleTexts.date))),
)

const { couponLimit } = couponRuleTexts
const times = preprocessed(
  emptyAsUndefined,
  z.nullish(
    z.number(couponLimit).check(
      z.refine((value) => Number.isInteger(value), couponLimit),
      z.minimum(1, couponLimit),
      z.maximum(1_000_000, couponLimit),
    ),
  ),
)

const rules = {
  kind: oneOf(couponKinds, couponRuleTexts.couponKind),
  value: z
    .number(absentOr(texts.required, couponRuleTexts.couponValue))
    .check(
      z.positive(couponRuleTexts.couponValue),
      z.maximum(10_000_000, couponRuleTexts.couponValue),
      z.refine(isWholePaise, couponRuleTexts.couponValue),
    ),
  cap: optionalAmount(texts.priceInvalid),
  min: optionalAmount(texts.priceInvalid),
  from: day,
  until: day,
  limit: times,
  perPerson: times,
  types: z.nullish(
    z.array(oneOf(productTypeSlugs, couponRuleTexts.couponTypes), couponRuleTexts.couponTypes),
  ),
  firstOrder: z.nullish(z.boolean(ruleTexts.notValid)),
  automatic: z.nullish(z.boolean(ruleTexts.notValid)),
}

const together = z.superRefine(
  (value: Partial<CouponRules>, context) => {
    const told = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const { kind, cap, from, until } = value
    if (kind === 'percent' && typeof value.value === 'number' && value.value > 100)
      told('value', couponRuleTexts.couponPercent)
    if (kind === 'amount' && cap != null) told('cap', couponRuleTexts.couponCap)
    // They may be anything yet, even objects that cannot be compared.
    if (typeof from === 'string' && typeof until === 'string' && from > until)
      told('until', ruleTexts.endsFirst)
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

const rulesForm = z.object(rules)
export type CouponRules = z.infer<typeof rulesForm>

/** A coupon as staff send it: rupees and percent; days in India, both inclusive. */
export const couponForm = z.object({ code: codeToSet, ...rules }).check(together)
export type CouponForm = z.infer<typeof couponForm>

/** A change of a coupon: omitted values stay, null removes a limit. */
export const couponChange = z.partial(rulesForm)
export type CouponChange = z.infer<typeof couponChange>

/** A coupon after a change, validated by the same rules. */
export const wholeCoupon = rulesForm.check(together)

/** A coupon and its results. */
export const coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  cap: z.nullable(z.number()),
  min: z.nullable(z.number()),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  limit: z.nullable(z.number()),
  perPerson: z.nullable(z.number()),
  types: z.nullable(z.array(z.string())),
  firstOrder: z.boolean(),
  automatic: z.boolean(),
  /** Uses by checkouts and orders. */
  uses: z.number(),
  /** Orders that were not cancelled. */
  orders: z.number(),
  /** Their discounts, and their totals after that. */
  discount: z.number(),
  sold: z.number(),
})
export type Coupon = z.infer<typeof coupon>

/** An offer that applies by itself today, as everybody may read it before there is a cart. */
export const runningOffer = z.object({
  kind: z.enum(couponKinds),
  value: z.number(),
  cap: z.nullable(z.number()),
  min: z.nullable(z.number()),
  until: z.iso.date(),
  perPerson: z.nullable(z.number()),
  types: z.nullable(z.array(z.enum(productTypeSlugs))),
  firstOrder: z.boolean(),
})
export type RunningOffer = z.infer<typeof runningOffer>
