import * as z from 'zod/mini'
import { absentOr, emptyAsUndefined, oneOf, preprocessed, text, textLines } from '#shared/fields.ts'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { oneLine } from '@tohfa/print-engine/text/lines'
import { paperText } from '#shared/paper-text.ts'
import { isWholePaise } from '#shared/money.ts'
import { countryCodeOf } from '#shared/countries.ts'
import { each, productTraits, type ProductTrait, traitRows } from './product-attributes.ts'
import { isNetQuantity, writtenQuantity } from './net-quantity.ts'
import { isProductType, productTypeSlugs } from './product-type-labels.ts'
import { categoriesOf, productTypes } from './product-types.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import type { TraitKind } from './trait-kind.ts'
import { checkPackPrices, packPricesForm, priceBreaksForm } from './price-breaks-form.ts'
import { checkSizeChart, sizeChartForm } from './size-chart-form.ts'
import { visibilities } from './visibility.ts'
import { hsn, taxClassKey } from '#tax/tax-class-form.ts'
import { texts } from '#i18n/texts.ts'

/** docs/product.md 3.8. */
const priceMinimum = 200
const priceMaximum = 1_000_000
const packMinimum = 100
const packMaximum = 100_000
export const longestTitle = 120

function within(min: number, max: number, wrong: string) {
  return z
    .number(absentOr(texts.required, wrong))
    .check(z.minimum(min, wrong), z.maximum(max, wrong))
}

/** Between 50 and 500 characters, as for both long texts (docs/product.md 3.8). */
const long = (wrong: string) => textLines(500, texts.required, wrong).check(z.minLength(50, wrong))

const separator = ' | '

/** A list of highlights, or one text separated by vertical bars; its length includes the bars. */
const highlights = z
  .pipe(
    preprocessed(
      (value) => (Array.isArray(value) ? value.filter(Boolean).join(separator) : value),
      long(texts.highlightInvalid),
    ),
    z.transform((joined: string) => joined.split('|').map(oneLine).filter(Boolean)),
  )
  .check(z.refine((list) => list.length > 0, texts.highlightInvalid))

/** All Hindi texts are optional; a blank one counts as absent. */
const inHindi = <T extends z.core.$ZodType>(schema: T) =>
  preprocessed((value) => (isNothing(value) ? undefined : value), z.nullish(schema))

function isNothing(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isNothing) : typeof value === 'string' && isBlank(value)
}

const stock = z
  .optional(
    z
      .number(ruleTexts.stock)
      .check(
        z.int(ruleTexts.stock),
        z.minimum(0, ruleTexts.stock),
        z.maximum(1_000_000, ruleTexts.stock),
      ),
  )
  .register(z.globalRegistry, {
    description:
      'Left out, it stays as it is, whatever was sold meanwhile; what is new begins at 0',
  })

const color = z.object({
  color: paperText(60),
  images: z
    .array(z.string(), texts.required)
    .check(z.minLength(1, texts.required), z.maxLength(10)),
  sizes: z.optional(
    z.array(z.object({ size: text(20), stock })).check(z.maxLength(10, ruleTexts.notValid)),
  ),
  stock,
})

/** Empty means that of the type, or of the class. */
const taxed = (schema: typeof taxClassKey) => preprocessed(emptyAsUndefined, z.nullish(schema))

/** The schema of each kind of trait. */
const kinds: Record<TraitKind, (most: number) => ReturnType<typeof text>> = {
  words: text,
  quantity: (most) =>
    text(most).check(z.overwrite(writtenQuantity), z.refine(isNetQuantity, ruleTexts.netQuantity)),
  country: (most) =>
    text(most).check(
      z.overwrite((typed) => countryCodeOf(typed) ?? typed),
      z.refine((code) => countryCodeOf(code) === code, ruleTexts.country),
    ),
  address: textLines,
}

/** Any product may have each trait; its type decides which are required. */
export const trait = (name: ProductTrait) => {
  const { traitKind, most } = traitRows[name]
  return preprocessed(emptyAsUndefined, z.nullish(kinds[traitKind](most)))
}

