import { z } from 'zod'

/** The rows of a name list that a line consists of. */
export const lineList = z.object({
  id: z.string(),
  title: z.string(),
  rows: z.array(
    z.object({
      id: z
        .string()
        .optional()
        .describe('In an order: its own id, by which print jobs and papers name it'),
      n: z.number().int().describe('Its number in the list'),
      values: z.record(z.string(), z.string()).describe('Its words by their fields'),
      quantity: z.number().int(),
      cancelled: z.number().int().optional().describe('How many of them; left out where none'),
      preview: z.string().nullable(),
    }),
  ),
})
export type LineList = z.output<typeof lineList>
