import { z } from 'zod'
import { importPlan } from '#shared/import-plan.ts'
import { importProblems } from '#shared/import-problem.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { shopMakes } from '#catalog/moving/moving-choices.ts'

export const formerKinds = ['customers', 'orders'] as const

/** Customers or past orders of a former shop, by its own export. */
export const formerHistoryFile = z.object({
  source: z.enum(shopMakes, ruleTexts.notValid),
  kind: z.enum(formerKinds, ruleTexts.notValid),
  csv: z.string(),
  leaveOut: z.boolean().default(false).describe('Imports what is right, and leaves out the rest'),
  ...importPlan,
})
export type FormerHistoryFile = z.infer<typeof formerHistoryFile>

const count = z.number().int()

/** The effect of a file. Nothing is written while there is a problem. */
export const formerHistoryReport = z.object({
  dryRun: z.boolean(),
  rows: count,
  people: count.describe('People added'),
  orders: count.describe('Past orders added'),
  known: count.describe('Imported before: they stay as they are'),
  problems: importProblems,
  plan: z.string(),
})
export type FormerHistoryReport = z.infer<typeof formerHistoryReport>
