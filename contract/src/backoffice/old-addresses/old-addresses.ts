import { z } from 'zod'
import { paging } from '#shared/envelope.ts'
import { absentOr } from '#shared/fields.ts'
import { importPlan } from '#shared/import-plan.ts'
import { importProblems } from '#shared/import-problem.ts'
import { texts } from '#i18n/texts.ts'
import { oldAddressesPerPage } from './old-address-limits.ts'

export * from './old-address-limits.ts'

/** An address of the shop before this one, and the page of ours that answers for it. */
export const oldAddress = z.object({
  id: z.string(),
  path: z.string().describe('Decoded, in small letters, without a slash at its end'),
  target: z.string().describe('An address of this shop, from its first slash on'),
  createdAt: z.iso.datetime(),
})
export type OldAddress = z.infer<typeof oldAddress>

const typed = z.string(absentOr(texts.required, texts.required)).max(2_000, texts.required)

export const oldAddressForm = z.object({ path: typed, target: typed })
export type OldAddressForm = z.infer<typeof oldAddressForm>

export const oldAddressQuery = z.object({
  ...paging(oldAddressesPerPage),
  search: z.string().max(200).optional().describe('A part of the old address or of the new one'),
})
export type OldAddressQuery = z.infer<typeof oldAddressQuery>

export const oldAddressFile = z.object({
  csv: z.string(),
  ...importPlan,
})
export type OldAddressFile = z.infer<typeof oldAddressFile>

const count = z.number().int()

/** The effect of a file of addresses. Nothing is written while there is a problem. */
export const oldAddressReport = z.object({
  dryRun: z.boolean(),
  rows: count,
  added: count,
  changed: count,
  unchanged: count,
  problems: importProblems,
  changes: z
    .array(z.object({ line: count, path: z.string(), from: z.string(), to: z.string() }))
    .describe('The first of those added, with an empty `from`, and changed'),
  plan: z.string(),
})
export type OldAddressReport = z.infer<typeof oldAddressReport>
