import { z } from 'zod'
import { staffActions, staffSubjects } from './staff-actions.ts'

// Apart from the schemas, so that a page that only names changes does not carry the validator.
export * from './staff-actions.ts'

/**
 * A field's value before and after, cut short; null where it is too large to be told. In the
 * details of an import, its figures.
 */
const staffDetail = z.union([z.tuple([z.unknown(), z.unknown()]), z.null(), z.number()])

/** One thing that somebody of the staff changed, by whom and when. */
export const staffChange = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().describe('The e-mail of the person, or `command line`'),
  subject: z.enum(staffSubjects),
  action: z.enum(staffActions),
  subjectId: z.string().nullable(),
  name: z.string().describe('What it is called: a title, an order number, an e-mail'),
  details: z.record(z.string(), staffDetail),
})
export type StaffChange = z.infer<typeof staffChange>
