import { z } from 'zod'
import { emptyAsUndefined, listOf, optionalLines, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { visibilities } from './visibility.ts'

/** The maximum number of products in a collection, a multiple of the page size. */
export const mostCollected = 300
export const mostCollections = 60
export const mostSearchWords = 60

/** The slug in a collection's address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Lower-case letters, digits and hyphens. */
const slug = text(60).check(
  z.refine((value) => value === '' || slugPattern.test(value), ruleTexts.slug),
)
const optionalLine = (most: number) =>
  z.preprocess((value) => emptyAsUndefined(value) ?? undefined, z.optional(text(most)))

const orNone = <T extends z.core.$ZodType>(list: T) => z.preprocess((value) => value ?? [], list)

/** A collection as staff send it; its products in their order. */
export const collectionForm = z.object({
  slug,
  title: text(60),
  titleHi: optionalLine(60),
  description: optionalLines(300),
  descriptionHi: optionalLines(300),
  shown: z.preprocess((value) => value ?? true, z.boolean(ruleTexts.notValid)),
  words: orNone(
    listOf(text(40)).check(z.maxLength(mostSearchWords, ruleTexts.tooManyWords)),
  ).describe('What it is searched by, in English and in Hindi in both scripts'),
  productIds: orNone(
    listOf(z.string(ruleTexts.notValid)).check(
      z.maxLength(mostCollected, ruleTexts.tooManyProducts),
    ),
  ),
})
export type CollectionForm = z.infer<typeof collectionForm>

const words = {
  slug: z.string(),
  title: z.string(),
  titleHi: z.string().optional(),
  description: z.string().optional(),
  descriptionHi: z.string().optional(),
}

/** A collection for shoppers, with the number of its published products. */
export const collection = z.object({ ...words, count: z.number().int() })
export type Collection = z.infer<typeof collection>

/** A product in a collection, for staff. */
const collectedProduct = z.object({
  id: z.string(),
  title: z.string(),
  thumbnail: z.string().nullable(),
  visibility: z.enum(visibilities),
})
export type CollectedProduct = z.infer<typeof collectedProduct>

/** A collection for staff. */
export const adminCollection = z.object({
  id: z.string(),
  ...words,
  shown: z.boolean(),
  words: z.array(z.string()),
  count: z.number().int().describe('How many of its products are in the shop'),
})
export type AdminCollection = z.infer<typeof adminCollection>

export const filledCollection = adminCollection.extend({ products: z.array(collectedProduct) })
export type FilledCollection = z.infer<typeof filledCollection>

/** All collections in display order. */
export const collectionOrder = z.object({
  ids: listOf(z.string(ruleTexts.notValid)).check(z.maxLength(mostCollections)),
})
