import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { motifEntry } from './motifs.ts'

export const motifCalls = {
  'GET /studio/motifs': {
    access: 'public',
    tag: 'Studio',
    summary: 'The drawings of the shop that a design may have',
    answer: envelope(z.array(motifEntry)),
  },
} satisfies Calls