const price = within(priceMinimum, priceMaximum, texts.priceInvalid).check(
  z.refine(isWholePaise, texts.priceInvalid),
)

const fields = z.object({
  productType: oneOf(productTypeSlugs, ruleTexts.productType),
  category: text(60),
  title: paperText(longestTitle),
  brand: preprocessed(emptyAsUndefined, z.optional(text(60))),
  description: long(texts.descriptionInvalid),
  highlights,
  titleHi: inHindi(text(longestTitle)),
  descriptionHi: inHindi(long(texts.descriptionInvalid)),
  highlightsHi: inHindi(highlights),
  price,
  discount: within(1, 80, texts.discountInvalid).check(
    z.refine(isWholePaise, texts.discountInvalid),
  ),
  rating: within(0, 5, texts.ratingInvalid),
  thumbnail: z.nullish(z.string()),
  colors: z.array(color, texts.required).check(z.minLength(1, texts.required), z.maxLength(60)),
  quantity: z.nullish(
    z
      .array(within(packMinimum, packMaximum, texts.priceInvalid).check(z.int(texts.priceInvalid)))
      .check(z.maxLength(20, ruleTexts.notValid)),
  ),
  priceBreaks: priceBreaksForm,
  packPrices: packPricesForm(price),
  trackStock: z._default(z.boolean(), false),
  visibility: preprocessed(
    emptyAsUndefined,
    z.optional(z.enum(visibilities, absentOr(ruleTexts.notValid, ruleTexts.notValid))),
  ),
  taxClass: taxed(taxClassKey),
  hsn: taxed(hsn()),
  sizeChart: sizeChartForm,
  blankId: preprocessed(emptyAsUndefined, z.nullish(text(64))),
  ...each(productTraits, trait),
})

/**
 * A product as staff send it, by the rules and messages of docs/product.md 3.8 and 24.1. Prices in
 * rupees.
 */
export const productForm = fields.check(
  // Runs alongside the other rules, so that all missing fields are reported at once. It skips
  // values of a wrong type, which those rules report.
  z.superRefine(
    (value: Partial<z.infer<typeof fields>>, context) => {
      const addIssue = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message })
      if (typeof value.productType !== 'string' || !isProductType(value.productType)) return
      const type = productTypes[value.productType]
      if (value.category && !categoriesOf(value.productType).includes(value.category))
        addIssue(['category'], ruleTexts.category)
      for (const name of type.attributes) if (!value[name]) addIssue([name], texts.required)
      if (type.soldInPacks && !value.quantity?.length) addIssue(['quantity'], texts.required)
      checkPackPrices(
        list(value.packPrices),
        type.soldInPacks && Array.isArray(value.quantity) ? value.quantity : [],
        addIssue,
      )
      checkColors(list(value.colors), type.sizes, addIssue)
      checkSizeChart(
        list(value.sizeChart),
        value.productType,
        list(value.colors).flatMap(({ sizes }) => list(sizes).flatMap(({ size }) => size ?? [])),
        addIssue,
      )
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

export type ProductForm = z.infer<typeof productForm>

/** The entries of a value that should be a list of objects; others become empty objects. */
function list<T extends object>(value: readonly T[] | null | undefined): readonly Partial<T>[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  return all.map((one) => (typeof one === 'object' && one !== null ? one : {}))
}

function checkColors(
  colors: readonly Partial<z.infer<typeof color>>[],
  sizes: readonly string[],
  addIssue: (path: (string | number)[], message: string) => void,
): void {
  const names = new Set<string>()
  for (const [index, one] of colors.entries()) {
    const name = typeof one.color === 'string' ? one.color.toLowerCase() : ''
    if (name && names.has(name)) addIssue(['colors', index, 'color'], ruleTexts.sameColor)
    if (name) names.add(name)
    if (sizes.length === 0) continue
    const chosen = list(one.sizes).map(({ size }) => size)
    if (chosen.length === 0) addIssue(['colors', index, 'sizes'], texts.required)
    else if (
      new Set(chosen).size < chosen.length ||
      chosen.some((size) => !sizes.includes(size ?? ''))
    )
      addIssue(['colors', index, 'sizes'], ruleTexts.sizes)
  }
}
