import { z } from 'zod'
import { inks } from '@tohfa/print-engine/blanks/blank-row'
import { oneOf, optionalLines } from '#shared/fields.ts'
import { orderStatuses } from '#orders/order-moves.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { printedValue } from '@tohfa/print-engine/scene/personalisation'
import { texts } from '#i18n/texts.ts'
import {
  gangLimits,
  gapLimits,
  mostOfReason,
  mostSpoilt,
  printMoves,
  printStates,
  sheetIds,
} from './print-moves.ts'
import type { PressKind } from './press-kind.ts'
import { printRuleTexts } from './print-rules.texts.ts'

const pressKind = z.object({
  blank: z.enum(blankIds),
  ink: z.enum(inks),
  colorSpace: z.enum(['rgb', 'cmyk']),
  white: z.boolean().describe('On cloth that is not light: white ink goes below the others'),
  mirrored: z.boolean().describe('For transfers, such as sublimation'),
  stock: z
    .string()
    .nullable()
    .describe('The colour of the stock, where the design leaves it bare and it is not light'),
}) satisfies z.ZodType<PressKind>

/** The print job of a personalised line, or of a gift card, with all that the printer needs. */
export const printJob = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  itemId: z.string().nullable().describe('Null of the card of a gift'),
  line: z
    .number()
    .int()
    .describe('Which of the lines of its order it is, from 1; 0 of the card of a gift'),
  row: z.number().int().optional().describe('Of a row of a name list: its number there'),
  title: z.string(),
  productType: z.string(),
  blank: z.string(),
  kind: pressKind.describe('How it is printed'),
  color: z.string(),
  ground: z.string().describe('The colour, `#rrggbb`, that is seen where the design has no ink'),
  size: z.string().nullable(),
  pack: z.number().int().nullable().describe('How many pieces each of the quantity is'),
  quantity: z.number().int(),
  again: z
    .number()
    .int()
    .nullable()
    .describe('How many of the quantity are printed again, after a misprint; null of all'),
  state: z.enum(printStates),
  moves: z.array(z.enum(printMoves)).describe('Where it can be moved from here'),
  reason: z.string().nullable().describe('Why it is held'),
  gift: z.boolean().describe('Whether its order is a gift'),
  waits: z
    .boolean()
    .describe('The buyer of a cash order has not confirmed it yet, so it is not printed'),
  proof: z
    .string()
    .nullable()
    .describe('The hash of the approved proof; null of a card that is not rendered yet'),
  preview: z
    .string()
    .nullable()
    .describe('The first place that is printed, as a picture; null as is the proof'),
  values: z.array(printedValue),
  files: z.array(
    z.object({
      area: z.string(),
      kind: z.enum(['png', 'pdf']),
      url: z.string(),
      sha256: z.string(),
    }),
  ),
  mirrored: z
    .array(z.string())
    .describe('Where the PNGs are the other way round, of a blank that is printed so'),
  due: z.iso.date().describe('The day, in India, on which it should be printed'),
  createdAt: z.iso.datetime(),
})
export type PrintJob = z.infer<typeof printJob>

const noReason = ({ state, spoilt }: { state: string; spoilt?: number | undefined }) =>
  state === 'reprint' ? spoilt === 0 : state !== 'held'

/**
 * A move by staff; the buyer sees the reason for a hold. `reprint` is the number of spoilt pieces.
 */
export const printMove = z
  .object({
    state: oneOf([...printStates, 'reprint'], ruleTexts.status),
    reason: optionalLines(
      mostOfReason,
      texts.required,
      ruleTexts.notValid,
      ruleTexts.tooLong(mostOfReason),
    ),
    spoilt: z
      .number(printRuleTexts.spoilt)
      .int(printRuleTexts.spoilt)
      .min(0, printRuleTexts.spoilt)
      .max(mostSpoilt, printRuleTexts.spoilt)
      .optional()
      .describe(
        'Of `reprint`: how many pieces are spoilt, all unless said; 0 of what was marked by mistake',
      ),
  })
  .refine((move) => move.reason !== undefined || noReason(move), {
    path: ['reason'],
    error: texts.required,
  })

/** A request for gang sheets: several designs on common sheets; `gap` in millimetres. */
export const gangOrder = z.object({
  jobs: z
    .array(z.uuid(ruleTexts.notValid), ruleTexts.mustBeList)
    .min(1, texts.required)
    .max(gangLimits.jobs, printRuleTexts.tooManyJobs)
    .refine((ids) => new Set(ids).size === ids.length, printRuleTexts.jobTwice),
  sheet: oneOf(sheetIds, printRuleTexts.sheetUnknown),
  gap: z
    .number(printRuleTexts.gap)
    .min(gapLimits.least, printRuleTexts.gap)
    .max(gapLimits.most, printRuleTexts.gap)
    .default(gapLimits.usual),
})
export type GangOrder = z.infer<typeof gangOrder>

/**
 * The position of a piece on its sheet: the upper left corner including the bleed, in millimetres.
 */
export const placedPiece = z.object({
  id: z.string().describe('Of the print job'),
  area: z.string(),
  sheet: z.number().int().describe('From 1'),
  x: z.number(),
  y: z.number(),
  width: z.number().describe('As it lies, with the bleed'),
  height: z.number(),
  turned: z.boolean().describe('By a quarter'),
})

/** The pieces on a sheet, and how it is printed. */
export const sheetKind = pressKind.extend({ sheet: z.number().int().describe('From 1') })
export type SheetKind = z.infer<typeof sheetKind>

/** A job that is larger than the sheet; none of it was placed. */
export const tooLargeJob = z.object({
  id: z.string(),
  orderNumber: z.string(),
  line: z.number().int(),
  size: z.string().describe('With the bleed, in millimetres'),
})
export type TooLargeJob = z.infer<typeof tooLargeJob>
export type PlacedPiece = z.infer<typeof placedPiece>
