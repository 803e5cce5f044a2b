import { z } from 'zod'

/** How a file is imported: first a dry run, then the same plan or nothing. */
export const importPlan = {
  dryRun: z.boolean().default(true),
  plan: z
    .string()
    .max(64)
    .optional()
    .describe('That of the dry run: 409 when the file would do something else by now'),
}
