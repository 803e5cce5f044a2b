import { z } from 'zod'
import { oneOf, text } from '#shared/fields.ts'
import { orderStatuses } from '#orders/order-moves.ts'
import { printJob } from '#fulfilment/print/print-jobs.ts'
import { printStates } from '#fulfilment/print/print-moves.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.ts'
import { plainLine, printedValue } from '@tohfa/print-engine/scene/personalisation'
import { texts } from '#i18n/texts.ts'
import { scanSteps } from './scan-steps.ts'

/** A scanned or typed code at the workbench, and what it should do. */
export const benchScan = z.object({
  code: text(500, texts.required),
  step: oneOf(scanSteps, printRuleTexts.scanStep),
})

const boxLine = z.object({
  itemId: z.string().nullable().describe('Null of what belongs to a gift'),
  line: z
    .number()
    .int()
    .describe('Which of the lines of its order it is, from 1; 0 the card of a gift, -1 its wrap'),
  row: z.number().int().optional().describe('Of a row of a name list: its number there'),
  code: z.string().describe('As its ticket and the slip of its order bear it'),
  title: z.string(),
  productType: z.string(),
  color: z.string(),
  size: z.string().nullable(),
  pack: z.number().int().nullable(),
  quantity: z.number().int().describe('What was not cancelled'),
  print: z.enum(printStates).nullable().describe('Null of plain goods'),
  preview: z.string().nullable(),
  ground: z.string().nullable().describe('The colour on which it lies; null of plain goods'),
  values: z.array(printedValue),
  plain: plainLine,
  packed: z.boolean().describe('Whether all its pieces lie in the box'),
})

/** An order during packing: what belongs in its box, what is in it, and what is missing. */
export const box = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  to: z.string().describe('The name and the city that it goes to'),
  packedAt: z.iso.datetime().nullable().describe('When the last of it was laid there'),
  lines: z.array(boxLine),
  missing: z.array(z.string()).describe('The codes of the lines that are not there yet'),
})
export type Box = z.infer<typeof box>

/** The result of a scan. */
export const scanned = z.object({
  step: z.enum(scanSteps),
  already: z.boolean().describe('It was done before: nothing has changed'),
  line: z.string().nullable().describe('The code of the line; null for that of a whole order'),
  box,
})
export type Scanned = z.infer<typeof scanned>

/** The work at the workbench: prints, and boxes that are or can be started. */
export const workbench = z.object({
  jobs: z.array(printJob),
  jobsTotal: z.number().int(),
  boxes: z.array(box),
  boxesTotal: z.number().int(),
})
export type Workbench = z.infer<typeof workbench>
