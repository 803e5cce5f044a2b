import * as z from 'zod/mini'
import { emptyAsUndefined, preprocessed, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { sizes } from './listing-choices.ts'
import { each } from './product-attributes.ts'
import type { ProductType } from './product-type-labels.ts'
import { productTypes } from './product-types.ts'
import { type Measure, measures, type SizeRow } from './product-types/size-chart.ts'
import { measuresOf } from './product-types/size-charts.ts'

/** The least and the most that anything measures, in centimetres. */
export const measureLimits = { least: 1, most: 300 } as const

const { least, most } = measureLimits
const wrong = ruleTexts.measure(least, most)
const figure = z.number(wrong).check(
  z.minimum(least, wrong),
  z.maximum(most, wrong),
  z.refine((value) => Number.isInteger(Math.round(value * 100) / 10), wrong),
)
const fromTo = z.tuple([figure, figure], wrong).check(z.refine(([from, to]) => from < to, wrong))
const measure = preprocessed(
  (value) => (value === null ? undefined : emptyAsUndefined(value)),
  z.optional(z.union([figure, fromTo], wrong)),
)

const row = z.object({ size: text(20), ...each(measures, () => measure) })

const place = ({ size }: { size: string }) => sizes.findIndex((known) => known === size)

/** The measures of a product's sizes, where they are not those of its type; an empty chart is none. */
export const sizeChartForm = preprocessed(
  (value) => (isEmpty(value) ? undefined : value),
  z.nullish(
    z.array(row, ruleTexts.mustBeList).check(
      z.maxLength(sizes.length, ruleTexts.sizeChartSizes),
      z.overwrite((rows) => rows.toSorted((a, b) => place(a) - place(b))),
    ),
  ),
)

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : emptyAsUndefined(value) === undefined

/**
 * Holds a chart to its product: a row for each of its sizes and for no other, and in all rows the same
 * measures, of those that its type has. A type without sizes has no chart.
 */
export function checkSizeChart(
  chart: readonly Partial<SizeRow>[],
  type: ProductType,
  ofProduct: readonly string[],
  addIssue: (path: (string | number)[], message: string) => void,
): void {
  if (chart.length === 0 || productTypes[type].sizes.length === 0) return
  const rows = chart.map(({ size }) => size)
  const wanted = new Set(ofProduct)
  const isWanted = rows.length === wanted.size && [...wanted].every((size) => rows.includes(size))
  if (!isWanted) addIssue(['sizeChart'], ruleTexts.sizeChartSizes)
  const known = measuresOf(type)
  const has = (one: Partial<SizeRow>, name: Measure) => one[name] != null
  const named = measures.filter((name) => chart.some((one) => has(one, name)))
  if (named.length === 0) addIssue(['sizeChart'], ruleTexts.sizeChartMeasures)
  for (const [index, one] of chart.entries())
    for (const name of named) {
      if (!has(one, name)) addIssue(['sizeChart', index, name], ruleTexts.sizeChartMeasures)
      else if (!known.includes(name)) addIssue(['sizeChart', index, name], ruleTexts.notValid)
    }
}
