import { z } from 'zod'
import { stopCodes, warnCodes } from '@tohfa/print-engine/scene/finding'

/** Findings of a row that prevent its printing, besides those of preflight. */
export const listStopCodes = [
  'size_missing',
  'unknown_size',
  'unknown_color',
  'too_long',
  'bad_quantity',
  'bad_color',
  'unknown_choice',
  'unknown_photo',
  'unknown_field',
  'drawing_failed',
] as const

/** Findings that a person must accept before they approve the list. */
export const listWarnCodes = [
  'duplicate_number',
  'duplicate_name',
  'shrunk_unlike_others',
  'legacy_font',
  'number_changed',
] as const

export type ListFindingCode = (typeof listStopCodes)[number] | (typeof listWarnCodes)[number]

const common = {
  level: z.enum(['stop', 'warn']),
  code: z.enum([...listStopCodes, ...listWarnCodes, ...stopCodes, ...warnCodes]),
  params: z.array(z.union([z.string(), z.number()])),
  text: z.string().describe('In English; pages translate it by `code` and `params`'),
}

/** A finding on one row. */
export const rowFinding = z.object({
  ...common,
  field: z.string().optional().describe('The field, or `color`, `size` or `quantity`'),
  area: z.string().optional().describe('Of a finding of preflight'),
  item: z.string().optional(),
})
export type RowFinding = z.output<typeof rowFinding>

/** All findings of one code, stops first. */
export const listFinding = z.object({ ...common, rows: z.array(z.number().int()) })
export type ListFinding = z.output<typeof listFinding>
