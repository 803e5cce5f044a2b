import { z } from 'zod'
import { absentOr, preprocessed, text } from '#shared/fields.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { scene } from '@tohfa/print-engine/scene/scene'
import { fieldValues } from '@tohfa/print-engine/scene/template-fields'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { listFinding, rowFinding } from './list-findings.ts'
import { listLimits } from './list-limits.ts'
import { listRuleTexts } from './list-rules.texts.ts'

/**
 * The states of a list: `draft` until all rows are drawn, `rendering` while they are being drawn.
 */
export const listStates = ['draft', 'rendering', 'ready', 'approved'] as const
export type ListState = (typeof listStates)[number]

/** The targets of a column besides the fields of the template. */
export const columnTargets = ['color', 'size', 'quantity', 'note'] as const

const emptyAsAbsent = (value: unknown) => (value === null || value === '' ? undefined : value)
const optionalText = (max: number) => preprocessed(emptyAsAbsent, z.optional(text(max)))

/** One piece, or several equal ones; absent colour and size are those of the list. */
export const listRow = z.object({
  values: fieldValues.default({}).describe('By the ids of the fields, on top of those of the list'),
  color: optionalText(60),
  size: optionalText(20),
  quantity: z
    .number(absentOr(listRuleTexts.piecesOfRow, listRuleTexts.piecesOfRow))
    .int(listRuleTexts.piecesOfRow)
    .min(1, listRuleTexts.piecesOfRow)
    .max(listLimits.ofRow, listRuleTexts.piecesOfRow)
    .default(1),
  note: optionalText(listLimits.note),
})

const column = z.object({
  index: z.number().int().min(0).max(99).describe('From 0'),
  to: z
    .string()
    .max(24)
    .nullable()
    .describe('The id of a field, `color`, `size`, `quantity`, `note`, or null for none'),
})
export type ListColumn = z.output<typeof column>

/** What a list consists of, wherever one is sent. */
export const listParts = {
  title: optionalText(listLimits.title),
  values: fieldValues.optional().describe('Shared by all rows, put into the template'),
  scene: scene.optional().describe('Shared by all rows, instead of `values`'),
  oneSize: z
    .boolean(ruleTexts.notValid)
    .optional()
    .describe('Words that shrink to their width have one size in all rows: that of the longest'),
  rows: z
    .array(listRow, absentOr(ruleTexts.mustBeList, ruleTexts.mustBeList))
    .max(listLimits.rows, listRuleTexts.tooManyRows)
    .optional()
    .describe('Replaces all rows'),
  text: z
    .string()
    .max(listLimits.text, listRuleTexts.textTooLong)
    .optional()
    .describe('Pasted TSV or CSV instead of `rows`, with or without a header row'),
  columns: z
    .array(column)
    .max(listLimits.columns, listRuleTexts.tooManyColumns)
    .optional()
    .describe('What the columns of the text hold; without it they are guessed'),
}

/** Rows share values or a scene. */
export const hasOneBase = ({ scene: sent, values }: { scene?: unknown; values?: unknown }) =>
  !sent || !values
/** Rows are sent in one way. */
export const hasOneSource = ({ rows, text: pasted }: { rows?: unknown; text?: unknown }) =>
  !rows || pasted === undefined

export const nameListDraft = z
  .object({ productId: z.string(), color: text(60), size: optionalText(20), ...listParts })
  .refine(hasOneBase, { path: ['scene'], error: studioRuleTexts.sceneOrValues })
  .refine(hasOneSource, { path: ['rows'], error: listRuleTexts.rowsOrText })
export type NameListDraft = z.output<typeof nameListDraft>

export const nameListChange = z
  .object({
    version: z.number().int().describe('The one that was read; 409 when it is no longer that'),
    color: z.optional(text(60)),
    size: z.optional(z.nullable(text(20))),
    ...listParts,
  })
  .refine(hasOneBase, { path: ['scene'], error: studioRuleTexts.sceneOrValues })
  .refine(hasOneSource, { path: ['rows'], error: listRuleTexts.rowsOrText })
export type NameListChange = z.output<typeof nameListChange>

export const listVersion = z.object({ version: z.number().int() })

export const listApproval = z.object({
  hash: z.string().max(64).nullable().describe('That of the list as it was read'),
  ticked: z.array(z.string().max(40)).max(60).describe('The codes of all its warnings'),
})

/** A row as it is printed. */
const rowOfList = z.object({
  n: z.number().int().describe('From 1, in the order of the list'),
  values: fieldValues,
  color: z.string(),
  size: z.string().nullable(),
  quantity: z.number().int(),
  note: z.string().nullable(),
  collected: z.boolean().describe('Somebody filled it in by the link of the list'),
  findings: z.array(rowFinding).describe('Stops first'),
  proof: z.string().nullable().describe('The hash of its proof; null until it is drawn'),
  preview: z.string().nullable().describe('Asked for with the token'),
  mockUp: z.string().nullable().describe('The same on the product'),
})
export type RowOfList = z.output<typeof rowOfList>

const heading = {
  id: z.string(),
  version: z.number().int().describe('Counts up with each change'),
  productId: z.string(),
  title: z.string(),
  state: z.enum(listStates),
  color: z.string(),
  size: z.string().nullable(),
  pieces: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

/** A list without its rows. */
export const nameListHeading = z.object({ ...heading, rowCount: z.number().int() })
export type NameListHeading = z.output<typeof nameListHeading>

/** The link of a list, which its owner passes on. */
export const collectLink = z.object({
  url: z.string(),
  token: z.string(),
  until: z.iso.date().describe('The last day, in India, on which rows are filled in'),
})
export type CollectLink = z.output<typeof collectLink>

export const nameList = z.object({
  ...heading,
  values: fieldValues.nullable().describe('Null of a list with a scene of its own'),
  scene: scene.nullable(),
  oneSize: z.boolean().describe('Words have one size in all rows: that of the longest'),
  columns: z
    .array(column.extend({ header: z.string().nullable() }))
    .describe('Those of the text or file that the rows came from; none of rows sent as such'),
  rows: z.array(rowOfList),
  findings: z.array(listFinding).describe('All of the rows, by code; stops first'),
  done: z.number().int().describe('The number of rows that are drawn'),
  total: z.number().int().describe('The number of rows'),
  hash: z
    .string()
    .nullable()
    .describe('Of every row’s proof, colour, size and quantity; null until all rows are drawn'),
  collect: collectLink
    .pick({ until: true })
    .nullable()
    .describe('Until when people fill in their own rows by a link; null where there is none'),
  price: z
    .object({ unitPrice: z.number(), personalisation: z.number(), total: z.number() })
    .describe(
      'In rupees, for this list alone: a piece, its print (the dearest of the rows), and all of it',
    ),
})
export type NameList = z.output<typeof nameList>

export const listProgress = nameList.pick({ state: true, done: true, total: true })
export type ListProgress = z.output<typeof listProgress>
