import { z } from 'zod'
import { text } from '#shared/fields.ts'
import { mostOfDesignName } from './design-limits.ts'
import { scene } from '@tohfa/print-engine/scene/scene'
import { fieldValues } from '@tohfa/print-engine/scene/template-fields'

/** The number of days after its last use until an unordered design is deleted. */
export const daysOfDesign = 90
/**
 * The number of days after the last use until the owner is warned of the deletion of designs and
 * photos.
 */
export const daysUntilWarned = 76

const name = z.nullish(text(mostOfDesignName)).describe('What its owner calls it')

/** One of the two: a scene, or the values of the template's fields. */
const content = {
  scene: scene.optional(),
  values: fieldValues.optional().describe('Put into the template, by the ids of its fields'),
}
export const designDraft = z.object({
  productId: z.string(),
  color: text(60),
  size: z.nullish(text(20)),
  name,
  ...content,
})
export type DesignDraft = z.output<typeof designDraft>

export const designChange = z.object({
  version: z.number().int().describe('The one that was read; 409 when it is no longer that'),
  ...content,
})
export type DesignChange = z.output<typeof designChange>

/** Null takes the name away. */
export const designName = z.object({ name: z.nullable(text(mostOfDesignName)) })

export const designCopy = z.object({ name })

/** A design of a person for a product in a colour and size. */
export const design = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string().describe('Of the product'),
  titleHi: z.string().optional().describe('In Hindi, where staff wrote it'),
  name: z.string().optional().describe('What its owner calls it, if that is not the title'),
  offered: z.boolean().describe('Whether its product can be personalised now'),
  color: z.string(),
  size: z.string().optional(),
  version: z.number().int().describe('Counts up with each change'),
  shared: z.boolean().describe('Whether others see it under a link'),
  scene,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Design = z.output<typeof design>
