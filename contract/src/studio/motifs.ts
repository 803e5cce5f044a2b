import { z } from 'zod'
import { motifCategories } from './motif-categories.ts'

const inBoth = z.object({ en: z.string(), hi: z.string() })

/** What a motif is called in both languages, as a sentence has it. */
export const motifNames = z.object({ name: inBoth, many: inBoth.describe('Several of it') })
export type MotifNames = z.output<typeof motifNames>

/** A motif as the index lists it. */
export const motifEntry = z.object({
  id: z.string(),
  ...motifNames.shape,
  words: z.array(z.string()).describe('What finds it beside its names'),
  category: z.enum(motifCategories),
  colors: z.array(z.string()).describe('Its own colour for each slot that an item may choose'),
  url: z.string().describe('Its drawing, which never changes at this address'),
  bytes: z.number().int(),
})
export type MotifEntry = z.output<typeof motifEntry>
