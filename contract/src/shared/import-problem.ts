import { z } from 'zod'
import { optionalMessageKey } from './envelope.ts'

/** Why a row of a file is refused: its line, its column, and a message. */
export const importProblem = z.object({
  line: z.number().int(),
  field: z.string().describe('The column; empty for what is wrong with the whole line'),
  sentence: z.string(),
  ...optionalMessageKey,
})
export type ImportProblem = z.infer<typeof importProblem>
export const importProblems = z.array(importProblem)
