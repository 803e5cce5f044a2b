import { z } from 'zod'
import { staffActions, staffSubjects } from './staff-actions.ts'

// Separate from the schemas, so that a page that only names changes does not load the validator.
export * from './staff-actions.ts'

/**
 * A field's value before and after, truncated; null where it is too large. For an import, the
 * figures.
 */
const staffDetail = z.union([z.tuple([z.unknown(), z.unknown()]), z.null(), z.number()])

/** A change by a staff member, with its author and time. */
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
