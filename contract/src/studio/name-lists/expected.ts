import { z } from 'zod'
import { absentOr, emptyAsUndefined, phone, preprocessed, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { listLimits } from './list-limits.ts'
import { listRuleTexts } from './list-rules.texts.ts'

/** Somebody who should fill in a row, as the owner of the list types them. */
const wished = z.object({
  id: z.string().optional().describe('Of somebody who was expected already; they keep their link'),
  name: text(listLimits.expectedName),
  phone: preprocessed((value) => emptyAsUndefined(value ?? undefined), z.optional(phone())),
})
export type PersonToExpect = z.output<typeof wished>

export const expectedWish = z.object({
  people: z
    .array(wished, absentOr(ruleTexts.mustBeList, ruleTexts.mustBeList))
    .max(listLimits.rows, listRuleTexts.tooManyExpected)
    .describe('Replaces all'),
})

/** Seen by the owner of the list alone. */
export const expectedPerson = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  row: z
    .number()
    .int()
    .nullable()
    .describe('The row that they filled in, or that has their name; null while they are missing'),
  url: z
    .string()
    .nullable()
    .describe('Their own link, by which they have one row; null while no link is open'),
})
export type ExpectedPerson = z.output<typeof expectedPerson>
