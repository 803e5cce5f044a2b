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

/** Measured between 50 and 500 characters, as both long texts are (docs/product.md 3.8). */
const long = (wrong: string) => textLines(500, texts.required, wrong).check(z.minLength(50, wrong))

const separator = ' | '

/** A list of highlights, or one text with vertical bars; measured as the text with its bars. */
const highlights = z
  .pipe(
    preprocessed(
      (value) => (Array.isArray(value) ? value.filter(Boolean).join(separator) : value),
      long(texts.highlightInvalid),
    ),
    z.transform((joined: string) => joined.split('|').map(oneLine).filter(Boolean)),
  )
  .check(z.refine((list) => list.length > 0, texts.highlightInvalid))

/** In Hindi a product may have each of its texts, and needs none; what is blank is none. */
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

/** Left empty it is that of the type, or of the class. */
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

/** Any product may have each trait; its type says which it must have. */
const trait = (name: ProductTrait) => {
  const { traitKind, most } = traitRows[name]
  return preprocessed(emptyAsUndefined, z.nullish(kinds[traitKind](most)))
}

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
  price: within(priceMinimum, priceMaximum, texts.priceInvalid).check(
    z.refine(isWholePaise, texts.priceInvalid),
  ),
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
  trackStock: z._default(z.boolean(), false),
  visibility: preprocessed(
    emptyAsUndefined,
    z.optional(z.enum(visibilities, absentOr(ruleTexts.notValid, ruleTexts.notValid))),
  ),
  taxClass: taxed(taxClassKey),
  hsn: taxed(hsn()),
  ...each(productTraits, trait),
})

/**
 * What staff send for a product, by the rules and sentences of docs/product.md 3.8 and
 * 24.1. Prices in rupees.
 */
export const productForm = fields.check(
  // Run beside the other rules, so that everything that is missing is told at once: what is of a
  // wrong kind, which those tell, is looked over here.
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
      checkColors(list(value.colors), type.sizes, addIssue)
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

export type ProductForm = z.infer<typeof productForm>

/** What stands in a list, if it is one, and may have properties. */
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
