import { z } from 'zod'
import { choice, paging, queryFigure } from '#shared/envelope.ts'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import { isCountryCode, productsPerPage, productSorts, sizes } from './listing-choices.ts'
import { each, productTraits } from './product-attributes.ts'
import { priceBreak } from './price-break.ts'
import { productTypeSlugs } from './product-type-labels.ts'
import { measures } from './product-types/size-chart.ts'
import { visibilities } from './visibility.ts'
import { productPersonalisation } from '@tohfa/print-engine/scene/personalisation'

// Separate from the schemas, so that a page that only names types does not load the validator.
export * from './listing-choices.ts'
export * from './net-quantity.ts'
export * from './product-attributes.ts'
export * from './product-particulars.ts'
export * from './product-type-labels.ts'
export * from './product-types.ts'

/** A number in a query; absent when empty. */
function queryNumber(min: number, max: number) {
  const range = `Should be a number from ${min} to ${max}`
  const figure = z.coerce.number(range).min(min, range).max(max, range).optional()
  return z.preprocess<unknown, typeof figure, number | undefined>(queryFigure, figure)
}

/** A query parameter that may be repeated, each with or without commas. */
function queryWords(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Several of `known` in any case, comma-separated or repeated (docs/product.md 4.1). */
function queryChoices<T extends string>(known: readonly T[]) {
  const byLowerCase = new Map(known.map((choice) => [choice.toLowerCase(), choice]))
  return z
    .preprocess(
      (value: readonly T[] | undefined) =>
        queryWords(value).map((part) => byLowerCase.get(part.toLowerCase()) ?? part),
      z.custom<T[]>(
        (choices) => (choices as T[]).every((choice) => known.includes(choice)),
        `Should be of ${known.join(', ')}`,
      ),
    )
    .optional()
    .transform((choices) => (choices?.length ? [...new Set(choices)].sort() : undefined))
    .meta({ type: 'array', items: { type: 'string', enum: [...known] } })
}

/** Countries by their codes, in any case, comma-separated or repeated. */
const queryCountries = z
  .preprocess(
    (value: readonly string[] | undefined) => queryWords(value).map((word) => word.toUpperCase()),
    z.custom<string[]>(
      (codes) => (codes as string[]).every(isCountryCode),
      'Should be country codes, such as IN',
    ),
  )
  .optional()
  .transform((codes) => (codes?.length ? [...new Set(codes)].sort() : undefined))
  .meta({ type: 'array', items: { type: 'string', pattern: '^[A-Za-z]{2}$' } })

const mostIds = 100

/** Product ids, comma-separated or repeated, without duplicates; malformed ones are ignored. */
export const productIds = z
  .preprocess(
    (value: readonly string[] | undefined) => queryWords(value).map((word) => word.toLowerCase()),
    z.array(z.string()).max(mostIds, `At most ${mostIds} ids`),
  )
  .transform((ids) => [...new Set(ids)].filter((id) => z.guid().safeParse(id).success))
  .meta({ type: 'array', items: { type: 'string' } })

/** The query of a listing (docs/product.md 4.1), as text in a URL. */
export const productQuery = z.object({
  ...paging(productsPerPage),
  search: z
    .string()
    .optional()
    .transform((search) => trimBlank(search ?? '') || undefined)
    .describe(
      'Forgives case, accents, word order, unfinished words and one typo a word; “under 300”, “upto ₹500”, “300 से कम” or “200 to 300” in it is a price',
    ),
  sort: choice(productSorts).describe('`newest` unless there is a search, then `relevance`'),
  ratingGreater: queryNumber(0, 5).describe('A rating of at least this'),
  categories: queryChoices(productTypeSlugs).describe('Product types'),
  price: queryNumber(0, 100_000_000).describe('One can be had for less than this, in rupees'),
  size: queryChoices(sizes).describe('Has one of these sizes, whatever its stock'),
  origin: queryCountries.describe('Comes from one of these countries, by ISO 3166 code'),
})

/** The filters of a listing; `price` in rupees. */
export type ProductFilters = Partial<z.output<typeof productQuery>>

const sizeOption = z.object({
  _id: z.string(),
  size: z.string(),
  stock: z.number().int(),
})

const productColor = z.object({
  color: z.string(),
  images: z.array(z.string()),
  sizes: z.array(sizeOption).optional(),
  stock: z.number().int().optional(),
})

const centimetres = z.union([z.number(), z.tuple([z.number(), z.number()])])

/** A row of a size chart in centimetres, of what adjusts from the least to the most. */
const sizeRow = z.object({ size: z.string(), ...each(measures, () => centimetres.optional()) })

/** A product as returned (docs/product.md 3.1); prices in rupees. */
export const product = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  titleHi: z.string().optional().describe('In Hindi, where staff wrote it'),
  descriptionHi: z.string().optional().describe('In Hindi; not in lists'),
  highlightsHi: z.array(z.string()).optional().describe('In Hindi; not in lists'),
  productType: z.enum(productTypeSlugs),
  category: z.string(),
  brand: z.string(),
  price: z.number(),
  discount: z.number(),
  discountedPrice: z.number(),
  payable: z
    .number()
    .describe(
      'What one can be had for: the discounted price, and its print where it is sold personalised only',
    ),
  priceBreaks: z
    .array(priceBreak)
    .describe('From so many pieces in the cart, each costs so much less; not its print'),
  packPrices: z
    .array(z.object({ quantity: z.number().int(), price: z.number() }))
    .describe('Packs with a price of their own in place of `price`'),
  rating: z.number(),
  numberOfReviews: z.number().int(),
  thumbnail: z.string().nullable(),
  colors: z.array(productColor),
  quantity: z.array(z.number().int()).optional(),
  ...each(productTraits, () => z.string().optional()),
  trackStock: z.boolean(),
  visibility: z
    .enum(visibilities)
    .exclude(['published'])
    .optional()
    .describe('Where it is not published; only staff read such a product'),
  taxClass: z.string().optional().describe('Where it is not that of its type'),
  hsn: z.string().optional().describe('Where it is not that of its tax class'),
  blankId: z
    .string()
    .optional()
    .describe('The blank that it is printed on, whose stock its figures are'),
  sizeChart: z
    .array(sizeRow)
    .optional()
    .describe('The measures of its sizes, where they are not those of its type; not in lists'),
  customizable: z.literal(true).optional().describe('Where it can be personalised'),
  personalisation: productPersonalisation.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof product>
export type ProductColor = z.infer<typeof productColor>

/** A suggestion while typing: a type, one of its categories, or a product. */
export const suggestion = z.object({
  text: z.string(),
  productType: z.enum(productTypeSlugs).optional(),
  id: z.string().optional().describe('Of the product that the text is the title of'),
  textHi: z.string().optional().describe('The same in Hindi, where staff wrote it'),
})
export type Suggestion = z.infer<typeof suggestion>

const count = z.number().int()

/** What follows a search with few results: more of the type that it names, or of any gift. */
export const moreOfKind = z.object({
  kind: z.enum([...productTypeSlugs, 'gifts']),
  products: z.array(product),
})
export type MoreOfKind = z.infer<typeof moreOfKind>

/** The price limit that a search states in words, in rupees. */
const priceBounds = z.object({
  least: z.number().optional(),
  above: z.number().optional(),
  most: z.number().optional(),
  under: z.number().optional(),
})
export type PriceBounds = z.infer<typeof priceBounds>

const searchedPrice = priceBounds.extend({ rest: z.string().describe('The search without it') })
export type SearchedPrice = z.infer<typeof searchedPrice>

/**
 * The number of products that each value of a filter would leave, given the other groups' filters.
 * Keys of `ratings` and `prices` are the steps of docs/product.md 4.8.
 */
export const filterCounts = z.object({
  categories: z.record(z.enum(productTypeSlugs), count),
  ratings: z.record(z.string(), count).describe('A rating of at least this'),
  prices: z.record(z.string(), count).describe('One can be had for less than this, in rupees'),
  sizes: z.record(z.enum(sizes), count),
  origins: z.record(z.string(), count).describe('By the code of each country that there is'),
  searchedPrice: searchedPrice
    .optional()
    .describe('The price that the words of the search set, which all counts have met'),
})
export type FilterCounts = z.infer<typeof filterCounts>
