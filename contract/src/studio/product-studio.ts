import { z } from 'zod'
import { inks } from '@tohfa/print-engine/blanks/blank-row'
import { oneLine } from '@tohfa/print-engine/text/lines'
import { isWholePaise } from '#shared/money.ts'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { addedPriceBound, areaBounds, type Bound } from '@tohfa/print-engine/scene/bounds'
import { fontIds, fontScripts } from '@tohfa/print-engine/fonts/fonts'
import { motif } from '@tohfa/print-engine/scene/motif'
import { namesOnce } from '@tohfa/print-engine/scene/names-once'
import { allPieceShapes, shapesOf } from '@tohfa/print-engine/mockup/piece-shapes'
import { scene, studioId } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { templateField, templateFields } from '@tohfa/print-engine/scene/template-fields'
import { motifNames } from './motifs.ts'
import { photograph } from './photographs.ts'
import { templateFaults } from './template-faults.ts'

/** Rupees on top of a product's price. */
const addedPrice = z
  .number(studioRuleTexts.addedPrice)
  .min(addedPriceBound[0], studioRuleTexts.addedPrice)
  .max(addedPriceBound[1], studioRuleTexts.addedPrice)
  .refine(isWholePaise, { error: studioRuleTexts.addedPrice })

const length = ([least, most]: Bound) =>
  z.number(studioRuleTexts.areaSize).min(least, studioRuleTexts.areaSize).max(most, {
    error: studioRuleTexts.areaSize,
  })
const areaLabel = z.string().overwrite(oneLine).min(1, studioRuleTexts.labelMissing).max(80)

/** A printable place, in millimetres (docs/studio.md 1.2). */
const printArea = z.object({
  id: studioId,
  label: areaLabel,
  labelHi: areaLabel.optional(),
  width: length(areaBounds.width),
  height: length(areaBounds.height),
  bleed: length(areaBounds.bleed),
  safe: length(areaBounds.safe),
  shape: z
    .enum(allPieceShapes, studioRuleTexts.shapeOfAnother)
    .optional()
    .describe('How the piece looks in a mock-up, when otherwise than its blank'),
})
const printAreas = z.array(printArea).min(1).max(4).refine(namesOnce, studioRuleTexts.idTwice)

/** The studio of a product as staff send it (docs/studio.md section 10). Prices in rupees. */
export const studioForm = z
  .object({
    live: z.boolean(),
    required: z.boolean(),
    blank: z.enum(blankIds, studioRuleTexts.blankUnknown),
    areas: printAreas.optional().describe('Those of the blank when left out'),
    template: scene,
    fields: templateFields,
    fonts: z
      .array(z.enum(fontIds, studioRuleTexts.fontNotOffered))
      .min(1)
      .max(fontIds.length)
      .optional()
      .describe('All of them when left out'),
    surcharge: addedPrice,
    extraArea: addedPrice.default(0).describe('For each area in use after the first'),
  })
  .superRefine((form, context) => {
    for (const fault of templateFaults(form)) context.addIssue({ code: 'custom', ...fault })
    for (const [index, { shape }] of (form.areas ?? []).entries())
      if (shape && !shapesOf(form.blank).includes(shape))
        context.addIssue({
          code: 'custom',
          path: ['areas', index, 'shape'],
          message: studioRuleTexts.shapeOfAnother,
        })
  })
export type StudioForm = z.output<typeof studioForm>

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
/** A text as outlines, in millimetres from their item's origin. */
export const textOutline = z.object({
  d: z.string().describe('As SVG has it'),
  colored: z
    .array(
      z.object({
        d: z.string(),
        fill: z.string().describe('As #rrggbb'),
        opacity: z.number().optional(),
      }),
    )
    .optional()
    .describe('The emoji in their colours, over `d`; only where there are any'),
  box,
  missing: z.array(z.string()).describe('The letters that no font has'),
  lone: z
    .array(z.string())
    .describe('The signs without a letter, on the dotted circle in its place'),
})

/** A product's studio as returned. Prices in rupees, lengths in millimetres. */
export const productStudio = z.object({
  productId: z.string(),
  category: z.string().describe('Of the product: which mock-up shows it'),
  live: z.boolean(),
  required: z.boolean().describe('Whether it is sold personalised only'),
  blank: z.object({
    id: z.enum(blankIds),
    version: z.number().int(),
    areas: z.array(printArea),
    dpi: z.number().int(),
    ink: z.enum(inks),
    formats: z.array(z.enum(['png', 'pdf'])),
  }),
  template: scene,
  fields: z.array(templateField),
  fonts: z.array(
    z.object({
      id: z.enum(fontIds),
      name: z.string(),
      scripts: z
        .array(z.enum(fontScripts))
        .describe('What it prints, by itself or by a companion font of its style'),
      madeFor: z
        .enum(fontScripts)
        .optional()
        .describe('The script of India that it is made for, where there is one beside Devanagari'),
    }),
  ),
  prices: z.object({
    base: z.number().describe('The discounted price'),
    surcharge: z.number(),
    extraArea: z.number(),
  }),
  outlines: z
    .record(z.string(), textOutline)
    .describe(
      'The words of the template, by the id of their item; without ids that stand in several areas',
    ),
  photographs: z
    .array(photograph)
    .describe('Owner’s pictures of the blank, in place of the drawn mock-up'),
  motifs: z.record(z.string(), motif).describe('The drawings that the template shows, by their id'),
  motifNames: z.record(z.string(), motifNames).describe('What those drawings are called'),
})
export type ProductStudio = z.output<typeof productStudio>
