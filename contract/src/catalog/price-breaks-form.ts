import * as z from 'zod/mini'
import { absentOr } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import type { PackPrice } from './pack-prices.ts'
import { breakLimits } from './price-breaks.ts'

const { most } = breakLimits
const [leastFrom, mostFrom] = breakLimits.from
const [leastPercent, mostPercent] = breakLimits.percent
const wrongFrom = ruleTexts.breakFrom(leastFrom, mostFrom)
const wrongPercent = ruleTexts.breakPercent(leastPercent, mostPercent)

const step = z.object({
  from: z
    .number(absentOr(texts.required, wrongFrom))
    .check(z.int(wrongFrom), z.minimum(leastFrom, wrongFrom), z.maximum(mostFrom, wrongFrom)),
  percent: z
    .number(absentOr(texts.required, wrongPercent))
    .check(
      z.minimum(leastPercent, wrongPercent),
      z.maximum(mostPercent, wrongPercent),
      z.refine(isWholePaise, wrongPercent),
    ),
})

/** The breaks of a product; each counts from more pieces than the one before, and takes off more. */
export const priceBreaksForm = z.nullish(
  z.array(step, ruleTexts.mustBeList).check(
    z.maxLength(most, ruleTexts.tooManyBreaks(most)),
    z.superRefine((steps, context) => {
      for (const [at, one] of steps.entries())
        for (const key of ['from', 'percent'] as const) {
          const before = steps[at - 1]
          if (before && one[key] <= before[key])
            context.addIssue({ code: 'custom', path: [at, key], message: ruleTexts.breakRises })
        }
    }),
  ),
)

/** The prices of packs, by the rule of the product's own price. */
export const packPricesForm = <Price extends z.core.$ZodType<number>>(price: Price) =>
  z.nullish(
    z
      .array(z.object({ quantity: z.number(texts.required), price }), ruleTexts.mustBeList)
      .check(z.maxLength(20, ruleTexts.notValid)),
  )

/** Holds the prices to the packs that the product has, each once. */
export function checkPackPrices(
  prices: readonly Partial<PackPrice>[],
  packs: readonly unknown[],
  addIssue: (path: (string | number)[], message: string) => void,
): void {
  for (const [at, { quantity }] of prices.entries()) {
    const isFirst = prices.findIndex((one) => one.quantity === quantity) === at
    if (!packs.includes(quantity)) addIssue(['packPrices', at, 'quantity'], ruleTexts.packUnknown)
    else if (!isFirst) addIssue(['packPrices', at, 'quantity'], ruleTexts.packTwice)
  }
}
