import { z } from 'zod'
import { text } from '#shared/fields.ts'
import { scene } from '@tohfa/print-engine/scene/scene'
import { fieldValues } from '@tohfa/print-engine/scene/template-fields'

/** How many designs one person keeps. */
export const mostDesigns = 50
/** How long after its last use a design is kept that nobody ordered. */
export const daysOfDesign = 90
/** How long after their last use their owner is told that designs and photos will go. */
export const daysUntilWarned = 76

/** One of the two: a scene, or what was filled into the fields of the product's template. */
const content = {
  scene: scene.optional(),
  values: fieldValues.optional().describe('Put into the template, by the ids of its fields'),
}
export const designDraft = z.object({
  productId: z.string(),
  color: text(60),
  size: z.nullish(text(20)),
  ...content,
})
export type DesignDraft = z.output<typeof designDraft>

export const designChange = z.object({
  version: z.number().int().describe('The one that was read; 409 when it is no longer that'),
  ...content,
})
export type DesignChange = z.output<typeof designChange>

/** What somebody designed for a product in a colour and size. */
export const design = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string().describe('Of the product'),
  titleHi: z.string().optional().describe('In Hindi, where staff wrote it'),
  color: z.string(),
  size: z.string().optional(),
  version: z.number().int().describe('Counts up with each change'),
  shared: z.boolean().describe('Whether others see it under a link'),
  scene,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Design = z.output<typeof design>
